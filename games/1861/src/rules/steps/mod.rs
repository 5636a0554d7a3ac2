//! The steps of the rounds. Each says what it offers, what it refuses and why,
//! what a decision does, and whether it must be answered.

mod after_merger;
mod consent;
mod discard;
mod dividend;
mod found;
mod loans;
mod merge;
mod minor_auction;
pub(crate) mod opening_auction;
mod private;
mod redeem;
pub(crate) mod run;
mod shares;
mod token;
mod token_limit;
mod track;
mod trainless;
mod trains;

use bourse_game::{Refusal, Seat, Sink};

use crate::rules::action::Action;
use crate::rules::company::Company;
use crate::rules::event::Event;
use crate::rules::moves::Offer;
use crate::rules::rounds::{Deal, Round, Stage, TurnStep, Wanted};
use crate::rules::rule::Rule;
use crate::rules::state::G1861;

/// What is to be decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// A private is auctioned.
    OpeningAuction,
    /// Sell shares, then buy one, auction a minor or found a public.
    Shares,
    /// A minor is auctioned.
    MinorAuction,
    /// The founded public's first token.
    FirstToken,
    /// A step of a company's turn.
    Turn(TurnStep),
    /// Whether a player sells a private or a train.
    Consent,
    /// Whether a trainless public goes to the state.
    Trainless,
    /// Which train a company gives up.
    Discard(Company),
    /// Convert or merge, and into which public.
    Merge,
    /// Whether an owner agrees to a merger.
    MergerConsent,
    /// Which tokens of a merged public go.
    TokenLimit,
    /// Shares of a new public.
    AfterMerger,
}

/// What a decision is checked for: refused by a rule, or not what is due.
pub(crate) type Checked = Result<(), Refusal<Rule>>;

impl G1861 {
    /// What is to be decided, if anything is.
    #[must_use]
    pub fn step(&self) -> Option<Step> {
        match &self.round {
            Round::Opening(_) => Some(Step::OpeningAuction),
            Round::Stock(stock) => Some(if stock.auction.is_some() {
                Step::MinorAuction
            } else if stock.founding.is_some() {
                Step::FirstToken
            } else {
                Step::Shares
            }),
            Round::Operating(operating) => {
                if operating.question.is_some() {
                    return Some(Step::Consent);
                }
                if !operating.trainless.is_empty() {
                    return Some(Step::Trainless);
                }
                Some(self.crowded().map_or(Step::Turn(operating.turn.step), Step::Discard))
            }
            Round::Merger(merger) => match &merger.stage {
                Stage::Choose | Stage::Converting | Stage::Adding(_) | Stage::Naming(_) => {
                    self.merging().map(|_| Step::Merge)
                }
                Stage::Asking { .. } => Some(Step::MergerConsent),
                Stage::Tokens { .. } => Some(Step::TokenLimit),
                Stage::Purchases(_) => Some(Step::AfterMerger),
                Stage::Done => self.crowded().map(Step::Discard),
            },
            Round::Over(_) => None,
        }
    }

    /// Who decides.
    #[must_use]
    pub fn to_move(&self) -> Option<Seat> {
        self.step().and_then(|step| self.seat_of(step))
    }

    /// Who decides at the step that is due.
    pub(crate) fn seat_of(&self, step: Step) -> Option<Seat> {
        match step {
            Step::OpeningAuction => opening_auction::seat(self),
            Step::Shares | Step::FirstToken => shares::seat(self),
            Step::MinorAuction => minor_auction::seat(self),
            Step::Turn(_) => {
                let company = self.operating()?;
                if company == Company::Rsr {
                    self.steward
                } else {
                    self.companies[company].director
                }
            }
            Step::Consent => consent::seat(self),
            Step::MergerConsent => merge::asked(self),
            Step::Trainless => trainless::seat(self),
            Step::Discard(company) => self.companies[company].director,
            Step::Merge => self.companies[self.merging()?].director,
            Step::TokenLimit => token_limit::seat(self),
            Step::AfterMerger => after_merger::seat(self),
        }
    }
}

impl Step {
    /// Whether it must be answered. A step with nothing to decide is passed
    /// over; on 18xx.games some ask although one can only pass.
    pub(crate) fn asks(self, game: &G1861) -> bool {
        self.is_due(game) && (!game.options().is_jklm() || self.has_choice(game))
    }

