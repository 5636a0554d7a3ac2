//! Speculation for the page.

use std::collections::BTreeMap;

use bourse_game::page::{Declaration, Figure, Shape, declaration};
use bourse_game::{Money, Seat};
use serde::Serialize;
use ts_rs::{Config, TS};

use crate::rules::{HIGHEST, LOWEST};
use crate::schema::{
    ActionTilesRow, CompanyRow, File, HolidayEffect, PricesRow, SectionRow, Shade, SideRow,
};
use crate::{
    Card, CardSet, Cards, Company, Movement, Moves, PRICES_ARE_RECONSTRUCTED, PriceList, Reveal,
    SeenCards, SeenPile, Side, Space, Speculation, Standings, Table, Tile, Track, TrackSection,
    View, steps,
};

/// What the page draws.
#[derive(Serialize, TS)]
#[ts(rename = "SpeculationView")]
pub struct Shown {
    phase: ShownPhase,
    /// The number of the round, from 1.
    round: u32,
    /// Whose turn it is: with whom cards and pawns begin.
    active: Seat,
    /// The action of this turn, once it is known.
    action: Option<Tile>,
    /// The movement tile of this turn, once it is drawn.
    movement: Option<Movement>,
    /// What a company card is worth this turn if one Bank holiday is among the
    /// cards; null before the movement tile is drawn.
    steps_with_holiday: Option<u8>,
    lists: Lists,
    #[ts(type = "Record<SpeculationCompany, SpeculationPawn>")]
    companies: BTreeMap<Company, Pawn>,
    /// The companies in END, by time of arrival.
    end_order: Vec<Company>,
    bags: Bags,
    players: Vec<Player>,
    /// The viewer's own cards; null for a spectator.
    own: Option<Own>,
    /// The last reveal; null before the first.
    last: Option<Shared>,
}

/// What is decided or drawn now.
#[derive(Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(rename = "SpeculationPhase")]
enum ShownPhase {
    StartShare { seat: Seat },
    Deal { seat: Seat },
    DrawAction,
    DrawMovement,
    Trade { seat: Seat },
    Rank,
    Commit,
    Refill { seat: Seat },
    Over,
}

/// The price lists in force.
#[derive(Serialize, TS)]
#[ts(rename = "SpeculationLists")]
struct Lists {
    #[ts(type = "\"normal\" | \"star\"")]
    side: Side,
    /// Whether they are our reconstruction, not read off the printed board.
    reconstructed: bool,
    /// By section, then by rank.
    sections: Vec<Vec<Money>>,
    /// By order of arrival.
    end: Vec<Money>,
}

#[derive(Serialize, TS)]
#[ts(rename = "SpeculationPawn")]
struct Pawn {
    space: Space,
    /// From 1; null on START.
    rank: Option<usize>,
    /// What a share costs today.
    price: Money,
    /// Shares of the bank.
    bank: u8,
    /// One step on; null in END.
    forward: Option<Ahead>,
    /// One step back; null on START and in END.
    back: Option<Ahead>,
    /// As many steps as the movement tile gives, if no other pawn moved first;
    /// null in END and before the tile is drawn.
    moved: Option<Ahead>,
}

/// What a pawn's going somewhere would change, if all others stayed.
#[derive(Serialize, TS)]
#[ts(rename = "SpeculationAhead")]
struct Ahead {
    space: Space,
    /// The prices that would be others than today's.
    #[ts(type = "Partial<Record<SpeculationCompany, Money>>")]
    prices: BTreeMap<Company, Money>,
}

/// What is still in the bags.
#[derive(Serialize, TS)]
#[ts(rename = "SpeculationBags")]
struct Bags {
    #[ts(type = "Record<SpeculationTile, number>")]
    action: BTreeMap<Tile, u8>,
    movement: Vec<Movement>,
}

#[derive(Serialize, TS)]
#[ts(rename = "SpeculationPlayer")]
struct Player {
    /// Null where the viewer may not know it.
    cash: Option<Money>,
    #[ts(type = "Record<SpeculationCompany, number>")]
    shares: BTreeMap<Company, u8>,
    /// What the shares are worth at today's prices.
    stock: Money,
    /// How many cards are in hand.
    hand: u8,
    /// How many cards are in the deck.
    deck: u8,
    /// Whether a card is chosen for this round.
    committed: bool,
    discard: Discard,
}

