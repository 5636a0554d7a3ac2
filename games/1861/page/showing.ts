import type { Showing } from "$lib/game";
import type { Seat } from "$lib/protocol";
import type {
  G1861Charter,
  G1861Company,
  G1861Event,
  G1861Owner,
  G1861Player,
  G1861Private,
  G1861Train,
  G1861TrainCard,
  G1861View,
} from "./protocol";
import { COMPANIES } from "./companies";
import { story } from "./texts/story";
import { kindOfTrain } from "./texts/words";

/** How long events are shown. What one decided oneself was seen before: then only money and what follows from it take time. */
const BEATS: Partial<Record<G1861Event["type"], { others: number; own: number }>> = {
  bid: { others: 0.6, own: 0 },
  passed: { others: 0.4, own: 0 },
  reduced: { others: 0.8, own: 0.8 },
  private_sold: { others: 1, own: 0.8 },
  minor_sold: { others: 1.2, own: 0.8 },
  share_bought: { others: 0.9, own: 0 },
  shares_sold: { others: 0.9, own: 0 },
  founded: { others: 1.2, own: 0 },
  director: { others: 0.8, own: 0 },
  stock_round: { others: 0.7, own: 0.7 },
  operating_round: { others: 1.2, own: 1.2 },
  merger_round: { others: 0.5, own: 0.5 },
  redeemed: { others: 0.8, own: 0 },
  tile_laid: { others: 1, own: 0 },
  token_placed: { others: 0.8, own: 0 },
  ran: { others: 1.4, own: 0.6 },
  dividend: { others: 1.2, own: 1 },
  price: { others: 0.4, own: 0.2 },
  train_bought: { others: 0.9, own: 0 },
  train_discarded: { others: 0.7, own: 0 },
  private_bought: { others: 0.8, own: 0 },
  phase_began: { others: 1.4, own: 1 },
  rusted: { others: 0.2, own: 0.2 },
  nationalised: { others: 1, own: 0.8 },
  private_nationalised: { others: 0.4, own: 0.4 },
  kept: { others: 0.8, own: 0 },
  converted: { others: 1.4, own: 0.6 },
  formed: { others: 1.4, own: 0.6 },
  merged: { others: 0.4, own: 0 },
  asked_to_merge: { others: 0.6, own: 0 },
  asked_for_train: { others: 0.6, own: 0 },
  asked_for_private: { others: 0.6, own: 0 },
  declined: { others: 1.2, own: 0 },
  bank_broken: { others: 1.5, own: 1.5 },
  ended: { others: 1.5, own: 1.5 },
};

function beats(event: unknown, own: boolean): number {
  const known = event as G1861Event;
  const of = BEATS[known.type];
  if (!of) return 0;
  // The state railway plays by itself, at the end of somebody's move.
  return own && !("company" in known && known.company === "RSR") ? of.own : of.others;
}

type Change<T> = Partial<T> | ((before: T) => Partial<T>);
const changed = <T extends object>(before: T, change: Change<T>): T => ({
  ...before,
  ...(typeof change === "function" ? change(before) : change),
});

function charter(view: G1861View, company: G1861Company, change: Change<G1861Charter>): G1861View {
  return {
    ...view,
    companies: { ...view.companies, [company]: changed(view.companies[company], change) },
  };
}
function player(view: G1861View, seat: Seat, change: Change<G1861Player>): G1861View {
  return {
    ...view,
    players: view.players.map((one, index) => (index === seat ? changed(one, change) : one)),
  };
}

function money(view: G1861View, owner: G1861Owner, by: number): G1861View {
  if (owner === "bank") return { ...view, bank: view.bank + by };
  // Cash is part of what one is worth, and could sell for.
  if ("seat" in owner)
    return player(view, owner.seat, ({ cash, value, liquid }) => ({
      cash: cash + by,
      value: value + by,
      liquid: liquid + by,
    }));
  return charter(view, owner.company, ({ cash }) => ({ cash: cash + by }));
}

