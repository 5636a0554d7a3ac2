//! What the next phase would change.

use bourse_game::Money;
use serde::Serialize;
use ts_rs::TS;

use crate::page::train_company;
use crate::{Company, Event, G1861, Phase, Private, TrainId, TrainKind};

/// What the next phase would do if it began now.
#[derive(Serialize, TS)]
#[ts(rename = "G1861NextPhase")]
pub(super) struct NextPhase {
    phase: Phase,
    /// How many new trains are bought before the one that begins it.
    before: u8,
    /// The trains that would rust, and who has them.
    rusts: Vec<(TrainId, Option<Company>)>,
    /// Who would be nationalised, and what each share would bring.
    nationalised: Vec<(Company, Money)>,
    /// The publics whose directors would be asked.
    asked: Vec<Company>,
    /// Who would give up trains, and how many.
    crowded: Vec<(Company, u8)>,
    /// The privates that would go to the state.
    privates: Vec<Private>,
}

pub(super) fn next(game: &G1861) -> Option<NextPhase> {
    let (after, events) = game.next_phase()?;
    let phase = after.phase();
    let earlier = TrainKind::ALL.into_iter().filter(|kind| kind.phase() < phase);
    let mut next = NextPhase {
        phase,
        before: earlier.filter_map(|kind| game.trains_left(kind)).sum(),
        rusts: Vec::new(),
        nationalised: Vec::new(),
        asked: Vec::new(),
        crowded: crowded(&after),
        privates: Vec::new(),
    };
    for event in events {
        match event {
            Event::Rusted { train, .. } => next.rusts.push((train, train_company(game, train))),
            Event::Nationalised { company, per_share } => {
                next.nationalised.push((company, per_share));
            }
            Event::PrivateNationalised { private, .. } => next.privates.push(private),
            _ => {}
        }
    }
    // Only where trains rust is anybody asked.
    if !next.rusts.is_empty() {
        next.asked = after.trainless_publics().collect();
    }
    Some(next)
}

/// The companies over the train limit, and by how many.
fn crowded(game: &G1861) -> Vec<(Company, u8)> {
    let over = |company: Company| {
        let limit = usize::from(game.phase().train_limit(company.kind())?);
        let over = game.depot().count(company).checked_sub(limit)?;
        (over > 0).then_some((company, over as u8))
    };
    Company::ALL.into_iter().filter_map(over).collect()
}