/// A discard pile, as far as it may be seen.
#[derive(Serialize, TS)]
#[ts(rename = "SpeculationDiscard")]
struct Discard {
    count: usize,
    top: Option<Card>,
    /// From the first played to the last; null where only the top is seen.
    cards: Option<Vec<Card>>,
}

/// The viewer's own cards.
#[derive(Serialize, TS)]
#[ts(rename = "SpeculationOwn")]
struct Own {
    hand: Vec<Card>,
    deck: Vec<Card>,
    committed: Option<Card>,
}

/// A reveal and what followed from it.
#[derive(Serialize, TS)]
#[ts(rename = "SpeculationReveal")]
struct Shared {
    round: u32,
    /// By seat.
    cards: Vec<Card>,
    /// What each company card was worth.
    steps: u8,
    /// What a share of each company cost before the first of the moves.
    #[ts(type = "Record<SpeculationCompany, Money>")]
    before: BTreeMap<Company, Money>,
    /// In the order they were made.
    moves: Vec<Moved>,
}

/// A pawn that moved because of a card.
#[derive(Serialize, TS)]
#[ts(rename = "SpeculationMoved")]
struct Moved {
    company: Company,
    from: Space,
    to: Space,
    /// What a share of each company cost right after this move.
    #[ts(type = "Record<SpeculationCompany, Money>")]
    prices: BTreeMap<Company, Money>,
    /// The ranks right after it, from 1; null on START.
    #[ts(type = "Record<SpeculationCompany, number | null>")]
    ranks: BTreeMap<Company, Option<usize>>,
}

/// What a seat may do.
#[derive(Default, Serialize, TS)]
#[ts(rename = "SpeculationMoves")]
pub struct Offered {
    /// Every deal: what is sold and what is bought, null for nothing.
    trade: Vec<(Option<Company>, Option<Company>)>,
    /// The pawns the rank tile can move.
    rank: Vec<Company>,
    /// Whether the rank tile may be left unused.
    decline: bool,
    /// The cards that can be chosen.
    commit: Vec<Card>,
}

impl Shape for Speculation {
    type Shown = Shown;
    type Offered = Offered;

    fn show(view: &View) -> Shown {
        let table = view.table();
        Shown {
            phase: phase(table),
            round: table.round(),
            active: table.active(),
            action: table.action(),
            movement: table.movement(),
            steps_with_holiday: table.movement().map(|tile| steps(table.players(), tile, 1)),
            lists: lists(table),
            companies: by(Company::ALL, |company| pawn(view, company)),
            end_order: table.track().end_order().collect(),
            bags: Bags {
                action: by(Tile::ALL, |tile| table.action_bag()[tile]),
                movement: table.movement_bag().iter().collect(),
            },
            players: table.players().seats().map(|seat| player(view, seat)).collect(),
            own: view.own().map(own),
            last: table.last().map(|reveal| shared(table, reveal)),
        }
    }

    fn offer(_: &View, moves: &Moves) -> Offered {
        let none = Offered::default();
        match moves {
            Moves::None => none,
            Moves::Trade(trades) => Offered { trade: trades.iter().collect(), ..none },
            Moves::Rank { companies, optional } => {
                Offered { rank: companies.iter().collect(), decline: *optional, ..none }
            }
            Moves::Commit { cards } => Offered { commit: list(*cards), ..none },
        }
    }

    fn figures(view: &View) -> Vec<Figure> {
        let prices = Company::ALL.into_iter().map(|company| Figure {
            group: "prices",
            name: company.id().to_owned(),
            value: Some(view.prices()[company].0),
        });
        let fortunes = view.table().players().seats().map(|seat| Figure {
            group: "fortune",
            name: seat.to_string(),
            value: view.cash(seat).map(|cash| cash.0 + stock(view, seat).0),
        });
        prices.chain(fortunes).collect()
    }

    fn declarations(config: &Config) -> Vec<Declaration> {
        let rules = bourse_game::declarations![config; crate::Company, crate::Card, crate::Tile, crate::Movement, crate::Space, crate::Deal, crate::Action, crate::Outcome, crate::Event, crate::Rule];
        let file = bourse_game::declarations![config; File, CompanyRow, SectionRow, Shade, PricesRow, SideRow, ActionTilesRow, HolidayEffect];
        let docs = "/** What a price of a list can be. */\n".to_owned();
        let prices = format!("const PRICES = {{ lowest: {LOWEST}, highest: {HIGHEST} }} as const;");
        let types = rules.into_iter().chain(file).chain(page_types(config));
        std::iter::once((Some(docs), prices)).chain(types).collect()
    }
}