/** Shares go to a player, or from one. */
function shares(view: G1861View, seat: Seat, company: G1861Company, by: number): G1861View {
  const held = (view.companies[company].shares[seat] ?? 0) + by;
  const all = charter(view, company, ({ shares }) => ({
    shares: shares.map((n, index) => (index === seat ? held : n)),
  }));
  return player(all, seat, ({ shares: { [company]: _, ...others } }) => ({
    shares: held > 0 ? { ...others, [company]: held } : others,
  }));
}

/** A company as it is at the end of the step, but for its money: payments are events of their own. */
function asAtTheEnd(view: G1861View, end: G1861View, company: G1861Company): G1861View {
  const known = charter(view, company, ({ cash }) => ({ ...end.companies[company], cash }));
  return {
    ...known,
    players: known.players.map((one, seat) => {
      const { [company]: _, ...others } = one.shares;
      const held = end.players[seat]?.shares[company];
      return { ...one, shares: held ? { ...others, [company]: held } : others };
    }),
  };
}

/** Takes a train away from whoever has it, and says what card it was. */
function without(
  view: G1861View,
  train: G1861Train,
): { view: G1861View; card: G1861TrainCard | null } {
  const holder = COMPANIES.find((company) =>
    view.companies[company].trains.some((card) => card.train === train),
  );
  if (holder) {
    const card = view.companies[holder].trains.find((one) => one.train === train) ?? null;
    return {
      view: charter(view, holder, ({ trains }) => ({
        trains: trains.filter((one) => one.train !== train),
      })),
      card,
    };
  }
  const card = view.depot.pool.find((one) => one.train === train) ?? null;
  return card
    ? {
        view: {
          ...view,
          depot: { ...view.depot, pool: view.depot.pool.filter((one) => one !== card) },
        },
        card,
      }
    : { view, card: null };
}
/** A new train leaves the bank. */
function fresh(view: G1861View, train: G1861Train): { view: G1861View; card: G1861TrainCard } {
  const kind = kindOfTrain(train);
  const line = view.depot.kinds.find((one) => one.kind === kind);
  const kinds = view.depot.kinds.map((one) =>
    one === line && one.left !== null ? { ...one, left: one.left - 1 } : one,
  );
  return {
    view: { ...view, depot: { ...view.depot, kinds } },
    card: { train, kind, rusts: line?.rusts ?? null, used: false },
  };
}

function owned(view: G1861View, id: G1861Private, owner: G1861Owner): G1861View {
  const drop = (ids: G1861Private[]) => ids.filter((one) => one !== id);
  let now: G1861View = {
    ...view,
    privates: { ...view.privates, [id]: owner },
    players: view.players.map((one) =>
      one.privates.includes(id) ? { ...one, privates: drop(one.privates) } : one,
    ),
  };
  for (const company of COMPANIES)
    if (now.companies[company].privates.includes(id))
      now = charter(now, company, ({ privates }) => ({ privates: drop(privates) }));
  if (owner === "bank") return now;
  return "seat" in owner
    ? player(now, owner.seat, ({ privates }) => ({ privates: [...privates, id] }))
    : charter(now, owner.company, ({ privates }) => ({ privates: [...privates, id] }));
}

/** What changes what papers are worth. */
const REVALUES: readonly G1861Event["type"][] = [
  "price",
  "share_bought",
  "shares_sold",
  "founded",
  "minor_sold",
  "private_sold",
  "private_bought",
  "private_nationalised",
  "nationalised",
  "converted",
  "formed",
  "merged",
  "redeemed",
  "loan_taken",
  "loan_repaid",
  "dividend",
];

/** What papers are worth is the server's affair: as at the end of the step, beside the money there is now. */
function revalued(view: G1861View, end: G1861View): G1861View {
  const players = view.players.map((one, seat) => {
    const then = end.players[seat];
    if (!then) return one;
    const { certificates, income } = then;
    return {
      ...one,
      certificates,
      income,
      value: then.value - then.cash + one.cash,
      liquid: then.liquid - then.cash + one.cash,
    };
  });
  return { ...view, players };
}

