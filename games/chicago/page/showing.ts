import type { Showing } from "$lib/game";
import type { Seat } from "$lib/protocol";
import type {
  ChicagoCharter,
  ChicagoCompany,
  ChicagoEvent,
  ChicagoIndustry,
  ChicagoPhase,
  ChicagoPlayer,
  ChicagoView,
} from "./protocol";
import { COMPANIES } from "./companies";
import { hexOf } from "./data";

/** How the events of a game are shown one after the other: how long, and what each changes on the table. */

const BEATS: Record<ChicagoEvent["type"], number> = {
  auction_opened: 0.8,
  bid: 0.6,
  passed: 0.4,
  share_sold: 1.2,
  share_unsold: 1,
  turn_began: 0,
  dial_turned: 0.8,
  forgone: 0.8,
  built: 0.7,
  house_placed: 0.8,
  track_moved: 0.7,
  income_raised: 0.3,
  forest_paid: 0.4,
  chicago_reached: 1.2,
  wabash_opened: 1.2,
  general_dividends: 1.2,
  dividend: 0.3,
  dials_reset: 0.5,
  game_ended: 2,
};

/** What a decision brings on without being chosen: shown to who decided it as well. */
const UNASKED: ReadonlySet<ChicagoEvent["type"]> = new Set([
  "share_sold",
  "share_unsold",
  "chicago_reached",
  "wabash_opened",
  "general_dividends",
  "dividend",
  "dials_reset",
  "game_ended",
]);

export const showing: Showing = {
  beats(event, own) {
    const known = event as ChicagoEvent;
    const unasked =
      UNASKED.has(known.type) || (known.type === "track_moved" && known.seat === null);
    return own && !unasked ? 0 : (BEATS[known.type] ?? 0);
  },
  after: (view, event, end) =>
    follow(
      patched(view as ChicagoView, event as ChicagoEvent, end as ChicagoView),
      end as ChicagoView,
    ),
};

function patched(view: ChicagoView, event: ChicagoEvent, end: ChicagoView): ChicagoView {
  switch (event.type) {
    case "auction_opened": {
      const { reason, company, first, minimum } = event;
      const still_in = view.players.map((_, seat) => seat);
      return {
        ...view,
        phase: {
          type: "auction",
          reason,
          company,
          first,
          to_bid: first,
          minimum,
          bid: null,
          bidder: null,
          still_in,
        },
      };
    }
    case "bid":
      return {
        ...view,
        phase: bidding(view.phase, end.phase, { bid: event.amount, bidder: event.seat }),
      };
    case "passed":
      return { ...view, phase: bidding(view.phase, end.phase, { out: event.seat }) };
    case "share_sold": {
      const { seat, company, price } = event;
      const sold = withCompany(view, company, ({ treasury, sold, unsold }) => ({
        treasury: treasury + price,
        sold: sold + 1,
        unsold: unsold - 1,
      }));
      return withPlayer(sold, seat, ({ cash, shares }) => ({
        cash: cash === null ? null : cash - price,
        shares: { ...shares, [company]: shares[company] + 1 },
      }));
    }
    case "turn_began":
      return { ...view, active: event.seat, phase: { type: "choose" } };
    case "dial_turned": {
      const dials = {
        ...view.dials,
        [event.dial]: { ...view.dials[event.dial], position: event.position },
      };
      const phase = ["offer", "expand", "develop"].includes(end.phase.type)
        ? end.phase
        : view.phase;
      return { ...view, dials, phase };
    }
    case "built": {
      const { company, hex, price } = event;
      const built = withCompany(view, company, ({ treasury, locomotives, network }) => ({
        treasury: treasury - price,
        locomotives: locomotives - 1,
        network: inOrder([...network, hex], end.companies[company].network),
      }));
      const { phase } = view;
      return phase.type === "expand"
        ? { ...built, phase: { ...phase, company, placed: [...phase.placed, hex] } }
        : built;
    }
    case "house_placed":
      return {
        ...view,
        houses: inOrder([...view.houses, event.hex], end.houses),
        houses_left: event.left,
      };
    case "track_moved":
      return {
        ...view,
        tracks: {
          ...view.tracks,
          [event.industry]: { value: event.value, next: view.tracks[event.industry].next },
        },
      };
    case "income_raised":
      return withCompany(view, event.company, () => ({ income: event.income }));
    case "forest_paid":
      return withCompany(view, event.company, ({ treasury }) => ({
        treasury: treasury + event.amount,
      }));
    case "wabash_opened":
      return withCompany(view, "WAB", () => end.companies.WAB);
    case "general_dividends":
      // The share that brought them on is sold: its auction is over.
      return {
        ...view,
        dividends: event.number,
        phase: view.phase.type === "auction" ? { type: "choose" } : view.phase,
      };
    case "dividend":
      return withPlayer(view, event.seat, ({ cash }) => ({
        cash: cash === null ? null : cash + event.amount,
      }));
    case "dials_reset": {
      const still = ({ red_at }: { red_at: number }) => ({ position: 0, red_at });
      const { auction, expand, develop } = view.dials;
      return {
        ...view,
        dials: { auction: still(auction), expand: still(expand), develop: still(develop) },
      };
    }
    case "game_ended":
      return { ...view, phase: { type: "over" }, active: null };
    case "share_unsold":
    case "forgone":
    case "chicago_reached":
      return view;
  }
}

