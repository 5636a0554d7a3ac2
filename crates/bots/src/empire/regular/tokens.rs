//! Which tokens a new public has.

use bourse_1861::{Action, Company, Empire};

use super::Mind;
use crate::empire::reach::{Ground, Reach};
use crate::empire::runs::kinds;

impl Mind<'_> {
    /// Where the founded public promises most.
    pub(super) fn first_token(&mut self) -> Option<Action> {
        let company = self.desk.new_public()?;
        let judged = self.desk.cities().into_iter().map(|at| {
            let action = Action::place_token(at);
            let promise = self.desk.after(&action).map_or(0.0, |game| promise(&game, company));
            (action, promise)
        });
        judged.max_by(|a, b| a.1.total_cmp(&b.1)).map(|(action, _)| action)
    }

    /// Keeps the tokens with the best run.
    pub(super) fn remove_token(&mut self) -> Option<Action> {
        let company = self.desk.new_public()?;
        let game = self.desk.game;
        let trains = kinds(game, company);
        let mut best: Option<(Action, i32)> = None;
        for at in self.desk.tokens() {
            let action = Action::RemoveToken { at: at.into() };
            let Some(after) = self.desk.after(&action) else { continue };
            let revenue = self.runs.revenue(&after, after.board(), company, &trains);
            if best.as_ref().is_none_or(|(_, most)| revenue > *most) {
                best = Some((action, revenue));
            }
        }
        best.map(|(action, _)| action)
    }
}

/// What a company could run to with the next train.
fn promise(game: &Empire, company: Company) -> f32 {
    let stops = game.new_trains().next().map_or(2, |train| train.on_track().reach);
    let reach = Reach::new(game.board(), &Ground::new(game), company);
    reach.promise(game.board(), game.phase().column(), stops)
}
