//! Setup, the tiles of a turn, the refill and the next turn: §4, §6, §10, §11.

use bourse_game::{Seat, Sink};

use crate::rules::card::{Card, CardSet};
use crate::rules::company::Company;
use crate::rules::data::{ACTION_TILES, HAND};
use crate::rules::event::Event;
use crate::rules::options::NewDeckDraw;
use crate::rules::state::Speculation;
use crate::rules::table::Phase;
use crate::rules::tile::{Movement, MovementSet, Tile};

impl Speculation {
    /// A seat drew its starting share.
    pub(crate) fn start_share(
        &mut self,
        seat: Seat,
        company: Company,
        sink: &mut impl Sink<Event>,
    ) {
        self.table.bank[company] -= 1;
        self.table.shares[seat][company] += 1;
        sink.event(Event::ShareDrawn { seat, company });
        self.table.phase = match self.seat_after(seat) {
            Some(seat) => Phase::StartShare { seat },
            None => Phase::Deal { seat: Seat::FIRST, left: HAND },
        };
    }

    /// A seat drew one of its first cards.
    pub(crate) fn deal(&mut self, seat: Seat, left: u8, card: Card, sink: &mut impl Sink<Event>) {
        self.draw_card(seat, card, sink);
        if left > 1 {
            self.table.phase = Phase::Deal { seat, left: left - 1 };
        } else if let Some(seat) = self.seat_after(seat) {
            self.table.phase = Phase::Deal { seat, left: HAND };
        } else {
            self.begin_turn(sink);
        }
    }

    /// A seat drew a card after the reveal.
    pub(crate) fn refill(&mut self, seat: Seat, left: u8, card: Card, sink: &mut impl Sink<Event>) {
        self.draw_card(seat, card, sink);
        if left > 1 {
            self.table.phase = Phase::Refill { seat, left: left - 1 };
        } else {
            self.refill_from(self.seat_after(seat), sink);
        }
    }

    fn draw_card(&mut self, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
        self.cards[seat].draw(card);
        sink.event(Event::CardDrawn { seat, card });
    }

    /// The next seat by number, not going round.
    fn seat_after(&self, seat: Seat) -> Option<Seat> {
        Seat::new(seat.number() + 1).filter(|&next| self.table.players().has(next))
    }

    /// Whoever has played all his cards makes a new deck of them; then the
    /// draws, by seat.
    pub(crate) fn begin_refill(&mut self, sink: &mut impl Sink<Event>) {
        for seat in self.table.players().seats() {
            if self.cards[seat].reshuffle() {
                sink.event(Event::DeckReshuffled { seat });
            }
        }
        self.refill_from(Some(Seat::FIRST), sink);
    }

    fn refill_from(&mut self, mut from: Option<Seat>, sink: &mut impl Sink<Event>) {
        while let Some(seat) = from {
            let left = self.draws(seat);
            if left > 0 {
                self.table.phase = Phase::Refill { seat, left };
                return;
            }
            from = self.seat_after(seat);
        }
        self.end_turn(sink);
    }

    /// How many cards a seat draws after the reveal: one, none from an empty
    /// deck, two from a new one (A08).
    fn draws(&self, seat: Seat) -> u8 {
        let deck = self.cards[seat].deck;
        if deck == CardSet::ALL {
            match self.table.options().new_deck_draw {
                NewDeckDraw::Two => HAND,
                NewDeckDraw::One => 1,
            }
        } else {
            u8::from(!deck.is_empty())
        }
    }

    /// After a Trade all tiles that lie out return to their bags (A04); then
    /// the next player's turn.
    fn end_turn(&mut self, sink: &mut impl Sink<Event>) {
        if self.table.action == Some(Tile::Trade) {
            self.table.action_bag = ACTION_TILES;
            self.table.movement_bag = MovementSet::ALL;
            sink.event(Event::TilesReturned);
        }
        self.table.active = self.table.active.next(self.table.players());
        self.table.round = self.table.round.saturating_add(1);
        self.begin_turn(sink);
    }

    /// The first turn of the game is a Trade without drawing.
    fn begin_turn(&mut self, sink: &mut impl Sink<Event>) {
        let first = self.table.round == 1;
        self.table.movement = None;
        self.table.action = first.then_some(Tile::Trade);
        self.table.phase = if first { Phase::DrawMovement } else { Phase::DrawAction };
        sink.event(Event::TurnBegan { round: self.table.round, seat: self.table.active });
    }

    /// The action tile is known; it takes effect after the movement tile.
    pub(crate) fn action_drawn(&mut self, tile: Tile, sink: &mut impl Sink<Event>) {
        self.table.action_bag[tile] -= 1;
        self.table.action = Some(tile);
        self.table.phase = Phase::DrawMovement;
        sink.event(Event::ActionDrawn { seat: self.table.active, tile });
    }

    /// Both tiles lie there: the action follows.
    pub(crate) fn movement_drawn(&mut self, value: Movement, sink: &mut impl Sink<Event>) {
        self.table.movement_bag = self.table.movement_bag.without(value);
        self.table.movement = Some(value);
        let action = self.table.action.unwrap_or(Tile::NoAction);
        let seat = self.table.active;
        sink.event(Event::TilesDrawn { seat, action, movement: value });
        self.begin_action(action, sink);
    }

    /// A rank tile that can move nobody is ignored.
    pub(crate) fn begin_action(&mut self, action: Tile, sink: &mut impl Sink<Event>) {
        match action {
            Tile::Trade => self.table.phase = Phase::Trade { seat: self.table.active },
            Tile::RankPlus | Tile::RankMinus if !self.table.eligible(action).is_empty() => {
                self.table.phase = Phase::Rank;
            }
            Tile::RankPlus | Tile::RankMinus => {
                sink.event(Event::RankIgnored { tile: action });
                self.begin_commit();
            }
            Tile::NoAction => self.begin_commit(),
        }
    }
}