/** The view after an event, as far as the event itself says: bookkeeping, no rules. */
function after(given: unknown, happened: unknown, last: unknown): unknown {
  const [view, event, end] = [given as G1861View, happened as G1861Event, last as G1861View];
  const now = changes(view, event, end);
  return REVALUES.includes(event.type) ? revalued(now, end) : now;
}

function changes(view: G1861View, event: G1861Event, end: G1861View): G1861View {
  const { board } = view;
  switch (event.type) {
    case "paid":
      return money(money(view, event.from, -event.amount), event.to, event.amount);
    case "bank_broken":
      return { ...view, bank_broken: true };
    case "stock_round":
      return {
        ...view,
        round: { ...view.round, kind: "stock", set: event.set, number: null },
        company: null,
        order_at: null,
      };
    case "operating_round":
      return {
        ...view,
        round: {
          ...view.round,
          kind: "operating",
          set: event.set,
          number: event.number,
          of: event.of,
        },
        order: end.order,
        order_at: null,
        company: null,
      };
    case "merger_round":
      return {
        ...view,
        round: { ...view.round, kind: "merger", set: event.set, number: event.number },
        company: null,
        order_at: null,
      };
    case "company_turn": {
      const at = view.order.indexOf(event.company);
      return {
        ...view,
        company: event.company,
        order_at: at < 0 ? view.order_at : at,
        turn: { laid: [], upgraded: false, revenue: 0, owes: view.companies[event.company].loans },
      };
    }
    case "turn":
      return {
        ...view,
        stock: view.stock && { ...view.stock, seat: event.seat, sells: [] },
        auction: null,
      };
    case "passed":
      if (view.auction)
        return {
          ...view,
          auction: {
            ...view.auction,
            still_in: view.auction.still_in.filter((seat) => seat !== event.seat),
          },
        };
      return view.stock
        ? {
            ...view,
            stock: {
              ...view.stock,
              passed: [...view.stock.passed.filter((seat) => seat !== event.seat), event.seat],
            },
          }
        : view;
    case "bid": {
      const { lot, amount: bid, seat: bidder } = event;
      const open = view.auction ?? {
        lot,
        minimum: bid,
        reduced: false,
        still_in: view.players.map((_, seat) => seat),
      };
      return { ...view, auction: { ...open, lot, bid, bidder } };
    }
    case "reduced":
      return { ...view, auction: view.auction && { ...view.auction, minimum: event.minimum } };
    case "private_sold":
      return {
        ...owned(view, event.private, { seat: event.seat }),
        auction: end.auction?.lot === event.private ? end.auction : null,
      };
    case "private_bought":
      return owned({ ...view, board: { ...board, blocked: end.board.blocked } }, event.private, {
        company: event.company,
      });
    case "private_nationalised":
      return owned({ ...view, board: { ...board, blocked: end.board.blocked } }, event.private, {
        company: "RSR",
      });
    case "minor_sold":
    case "founded":
      return { ...asAtTheEnd(view, end, event.company), auction: null };
    case "converted":
    case "formed":
      return asAtTheEnd(view, end, event.public);
    case "merged":
      return {
        ...asAtTheEnd(view, end, event.minor),
        board: { ...board, tokens: end.board.tokens },
        privates: end.privates,
      };
    case "nationalised":
      return { ...asAtTheEnd(view, end, event.company), privates: end.privates };
    case "share_bought": {
      const from = event.from;
      return charter(shares(view, event.seat, event.company, 1), event.company, (before) => ({
        [from]: before[from] - 1,
      }));
    }
    case "shares_sold":
      return charter(
        shares(view, event.seat, event.company, -event.shares),
        event.company,
        ({ pool }) => ({ pool: pool + event.shares }),
      );
    case "redeemed":
      return charter(view, event.company, ({ pool, treasury }) => ({
        pool: pool - event.shares,
        treasury: treasury + event.shares,
      }));
    case "director":
      return charter(view, event.company, { director: event.seat });
    case "price": {
      const goal = end.companies[event.company];
      return charter(
        view,
        event.company,
        goal.price === event.to
          ? { price: event.to, cell: goal.cell, stack: goal.stack }
          : { price: event.to },
      );
    }
    case "tile_laid": {
      const { hex, tile, rotation } = event;
      // Cities that have become one: its tokens stand as they do at the end.
      const standing = <T extends { hex: string }>(now: T[], then: T[]) => [
        ...now.filter((one) => one.hex !== hex),
        ...then.filter((one) => one.hex === hex),
      ];
      const tiles: typeof board.tiles = { ...board.tiles, [hex]: [tile, rotation] };
      return {
        ...view,
        board: {
          ...board,
          tiles,
          left: end.board.left,
          tokens: standing(board.tokens, end.board.tokens),
          kept: standing(board.kept, end.board.kept),
        },
        turn: view.turn && { ...view.turn, laid: [...view.turn.laid, hex] },
      };
    }
    case "token_placed": {
      const { at, company } = event;
      const stands = end.board.tokens.find(
        (one) => one.hex === at.hex && one.city === at.city && one.company === company,
      );
      const there = board.tokens.some(
        (one) => one.hex === at.hex && one.city === at.city && one.company === company,
      );
      const known = view.companies[company].tokens.some(
        (token) => token.at?.hex === at.hex && token.at.city === at.city,
      );
      const next = known
        ? -1
        : view.companies[company].tokens.findIndex((token) => token.at === null);
      const tokens = stands && !there ? [...board.tokens, stands] : board.tokens;
      const placed = charter(view, company, (before) => ({
        tokens: before.tokens.map((token, index) => (index === next ? { ...token, at } : token)),
      }));
      return {
        ...placed,
        board: {
          ...board,
          tokens,
          kept: board.kept.filter((one) => one.company !== company || one.hex !== at.hex),
        },
      };
    }
    case "token_removed": {
      const { at, company } = event;
      return {
        ...view,
        board: {
          ...board,
          tokens: board.tokens.filter(
            (one) => one.company !== company || one.hex !== at.hex || one.city !== at.city,
          ),
        },
      };
    }
    case "loan_taken":
      return charter(view, event.company, ({ loans }) => ({ loans: loans + 1 }));
    case "loan_repaid":
      return charter(view, event.company, ({ loans }) => ({ loans: Math.max(0, loans - 1) }));
    case "ran": {
      const { revenue } = event;
      return {
        ...charter(view, event.company, { earned: revenue }),
        turn: view.turn && { ...view.turn, revenue },
      };
    }
    case "train_bought": {
      const taken = without(view, event.train);
      const bought = taken.card ? { view: taken.view, card: taken.card } : fresh(view, event.train);
      return charter(bought.view, event.company, ({ trains }) => ({
        trains: [...trains, bought.card],
      }));
    }
    case "train_discarded": {
      const { view: left, card } = without(view, event.train);
      return card ? { ...left, depot: { ...left.depot, pool: [...left.depot.pool, card] } } : left;
    }
    case "rusted":
      return without(view, event.train).view;
    case "phase_began": {
      const { phase } = event;
      return end.phase === phase
        ? {
            ...view,
            phase,
            next_phase: end.next_phase,
            board: { ...board, column: end.board.column, blocked: end.board.blocked },
            depot: { ...view.depot, kinds: end.depot.kinds },
          }
        : { ...view, phase };
    }
    case "ended":
      return {
        ...view,
        round: { ...view.round, kind: "over", ended: event.reason },
        step: null,
        company: null,
      };
    default:
      return view;
  }
}

/** What one sentence tells is one moment: who is told that a tile was paid for sees the money gone, and the new price of what has just paid. */
function together(events: readonly unknown[], at: number): number {
  const told = story(events, String, "en").find(({ from }) => from === at);
  return told ? told.to - told.from : 1;
}

export const showing: Showing = { beats, after, together };