    /// Whether more than passing can be done. What is dear to list in full is
    /// looked for first.
    fn has_choice(self, game: &G1861) -> bool {
        match self {
            Self::Turn(TurnStep::Run | TurnStep::Dividend) => true,
            Self::Turn(TurnStep::Track) if track::can_lay(game) => true,
            Self::Shares if shares::can_trade(game) => true,
            _ => {
                let mut offers = Vec::new();
                self.offers(game, &mut offers);
                offers.iter().any(|offer| *offer != Offer::PASS && offer.count() > 0)
            }
        }
    }

    /// Whether it is the step's turn: what 18xx.games looks at.
    fn is_due(self, game: &G1861) -> bool {
        match self {
            Self::Shares => shares::asks(game),
            Self::Turn(step) => turn_asks(step, game),
            Self::Merge => merge::asks(game),
            Self::AfterMerger => after_merger::seat(game).is_some(),
            Self::OpeningAuction
            | Self::MinorAuction
            | Self::FirstToken
            | Self::Consent
            | Self::Trainless
            | Self::Discard(_)
            | Self::MergerConsent
            | Self::TokenLimit => true,
        }
    }

    /// What it offers.
    pub(crate) fn offers(self, game: &G1861, offers: &mut Vec<Offer>) {
        match self {
            Self::OpeningAuction => opening_auction::offers(game, offers),
            Self::Shares => shares::offers(game, offers),
            Self::MinorAuction => minor_auction::offers(game, offers),
            Self::FirstToken => found::token_offers(game, offers),
            Self::Turn(step) => {
                turn_offers(step, game, offers);
                if !matches!(step, TurnStep::PrivatesEarly | TurnStep::PrivatesLate) {
                    private::offers(game, offers);
                }
            }
            Self::Consent | Self::MergerConsent => consent::offers(offers),
            Self::Trainless => trainless::offers(offers),
            Self::Discard(company) => discard::offers(game, company, offers),
            Self::Merge => merge::offers(game, offers),
            Self::TokenLimit => token_limit::offers(game, offers),
            Self::AfterMerger => after_merger::offers(game, offers),
        }
    }

    /// Whether it allows a decision.
    pub(crate) fn check(self, game: &G1861, action: &Action) -> Checked {
        match self {
            Self::OpeningAuction => opening_auction::check(game, action),
            Self::Shares => shares::check(game, action),
            Self::MinorAuction => minor_auction::check(game, action),
            Self::FirstToken => found::check_token(game, action),
            Self::Turn(step) => match action {
                Action::BuyPrivate { private, price } => {
                    Ok(private::check(game, *private, *price)?)
                }
                _ => turn_check(step, game, action),
            },
            Self::Consent | Self::MergerConsent => consent::check(action),
            Self::Trainless => trainless::check(action),
            Self::Discard(company) => discard::check(game, company, action),
            Self::Merge => merge::check(game, action),
            Self::TokenLimit => token_limit::check(game, action),
            Self::AfterMerger => after_merger::check(game, action),
        }
    }

    /// As [`Self::check`], but that routes are the best is believed.
    pub(crate) fn check_legal(self, game: &G1861, action: &Action) -> Checked {
        match (self, game.operating()) {
            (Self::Turn(TurnStep::Run), Some(company))
                if !matches!(action, Action::BuyPrivate { .. }) =>
            {
                run::check_legal(game, company, action)
            }
            _ => self.check(game, action),
        }
    }

    /// Does what was decided; it has been checked.
    pub(crate) fn apply(self, game: &mut G1861, action: &Action, sink: &mut impl Sink<Event>) {
        match (self, action) {
            (Self::OpeningAuction, _) => opening_auction::apply(game, action, sink),
            (Self::Shares, _) => shares::apply(game, action, sink),
            (Self::MinorAuction, _) => minor_auction::apply(game, action, sink),
            (Self::FirstToken, Action::PlaceToken { at }) => found::place(game, *at, sink),
            (Self::Turn(_), Action::BuyPrivate { private, price }) => {
                let what = Wanted::Private(*private);
                consent::ask(game, Deal { what, price: *price }, sink);
            }
            (Self::Turn(step), _) => turn_apply(step, game, action, sink),
            (Self::Consent, _) => consent::apply(game, action, sink),
            (Self::MergerConsent, _) => merge::answer(game, action, sink),
            (Self::Trainless, _) => trainless::apply(game, action, sink),
            (Self::Discard(company), Action::DiscardTrain { train }) => {
                discard::apply(game, company, *train, sink);
            }
            (Self::Merge, _) => merge::apply(game, action, sink),
            (Self::TokenLimit, _) => token_limit::apply(game, action, sink),
            (Self::AfterMerger, _) => after_merger::apply(game, action, sink),
            (Self::FirstToken | Self::Discard(_), _) => {
                unreachable!("{self:?} refuses {action:?}")
            }
        }
    }
}

