import type { Seat } from "$lib/protocol";
import type {
  G1861Company,
  G1861Event,
  G1861Owner,
  G1861Payment,
  G1861Private,
  G1861Reason,
  G1861TrainKind,
  G1861View,
} from "./protocol";
import { kindOfTrain } from "./texts/words";

/** What an action leads to, read from the events of its preview: facts, to be worded. */
export type Fact =
  | { type: "cash"; who: { seat: Seat } | { company: G1861Company }; from: number; to: number }
  | { type: "price"; company: G1861Company; from: number; to: number }
  | { type: "started"; company: G1861Company; price: number }
  | { type: "dividend"; company: G1861Company; kind: G1861Payment; each: number; kept: number }
  | { type: "director"; company: G1861Company; seat: Seat }
  | { type: "loans"; company: G1861Company; by: number }
  | { type: "interest"; company: G1861Company; amount: number }
  | { type: "phase"; phase: number }
  | { type: "rusts"; company: G1861Company | null; kinds: G1861TrainKind[] }
  | { type: "nationalised"; companies: { company: G1861Company; each: number }[] }
  | { type: "privates"; privates: G1861Private[] }
  | { type: "excess"; company: G1861Company; over: number }
  | { type: "asked"; company: G1861Company }
  /** The end is set off: the operating round after which it comes. */
  | { type: "ending"; set: number; number: number }
  /** A company has other trains than before; none: it has lost its last one. */
  | { type: "trains"; company: G1861Company; from: G1861TrainKind[]; to: G1861TrainKind[] }
  /** What a player's privates bring in an operating round. */
  | { type: "income"; from: number; to: number }
  | { type: "broken" }
  | { type: "over"; reason: G1861Reason };

/** What comes after these belongs to somebody else's turn. */
const BOUNDARIES: readonly G1861Event["type"][] = [
  "turn",
  "company_turn",
  "stock_round",
  "operating_round",
  "merger_round",
];

/** The events before the next turn or round begins. */
export function untilNext(events: readonly G1861Event[]): readonly G1861Event[] {
  const end = events.findIndex(({ type }) => BOUNDARIES.includes(type));
  return end < 0 ? events : events.slice(0, end);
}

/** By how much each purse changes. */
export class Purses {
  #seats = new Map<Seat, number>();
  #companies = new Map<G1861Company, number>();

  constructor(events: readonly G1861Event[]) {
    for (const event of events) {
      if (event.type !== "paid") continue;
      this.#add(event.from, -event.amount);
      this.#add(event.to, event.amount);
    }
  }
  #add(owner: G1861Owner, amount: number): void {
    if (owner === "bank") return;
    if ("seat" in owner) this.#seats.set(owner.seat, this.seat(owner.seat) + amount);
    else this.#companies.set(owner.company, this.company(owner.company) + amount);
  }
  seat(seat: Seat): number {
    return this.#seats.get(seat) ?? 0;
  }
  company(company: G1861Company): number {
    return this.#companies.get(company) ?? 0;
  }
}

/**
 * The facts of some events. `before` is the position they start from, `after` the one they lead to, if nothing else
 * lies between; `seat` and `companies` are whose money is told.
 */
