import type { EmpireCompany, EmpireEvent, EmpireOwner, EmpirePayment, EmpirePrivate, EmpireReason, EmpireTrainKind, EmpireView, Seat } from "$lib/protocol";
import { kindOfTrain } from "./texts/words";

/** What an action leads to, read from the events of its preview: facts, to be worded. */
export type Fact =
  | { type: "cash"; who: { seat: Seat } | { company: EmpireCompany }; from: number; to: number }
  | { type: "price"; company: EmpireCompany; from: number; to: number }
  | { type: "started"; company: EmpireCompany; price: number }
  | { type: "dividend"; company: EmpireCompany; kind: EmpirePayment; each: number; kept: number }
  | { type: "director"; company: EmpireCompany; seat: Seat }
  | { type: "loans"; company: EmpireCompany; by: number }
  | { type: "interest"; company: EmpireCompany; amount: number }
  | { type: "phase"; phase: number }
  | { type: "rusts"; company: EmpireCompany | null; kinds: EmpireTrainKind[] }
  | { type: "nationalised"; companies: { company: EmpireCompany; each: number }[] }
  | { type: "privates"; privates: EmpirePrivate[] }
  | { type: "excess"; company: EmpireCompany; over: number }
  | { type: "asked"; company: EmpireCompany }
  /** The end is set off: the operating round after which it comes. */
  | { type: "ending"; set: number; number: number }
  /** A company has other trains than before; none: it has lost its last one. */
  | { type: "trains"; company: EmpireCompany; from: EmpireTrainKind[]; to: EmpireTrainKind[] }
  /** What a player's privates bring in an operating round. */
  | { type: "income"; from: number; to: number }
  | { type: "broken" }
  | { type: "over"; reason: EmpireReason };

/** What comes after these belongs to somebody else's turn. */
const BOUNDARIES: readonly EmpireEvent["type"][] = ["turn", "company_turn", "stock_round", "operating_round", "merger_round"];

/** The events before the next turn or round begins. */
export function untilNext(events: readonly EmpireEvent[]): readonly EmpireEvent[] {
  const end = events.findIndex(({ type }) => BOUNDARIES.includes(type));
  return end < 0 ? events : events.slice(0, end);
}

/** By how much each purse changes. */
export class Purses {
  #seats = new Map<Seat, number>();
  #companies = new Map<EmpireCompany, number>();

  constructor(events: readonly EmpireEvent[]) {
    for (const event of events) {
      if (event.type !== "paid") continue;
      this.#add(event.from, -event.amount);
      this.#add(event.to, event.amount);
    }
  }
  #add(owner: EmpireOwner, amount: number): void {
    if (owner === "bank") return;
    if ("seat" in owner) this.#seats.set(owner.seat, this.seat(owner.seat) + amount);
    else this.#companies.set(owner.company, this.company(owner.company) + amount);
  }
  seat(seat: Seat): number {
    return this.#seats.get(seat) ?? 0;
  }
  company(company: EmpireCompany): number {
    return this.#companies.get(company) ?? 0;
  }
}

/**
 * The facts of some events. `before` is the position they start from, `after` the one they lead to, if nothing else
 * lies between; `seat` and `companies` are whose money is told.
 */
export function factsOf(
  before: EmpireView,
  after: EmpireView | null,
  events: readonly EmpireEvent[],
  seat: Seat | null,
  companies: readonly (EmpireCompany | null)[],
): Fact[] {
  const facts: Fact[] = [];
  const rusted = new Map<EmpireCompany | null, EmpireTrainKind[]>();
  const loans = new Map<EmpireCompany, number>();
  const privates: EmpirePrivate[] = [];
  const taken: { company: EmpireCompany; each: number }[] = [];
  const prices = new Map<EmpireCompany, { from: number; to: number }>();
  for (const event of events) {
    switch (event.type) {
      case "phase_began":
        facts.push({ type: "phase", phase: event.phase });
        break;
      case "rusted": {
        const holder = typeof event.owner === "object" && "company" in event.owner ? event.owner.company : null;
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
        prices.set(event.company, { from: prices.get(event.company)?.from ?? event.from, to: event.to });
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
        facts.push({ type: "dividend", company: event.company, kind: event.kind, each: event.per_share, kept: event.kept });
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
  for (const [company, { from, to }] of prices) if (from !== to) facts.push({ type: "price", company, from, to });
  if (after?.step === "discard" && after.company) {
    const { trains, train_limit } = after.companies[after.company];
    facts.push({ type: "excess", company: after.company, over: trains.length - (train_limit ?? trains.length) });
  }
  if (after) {
    for (const company of after.trainless) if (!before.trainless.includes(company)) facts.push({ type: "asked", company });
  }
  return [...cash(before, events, seat, companies), ...facts];
}

/** The companies between which something is sold; a private comes from a player. */
export function partiesOf({ from, company }: NonNullable<EmpireView["deal"]>): EmpireCompany[] {
  return typeof from === "object" && "company" in from ? [from.company, company] : [company];
}

/** What changes hands besides money: trains of these companies, and the player's own privates. */
export function handedOver(before: EmpireView, after: EmpireView, seat: Seat | null, companies: readonly EmpireCompany[]): Fact[] {
  const facts: Fact[] = [];
  const kinds = (view: EmpireView, company: EmpireCompany) => view.companies[company].trains.map(({ kind }) => kind);
  for (const company of companies) {
    const [from, to] = [kinds(before, company), kinds(after, company)];
    if (from.join() !== to.join()) facts.push({ type: "trains", company, from, to });
  }
  const income = (view: EmpireView) => (seat === null ? 0 : (view.players[seat]?.income ?? 0));
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
export function endOf(before: EmpireView, end: EmpireView): Fact[] {
  const { last_set, last_of } = end.round;
  return before.round.last_set === null && last_set !== null && last_of !== null ? [{ type: "ending", set: last_set, number: last_of }] : [];
}

function cash(before: EmpireView, events: readonly EmpireEvent[], seat: Seat | null, companies: readonly (EmpireCompany | null)[]): Fact[] {
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