fn turn_asks(step: TurnStep, game: &G1861) -> bool {
    let company = game.in_turn();
    match step {
        TurnStep::Redeem => redeem::asks(game, company),
        TurnStep::Track => track::asks(game, company),
        TurnStep::Token => token::asks(game, company),
        TurnStep::Run => run::asks(game, company),
        TurnStep::Dividend => dividend::asks(game, company),
        TurnStep::PrivatesEarly | TurnStep::PrivatesLate => private::asks(game, company),
        TurnStep::Trains => trains::asks(game, company),
        TurnStep::Loans | TurnStep::Done => false,
    }
}

fn turn_offers(step: TurnStep, game: &G1861, offers: &mut Vec<Offer>) {
    let company = game.in_turn();
    match step {
        TurnStep::Redeem => redeem::offers(game, company, offers),
        TurnStep::Track => track::offers(game, company, offers),
        TurnStep::Token => token::offers(game, company, offers),
        TurnStep::Run => run::offers(game, company, offers),
        TurnStep::Dividend => dividend::offers(offers),
        TurnStep::PrivatesEarly | TurnStep::PrivatesLate => {
            private::offers(game, offers);
            offers.push(Offer::PASS);
        }
        TurnStep::Trains => trains::offers(game, company, offers),
        TurnStep::Loans | TurnStep::Done => {}
    }
}

fn turn_check(step: TurnStep, game: &G1861, action: &Action) -> Checked {
    let company = game.in_turn();
    match step {
        TurnStep::Redeem => redeem::check(game, company, action),
        TurnStep::Track => track::check(game, company, action),
        TurnStep::Token => token::check(game, company, action),
        TurnStep::Run => run::check(game, company, action),
        TurnStep::Dividend => dividend::check(action),
        TurnStep::PrivatesEarly | TurnStep::PrivatesLate => match action {
            Action::Pass => Ok(()),
            _ => Err(Refusal::WrongPhase),
        },
        TurnStep::Trains => trains::check(game, company, action),
        TurnStep::Loans | TurnStep::Done => Err(Refusal::WrongPhase),
    }
}

fn turn_apply(step: TurnStep, game: &mut G1861, action: &Action, sink: &mut impl Sink<Event>) {
    let company = game.in_turn();
    match (step, action) {
        (step, Action::Pass) => skip(game, step, sink),
        (TurnStep::Redeem, Action::Redeem { shares }) => {
            redeem::apply(game, company, *shares, sink);
        }
        (TurnStep::Track, Action::LayTile { hex, tile, rotation }) => {
            track::apply(game, company, (*hex, *tile, *rotation), sink);
        }
        (TurnStep::Token, _) => token::apply(game, company, action, sink),
        (TurnStep::Run, Action::Run { revenue, .. }) => {
            run::apply(game, company, *revenue, sink);
        }
        (TurnStep::Dividend, Action::Dividend { kind }) => {
            dividend::apply(game, company, *kind, sink);
        }
        (TurnStep::Trains, Action::BuyTrain { train, price }) => {
            consent::ask(game, Deal { what: Wanted::Train(*train), price: *price }, sink);
        }
        _ => unreachable!("{step:?} refuses {action:?}"),
    }
}

/// Leaves a step of a turn: what happens without a decision, then the next.
pub(crate) fn skip(game: &mut G1861, step: TurnStep, sink: &mut impl Sink<Event>) {
    let company = game.in_turn();
    match step {
        TurnStep::Dividend => dividend::skip(game, company, sink),
        TurnStep::Loans => loans::skip(game, company, sink),
        TurnStep::Trains => trains::skip(game, company, sink),
        TurnStep::Run => run::skip(game, company, sink),
        TurnStep::Track => {
            game.next_step();
            token::enter(game, company);
        }
        TurnStep::Redeem
        | TurnStep::Token
        | TurnStep::PrivatesEarly
        | TurnStep::PrivatesLate
        | TurnStep::Done => game.next_step(),
    }
}
