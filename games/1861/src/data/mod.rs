//! The data files. A number of the rules stands there and nowhere else.

mod map;
#[allow(dead_code, reason = "some of it only the build script and the page read")]
pub(crate) mod schema;

use bourse_game::page::Declaration;
use ts_rs::Config;

pub use map::map;
use schema::figures::{
    AuctionRow, ColumnMarketRow, CompanyRow, FiguresFile, KindName, LimitRow, LoansRow, MarketRow,
    MergerRow, PlayersRow, PrivateRow, RoundsRow, SharesRow, StartRow, StateTokensRow, TrackRow,
    TrainRow, ZoneName,
};
use schema::map::{
    AreaRow, ClassName, ColourName, HexRow, LabelName, MapFile, PairRow, PathRow, StopRow, TileRow,
};

/// The types of the files, for the page.
pub(crate) fn declarations(config: &Config) -> Vec<Declaration> {
    let map = bourse_game::declarations![
        config; MapFile, PairRow, AreaRow, HexRow, TileRow, ClassName, ColourName, LabelName,
        StopRow, PathRow
    ];
    let figures = bourse_game::declarations![
        config; FiguresFile, PlayersRow, RoundsRow, SharesRow, LoansRow, AuctionRow, TrackRow,
        MergerRow, StateTokensRow, PrivateRow, KindName, CompanyRow, TrainRow, LimitRow, MarketRow,
        StartRow, ZoneName, ColumnMarketRow
    ];
    map.into_iter().chain(figures).collect()
}