fn phase(table: &Table) -> ShownPhase {
    use crate::Phase;
    match table.phase() {
        Phase::StartShare { seat } => ShownPhase::StartShare { seat },
        Phase::Deal { seat, .. } => ShownPhase::Deal { seat },
        Phase::DrawAction => ShownPhase::DrawAction,
        Phase::DrawMovement => ShownPhase::DrawMovement,
        Phase::Trade { seat } => ShownPhase::Trade { seat },
        Phase::Rank => ShownPhase::Rank,
        Phase::Commit { .. } => ShownPhase::Commit,
        Phase::Refill { seat, .. } => ShownPhase::Refill { seat },
        Phase::Over => ShownPhase::Over,
    }
}

fn lists(table: &Table) -> Lists {
    let options = table.options();
    let prices = |list: &PriceList| list.iter().collect();
    let in_force = table.price_lists();
    let brought = options.prices.as_ref().and_then(|lists| lists.side(options.side)).is_some();
    Lists {
        side: options.side,
        reconstructed: PRICES_ARE_RECONSTRUCTED && !brought,
        sections: TrackSection::all().map(|section| prices(in_force.section(section))).collect(),
        end: prices(in_force.end()),
    }
}

fn pawn(view: &View, company: Company) -> Pawn {
    let table = view.table();
    let track: &Track = table.track();
    let moved = |count: u8| {
        let on_track = track.position(company) != Space::END;
        on_track.then(|| ahead(view, company, track.after_steps(company, count)))
    };
    Pawn {
        space: track.position(company),
        rank: table.rank(company),
        price: view.prices()[company],
        bank: table.bank()[company],
        forward: moved(1),
        back: track.step_back(company).map(|space| ahead(view, company, space)),
        moved: table.movement().and_then(|tile| moved(tile.value())),
    }
}

fn ahead(view: &View, company: Company, space: Space) -> Ahead {
    let prices = view.table().prices_with(company, space);
    let changed = Company::ALL.into_iter().filter(|&other| prices[other] != view.prices()[other]);
    Ahead { space, prices: changed.map(|other| (other, prices[other])).collect() }
}

fn player(view: &View, seat: Seat) -> Player {
    let SeenCards { hand, deck, committed, discard } = *view.cards(seat);
    Player {
        cash: view.cash(seat),
        shares: by(Company::ALL, |company| view.table().shares(seat)[company]),
        stock: stock(view, seat),
        hand,
        deck,
        committed,
        discard: match discard {
            SeenPile::Open(pile) => {
                Discard { count: pile.len(), top: pile.top(), cards: Some(pile.iter().collect()) }
            }
            SeenPile::Top { count, top } => Discard { count: count.into(), top, cards: None },
        },
    }
}

/// What a seat's shares are worth at today's prices.
fn stock(view: &View, seat: Seat) -> Money {
    let held = view.table().shares(seat);
    let worth = |company| i32::from(held[company]) * view.prices()[company].0;
    Money(Company::ALL.into_iter().map(worth).sum())
}

fn own(cards: &Cards) -> Own {
    Own { hand: list(cards.hand()), deck: list(cards.deck()), committed: cards.committed() }
}

fn shared(table: &Table, reveal: &Reveal) -> Shared {
    let moved = |Standings { made, prices, ranks }: Standings| Moved {
        company: made.company,
        from: made.from,
        to: made.to,
        prices: by(Company::ALL, |company| prices[company]),
        ranks: by(Company::ALL, |company| ranks[company]),
    };
    let before = table.prices_before_reveal().unwrap_or_else(|| table.prices());
    Shared {
        round: reveal.round,
        cards: reveal.cards.iter().collect(),
        steps: reveal.steps,
        before: by(Company::ALL, |company| before[company]),
        moves: table.last_moves().map(moved).collect(),
    }
}

fn by<K: Ord + Copy, V, const N: usize>(
    keys: [K; N],
    mut value: impl FnMut(K) -> V,
) -> BTreeMap<K, V> {
    keys.into_iter().map(|key| (key, value(key))).collect()
}

fn list(cards: CardSet) -> Vec<Card> {
    cards.iter().collect()
}