export function factsOf(
  before: G1861View,
  after: G1861View | null,
  events: readonly G1861Event[],
  seat: Seat | null,
  companies: readonly (G1861Company | null)[],
): Fact[] {
  const facts: Fact[] = [];
  const rusted = new Map<G1861Company | null, G1861TrainKind[]>();
  const loans = new Map<G1861Company, number>();
  const privates: G1861Private[] = [];
  const taken: { company: G1861Company; each: number }[] = [];
  const prices = new Map<G1861Company, { from: number; to: number }>();
  for (const event of events) {
    switch (event.type) {
      case "phase_began":
        facts.push({ type: "phase", phase: event.phase });
        break;
      case "rusted": {
        const holder =
          typeof event.owner === "object" && "company" in event.owner ? event.owner.company : null;
        rusted.set(holder, [...(rusted.get(holder) ?? []), kindOfTrain(event.train)]);
        break;
      }
      case "nationalised":
        taken.push({ company: event.company, each: event.per_share });
        break;
      case "private_nationalised":
        privates.push(event.private);
        break;
      case "price":
        prices.set(event.company, {
          from: prices.get(event.company)?.from ?? event.from,
          to: event.to,
        });
        break;
      case "minor_sold":
      case "founded":
        facts.push({ type: "started", company: event.company, price: event.price });
        break;
      case "converted":
      case "formed":
        facts.push({ type: "started", company: event.public, price: event.price });
        break;
      case "director":
        facts.push({ type: "director", company: event.company, seat: event.seat });
        break;
      case "loan_taken":
        loans.set(event.company, (loans.get(event.company) ?? 0) + 1);
        break;
      case "loan_repaid":
        loans.set(event.company, (loans.get(event.company) ?? 0) - 1);
        break;
      case "interest_paid":
        facts.push({ type: "interest", company: event.company, amount: event.amount });
        break;
      case "dividend":
        facts.push({
          type: "dividend",
          company: event.company,
          kind: event.kind,
          each: event.per_share,
          kept: event.kept,
        });
        break;
      case "bank_broken":
        facts.push({ type: "broken" });
        break;
      case "ended":
        facts.push({ type: "over", reason: event.reason });
        break;
      default:
    }
  }
  if (taken.length > 0) facts.push({ type: "nationalised", companies: taken });
  // What the state takes has lost its trains as well.
  for (const { company } of taken) rusted.delete(company);
  for (const [company, kinds] of rusted) facts.push({ type: "rusts", company, kinds });
  if (privates.length > 0) facts.push({ type: "privates", privates });
  for (const [company, by] of loans) if (by !== 0) facts.push({ type: "loans", company, by });
  for (const { company } of taken) prices.delete(company);
  for (const [company, { from, to }] of prices)
    if (from !== to) facts.push({ type: "price", company, from, to });
  if (after?.step === "discard" && after.company) {
    const { trains, train_limit } = after.companies[after.company];
    facts.push({
      type: "excess",
      company: after.company,
      over: trains.length - (train_limit ?? trains.length),
    });
  }
  if (after) {
    for (const company of after.trainless)
      if (!before.trainless.includes(company)) facts.push({ type: "asked", company });
  }
  return [...cash(before, events, seat, companies), ...facts];
}

/** The companies between which something is sold; a private comes from a player. */
export function partiesOf({ from, company }: NonNullable<G1861View["deal"]>): G1861Company[] {
  return typeof from === "object" && "company" in from ? [from.company, company] : [company];
}

/** What changes hands besides money: trains of these companies, and the player's own privates. */
export function handedOver(
  before: G1861View,
  after: G1861View,
  seat: Seat | null,
  companies: readonly G1861Company[],
): Fact[] {
  const facts: Fact[] = [];
  const kinds = (view: G1861View, company: G1861Company) =>
    view.companies[company].trains.map(({ kind }) => kind);
  for (const company of companies) {
    const [from, to] = [kinds(before, company), kinds(after, company)];
    if (from.join() !== to.join()) facts.push({ type: "trains", company, from, to });
  }
  const income = (view: G1861View) => (seat === null ? 0 : (view.players[seat]?.income ?? 0));
  const [from, to] = [income(before), income(after)];
  if (from !== to) facts.push({ type: "income", from, to });
  return facts;
}

/** Of what two answers lead to: what hangs on the answer. */
export function apart(ours: readonly Fact[], others: readonly Fact[]): Fact[] {
  const known = new Set(others.map((fact) => JSON.stringify(fact)));
  return ours.filter((fact) => !known.has(JSON.stringify(fact)));
}

/** The end of the game, where an action sets it off; `end` is the position after it, whatever lies between. */
export function endOf(before: G1861View, end: G1861View): Fact[] {
  const { last_set, last_of } = end.round;
  return before.round.last_set === null && last_set !== null && last_of !== null
    ? [{ type: "ending", set: last_set, number: last_of }]
    : [];
}

function cash(
  before: G1861View,
  events: readonly G1861Event[],
  seat: Seat | null,
  companies: readonly (G1861Company | null)[],
): Fact[] {
  const purses = new Purses(events);
  const facts: Fact[] = [];
  if (seat !== null && purses.seat(seat) !== 0) {
    const from = before.players[seat]?.cash ?? 0;
    facts.push({ type: "cash", who: { seat }, from, to: from + purses.seat(seat) });
  }
  for (const company of new Set(companies)) {
    if (company === null || purses.company(company) === 0) continue;
    const from = before.companies[company].cash;
    facts.push({ type: "cash", who: { company }, from, to: from + purses.company(company) });
  }
  return facts;
}