/** A bid or a pass; who is asked next, the server says while the same auction goes on. */
function bidding(
  phase: ChicagoPhase,
  end: ChicagoPhase,
  done: { bid: number; bidder: Seat } | { out: Seat },
): ChicagoPhase {
  if (phase.type !== "auction") return phase;
  if (end.type === "auction" && end.company === phase.company && end.reason === phase.reason)
    return end;
  return "out" in done
    ? { ...phase, still_in: phase.still_in.filter((seat) => seat !== done.out) }
    : { ...phase, ...done };
}

function withCompany(
  view: ChicagoView,
  company: ChicagoCompany,
  change: (charter: ChicagoCharter) => Partial<ChicagoCharter>,
): ChicagoView {
  const charter = view.companies[company];
  return {
    ...view,
    companies: { ...view.companies, [company]: { ...charter, ...change(charter) } },
  };
}
function withPlayer(
  view: ChicagoView,
  seat: Seat,
  change: (player: ChicagoPlayer) => Partial<ChicagoPlayer>,
): ChicagoView {
  return {
    ...view,
    players: view.players.map((player, at) =>
      at === seat ? { ...player, ...change(player) } : player,
    ),
  };
}
/** Hexes in the order in which the server lists them. */
function inOrder(hexes: readonly string[], order: readonly string[]): string[] {
  const known = order.filter((hex) => hexes.includes(hex));
  return [...known, ...hexes.filter((hex) => !order.includes(hex) && hexOf(hex))];
}

/**
 * What follows from other figures is the server's to say: it is taken from the view at the end as soon as what it follows
 * from is as it is there.
 */
function follow(view: ChicagoView, end: ChicagoView): ChicagoView {
  const like = (company: ChicagoCompany) => {
    const [now, then] = [view.companies[company], end.companies[company]];
    return now.open === then.open && now.income === then.income && now.sold === then.sold;
  };
  const companies = { ...view.companies };
  for (const company of COMPANIES) {
    const { dividend, starting_bid } = end.companies[company];
    if (like(company)) companies[company] = { ...companies[company], dividend, starting_bid };
  }
  const players = view.players.map((player, seat) => {
    const then = end.players[seat];
    const settled =
      then &&
      COMPANIES.every(
        (company) => like(company) && player.shares[company] === then.shares[company],
      );
    return settled ? { ...player, next_dividend: then.next_dividend } : player;
  });
  const tracks = { ...view.tracks };
  for (const industry of Object.keys(tracks) as ChicagoIndustry[]) {
    if (tracks[industry].value === end.tracks[industry].value)
      tracks[industry] = end.tracks[industry];
  }
  const every = (same: (now: ChicagoCharter, then: ChicagoCharter) => boolean) =>
    COMPANIES.every((company) => same(companies[company], end.companies[company]));
  const ends = {
    locomotives: every((now, then) => now.locomotives === then.locomotives)
      ? end.ends.locomotives
      : view.ends.locomotives,
    shares: every((now, then) => now.unsold === then.unsold) ? end.ends.shares : view.ends.shares,
    houses: view.houses_left === end.houses_left ? end.ends.houses : view.ends.houses,
    detroit:
      tracks.detroit.value === end.tracks.detroit.value ? end.ends.detroit : view.ends.detroit,
  };
  return { ...view, companies, players, tracks, ends };
}