/// The types of what is shown and offered.
fn page_types(config: &Config) -> Vec<Declaration> {
    vec![
        declaration::<Shown>(config),
        declaration::<ShownPhase>(config),
        declaration::<Lists>(config),
        declaration::<Pawn>(config),
        declaration::<Ahead>(config),
        declaration::<Bags>(config),
        declaration::<Player>(config),
        declaration::<Discard>(config),
        declaration::<Own>(config),
        declaration::<Shared>(config),
        declaration::<Moved>(config),
        declaration::<Offered>(config),
    ]
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::panic, reason = "tests")]
mod tests {
    use crate::{Action, ByCompany, Discards, Options, Position, PriceLists, SidePrices};
    use bourse_game::{Game, Setup, View as _, Viewer};
    use serde_json::{Value, json};

    use super::*;

    fn seat(number: u8) -> Seat {
        Seat::new(number).unwrap()
    }

    /// A turn with these tiles, pawns in the order of the companies.
    fn game(options: Options, action: Tile, movement: u8, spaces: [u8; 8]) -> Speculation {
        game_of(3, options, action, movement, spaces)
    }

    fn game_of(
        players: u8,
        options: Options,
        action: Tile,
        movement: u8,
        spaces: [u8; 8],
    ) -> Speculation {
        let setup = Setup::new(&Speculation::DECLARATION, players, options, 1).unwrap();
        let mut position = Position::new(setup, action, Movement::new(movement).unwrap());
        position.positions = ByCompany::new(spaces.map(|space| Space::new(space).unwrap()));
        position.play().unwrap()
    }

    fn shown(game: &Speculation, viewer: Viewer) -> Value {
        serde_json::to_value(Speculation::show(&game.view(viewer))).unwrap()
    }

    fn offered(game: &Speculation, number: u8) -> Value {
        let view = game.view(Viewer::Seat(seat(number)));
        serde_json::to_value(Speculation::offer(&view, &view.moves())).unwrap()
    }

    const PAWNS: [u8; 8] = [12, 9, 7, 5, 18, 3, 0, 22];

    #[test]
    fn pawns_have_ranks_prices_and_what_a_step_would_change() {
        let game = game(Options::default(), Tile::Trade, 6, PAWNS);
        let shown = shown(&game, Viewer::Spectator);
        let metro = &shown["companies"]["metro"];
        assert_eq!((&metro["space"], &metro["rank"]), (&json!(18), &json!(2)));
        assert_eq!(metro["price"], 110);
        assert_eq!(metro["forward"], json!({ "space": 19, "prices": {} }));
        assert_eq!(
            metro["moved"],
            json!({ "space": 25, "prices": { "metro": 175, "timbuktu": 150 } }),
            "past Timbuktu into its section"
        );
        let show_manager = &shown["companies"]["show_manager"];
        assert_eq!((&show_manager["rank"], &show_manager["back"]), (&Value::Null, &Value::Null));
        assert_eq!(shown["lists"]["sections"][2][0], 175);
        assert_eq!(shown["lists"]["reconstructed"], true);
        assert_eq!(shown["bags"]["movement"], json!([1, 2, 3, 4, 5]));
        assert_eq!(shown["bags"]["action"]["trade"], 2);
    }

    #[test]
    fn own_lists_are_not_called_reconstructed() {
        let list = vec![80, 70, 60, 50, 40, 30, 20, 10];
        let own = SidePrices::new(Side::Normal, &vec![list.clone(); 6], &list).unwrap();
        let prices = Some(PriceLists::only(Side::Normal, own));
        let game = game(Options { prices, ..Options::default() }, Tile::Trade, 1, PAWNS);
        let shown = shown(&game, Viewer::Spectator);
        assert_eq!(shown["lists"]["reconstructed"], false);
        assert_eq!(shown["lists"]["end"], json!(list));
        assert_eq!(shown["companies"]["timbuktu"]["price"], 80);
    }

