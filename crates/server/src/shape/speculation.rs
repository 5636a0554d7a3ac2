//! Speculation for the page: the view as it is.

use bourse_speculation::{Moves, Speculation, View};

use super::{Figure, Shape};

impl Shape for Speculation {
    type Shown = View;
    type Offered = Moves;

    fn show(view: &View) -> View {
        *view
    }

    fn offer(moves: &Moves) -> Moves {
        *moves
    }

    fn figures(_: &View) -> Vec<Figure> {
        Vec::new()
    }
}
