//! What the page is shown of 1861.

use bourse_1861::{Empire, Moves, View};
use bourse_record::Recorded;
use serde_json::Value;

use super::{Figure, Shape};

impl Shape for Empire {
    type Shown = Value;
    type Offered = Moves;

    fn show(view: &View) -> Value {
        serde_json::to_value(view.game().trace(0)).unwrap_or_default()
    }

    fn offer(moves: &Moves) -> Moves {
        moves.clone()
    }

    fn figures(view: &View) -> Vec<Figure> {
        let game = view.game();
        let figure = |seat| Figure {
            group: "value",
            name: format!("{seat}"),
            value: Some(game.value(seat).0),
        };
        game.players().seats().map(figure).collect()
    }
}