    #[test]
    fn a_hand_is_shown_to_its_player_alone() {
        let mut game = game(Options::default(), Tile::NoAction, 2, PAWNS);
        let card = game.cards(seat(1)).hand().nth(0).unwrap();
        game.apply(seat(1), &Action::Commit { card }, &mut ()).unwrap();
        let his = shown(&game, Viewer::Seat(seat(1)));
        assert_eq!(his["own"]["committed"], json!(card));
        assert_eq!(his["own"]["hand"].as_array().unwrap().len(), 1);
        let hers = shown(&game, Viewer::Seat(seat(0)));
        assert_eq!(hers["own"]["committed"], Value::Null);
        assert_eq!(hers["players"][1]["committed"], true);
        assert_eq!(hers["players"][1]["hand"], 1);
        assert_eq!(shown(&game, Viewer::Spectator)["own"], Value::Null);
    }

    #[test]
    fn hidden_cash_is_null_and_so_is_the_fortune_in_the_chart() {
        let options = Options { hidden_money: true, ..Options::default() };
        let game = game(options, Tile::Trade, 2, PAWNS);
        let viewer = Viewer::Seat(seat(0));
        let shown = shown(&game, viewer);
        assert_eq!(shown["players"][0]["cash"], 20);
        assert_eq!(shown["players"][1]["cash"], Value::Null);
        let figures = Speculation::figures(&game.view(viewer));
        let fortune = |name: &str| {
            figures.iter().find(|figure| figure.group == "fortune" && figure.name == name).unwrap()
        };
        assert_eq!((fortune("0").value, fortune("1").value), (Some(20), None));
        assert_eq!(figures.len(), 8 + 3);
    }

    #[test]
    fn of_a_closed_discard_pile_the_top_is_seen() {
        let options = Options { discards: Discards::Top, ..Options::default() };
        let mut game = game(options, Tile::NoAction, 2, PAWNS);
        let cards = [0, 1, 2].map(|number| game.cards(seat(number)).hand().nth(0).unwrap());
        for (number, card) in (0..).zip(cards) {
            game.apply(seat(number), &Action::Commit { card }, &mut ()).unwrap();
        }
        let shown = shown(&game, Viewer::Seat(seat(0)));
        let discard = |number: usize| &shown["players"][number]["discard"];
        assert_eq!(*discard(0), json!({ "count": 1, "top": cards[0], "cards": [cards[0]] }));
        assert_eq!(*discard(1), json!({ "count": 1, "top": cards[1], "cards": null }));
        assert_eq!(shown["last"]["cards"], json!(cards));
        let moves = shown["last"]["moves"].as_array().unwrap();
        assert_eq!(moves.len(), 3);
        for company in Company::ALL.map(Company::id) {
            assert_eq!(moves[2]["prices"][company], shown["companies"][company]["price"]);
            assert_eq!(moves[2]["ranks"][company], shown["companies"][company]["rank"]);
        }
    }

    #[test]
    fn a_reveal_says_what_shares_cost_before_it() {
        let mut game = game(Options::default(), Tile::NoAction, 4, PAWNS);
        let then = shown(&game, Viewer::Spectator);
        for number in 0..3 {
            let card = game.cards(seat(number)).hand().nth(0).unwrap();
            game.apply(seat(number), &Action::Commit { card }, &mut ()).unwrap();
        }
        let before = &shown(&game, Viewer::Spectator)["last"]["before"];
        for company in Company::ALL.map(Company::id) {
            assert_eq!(before[company], then["companies"][company]["price"], "{company}");
        }
    }

    #[test]
    fn what_one_bank_holiday_leaves_is_said_before_cards_are_chosen() {
        let left = |players| {
            let game = game_of(players, Options::default(), Tile::NoAction, 5, PAWNS);
            shown(&game, Viewer::Spectator)["steps_with_holiday"].clone()
        };
        assert_eq!((left(4), left(5)), (json!(0), json!(3)), "half of 5, to the next whole");
    }

    #[test]
    fn moves_are_deals_pawns_or_cards() {
        let trading = game(Options::default(), Tile::Trade, 2, [0; 8]);
        let deals = offered(&trading, 0);
        assert!(deals["trade"].as_array().unwrap().contains(&json!([null, null])));
        assert!(deals["trade"].as_array().unwrap().contains(&json!([null, "metro"])));
        let ranking = offered(&game(Options::default(), Tile::RankPlus, 2, PAWNS), 0);
        assert!(!ranking["rank"].as_array().unwrap().contains(&json!("timbuktu")));
        assert_eq!(ranking["decline"], false);
        let choosing = offered(&game(Options::default(), Tile::NoAction, 2, PAWNS), 2);
        assert_eq!(choosing["commit"].as_array().unwrap().len(), 2);
    }
}
