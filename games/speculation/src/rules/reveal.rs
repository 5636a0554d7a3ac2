//! Committing cards, revealing them, and moving the pawns: §8 and §9.

use bourse_game::{Money, Players, Seat, Seats, Sink};
use serde::ser::SerializeSeq;
use serde::{Serialize, Serializer};

use crate::rules::card::Card;
use crate::rules::company::{ByCompany, Company};
use crate::rules::data::{HolidayEffect, ONE_HOLIDAY, by_players};
use crate::rules::event::Event;
use crate::rules::seated::Seated;
use crate::rules::state::Speculation;
use crate::rules::table::{Phase, Table};
use crate::rules::tile::Movement;
use crate::rules::track::{Space, Track};

/// A pawn that moved because of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct PawnMove {
    /// Whose pawn.
    pub company: Company,
    /// From where.
    pub from: Space,
    /// To where; the same space when it was in END already.
    pub to: Space,
}

/// A reveal and what followed from it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Reveal {
    /// The round.
    pub round: u32,
    /// The card of each seat.
    pub cards: Seated<Card>,
    /// How many steps each company card was worth.
    pub steps: u8,
    /// The track before the pawns moved. It follows from the lines before, so
    /// no form of a state needs it.
    #[serde(skip)]
    before: Track,
    #[serde(serialize_with = "made")]
    moves: [Option<PawnMove>; bourse_game::MAX_SEATS],
}

fn made<S: Serializer>(
    moves: &[Option<PawnMove>; bourse_game::MAX_SEATS],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let mut list = serializer.serialize_seq(None)?;
    for PawnMove { company, from, to } in moves.iter().flatten() {
        list.serialize_element(&(company, from, to))?;
    }
    list.end()
}

impl Reveal {
    /// The moves in the order they were made.
    pub fn moves(&self) -> impl Iterator<Item = PawnMove> + '_ {
        self.moves.iter().flatten().copied()
    }
}

/// How the companies stood right after a pawn's move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standings {
    /// The move.
    pub made: PawnMove,
    /// What a share cost then.
    pub prices: ByCompany<Money>,
    /// From 1; none on START.
    pub ranks: ByCompany<Option<usize>>,
}

impl Table {
    /// The moves of the last reveal, with what each of them changed.
    pub fn last_moves(&self) -> impl Iterator<Item = Standings> + '_ {
        let mut then = *self;
        if let Some(reveal) = &self.last {
            then.track = reveal.before;
        }
        self.last.iter().flat_map(Reveal::moves).map(move |made| {
            then.track.put(made.company, made.to);
            let ranks = ByCompany::from_fn(|company| then.rank(company));
            Standings { made, prices: then.prices(), ranks }
        })
    }

    /// What a share cost before the last reveal moved any pawn.
    #[must_use]
    pub fn prices_before_reveal(&self) -> Option<ByCompany<Money>> {
        self.last.as_ref().map(|reveal| Self { track: reveal.before, ..*self }.prices())
    }
}

/// How many steps a company card is worth (§9.2).
#[must_use]
pub fn steps(players: Players, tile: Movement, holidays: usize) -> u8 {
    let one = by_players(&ONE_HOLIDAY, players).copied().unwrap_or(HolidayEffect::None);
    match (holidays, one) {
        (0, _) => tile.value(),
        (1, HolidayEffect::HalfUp) => tile.value().div_ceil(2),
        _ => 0,
    }
}

impl Speculation {
    pub(crate) fn begin_commit(&mut self) {
        self.table.phase = Phase::Commit { committed: Seats::NONE };
    }

    /// Lays a card face down; the last one reveals them all.
    pub(crate) fn commit(
        &mut self,
        seat: Seat,
        card: Card,
        committed: Seats,
        sink: &mut impl Sink<Event>,
    ) {
        self.cards[seat].commit(card);
        sink.event(Event::CardCommitted { seat, card });
        let committed = committed.with(seat);
        if committed == self.table.players().all() {
            self.reveal(sink);
        } else {
            self.table.phase = Phase::Commit { committed };
        }
    }

    /// Reveals and resolves all cards; then the end or the refill.
    fn reveal(&mut self, sink: &mut impl Sink<Event>) {
        let players = self.table.players();
        let cards = Seated::from_fn(players, Card::BankHoliday, |seat| {
            self.cards[seat].play().unwrap_or(Card::BankHoliday)
        });
        sink.event(Event::CardsRevealed { cards });
        let holidays = cards.iter().filter(|&card| card == Card::BankHoliday).count();
        let steps = self.table.movement.map_or(0, |tile| steps(players, tile, holidays));
        sink.event(Event::StepsSet { holidays: holidays as u8, steps });
        let mut reveal = Reveal {
            round: self.table.round,
            cards,
            steps,
            before: self.table.track,
            moves: [None; bourse_game::MAX_SEATS],
        };
        if steps > 0 {
            self.move_pawns(&mut reveal, sink);
        }
        self.table.last = Some(reveal);
        if self.table.track.in_end() > 0 {
            self.end(sink);
        } else {
            self.begin_refill(sink);
        }
    }

    /// Each company card moves its pawn, in seat order from the active seat. A
    /// pawn in END stays there, and nobody's move is cut short by it.
    fn move_pawns(&mut self, reveal: &mut Reveal, sink: &mut impl Sink<Event>) {
        let players = self.table.players();
        let mut seat = self.table.active;
        for place in &mut reveal.moves[..usize::from(players.count())] {
            if let Some(company) = reveal.cards[seat].company() {
                let from = self.table.track.position(company);
                let to = self.table.track.after_steps(company, reveal.steps);
                self.table.track.put(company, to);
                *place = Some(PawnMove { company, from, to });
                sink.event(Event::PawnMoved { seat, company, from, to });
            }
            seat = seat.next(players);
        }
    }
}
