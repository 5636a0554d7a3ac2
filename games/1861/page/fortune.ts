import type { FortuneRow } from "$lib/game";
import type { Position, Seat, Step } from "$lib/protocol";
import type { G1861Company, G1861Event, G1861Owner, G1861View } from "./protocol";
import { pick, type Language, type Texts } from "$lib/texts";
import { COMPANIES, kindOf, shortName } from "./companies";
import { capital } from "./data";

/** Where each fortune came from: every payment a player made or was made, by what it was for, and the shares at the end. */

const words = {
  capital: { en: "Starting cash", fr: "Capital initial" },
  privatesBought: { en: "Privates: bought", fr: "Privées : achat" },
  privatesIncome: { en: "Privates: income", fr: "Privées : revenu" },
  privatesSold: { en: "Privates: sold", fr: "Privées : vente" },
  minorsBought: { en: "Minors: bought", fr: "Mineures : achat" },
  minorsPaid: { en: "Minors: paid out", fr: "Mineures : versé" },
  sharesBought: { en: "Shares: bought", fr: "Actions : achat" },
  sharesSold: { en: "Shares: sold", fr: "Actions : vente" },
  dividends: {
    en: (company: string) => `Dividends ${company}`,
    fr: (company: string) => `Dividendes ${company}`,
  },
  nationalised: { en: "Taken by the state", fr: "Repris par l’État" },
  other: { en: "Other payments", fr: "Autres paiements" },
  cash: { en: "Cash at the end", fr: "Argent final" },
  shares: {
    en: (company: string, price: number) => `${company} at ${price}`,
    fr: (company: string, price: number) => `${company} à ${price}`,
  },
  privates: { en: "Privates at the end", fr: "Privées à la fin" },
  fortune: { en: "Fortune", fr: "Fortune" },
} satisfies Texts;

/** What money came from or went to; in this order in the table, the dividends by company. */
const SOURCES = [
  "privatesBought",
  "privatesIncome",
  "privatesSold",
  "minorsBought",
  "minorsPaid",
  "sharesBought",
  "sharesSold",
  "dividends",
  "nationalised",
  "other",
] as const;
type Source = (typeof SOURCES)[number];

interface Cause {
  source: Source;
  company: G1861Company | null;
}

/** What the payments after an event are for; null: the event is none that players are paid for, or pay for. */
function causeOf(event: G1861Event): Cause | null {
  switch (event.type) {
    case "private_sold":
      return { source: "privatesBought", company: null };
    case "operating_round":
      return { source: "privatesIncome", company: null };
    case "private_bought":
    case "private_nationalised":
      return { source: "privatesSold", company: null };
    case "minor_sold":
      return { source: "minorsBought", company: null };
    case "ran":
      return {
        source: kindOf(event.company) === "minor" ? "minorsPaid" : "dividends",
        company: event.company,
      };
    case "share_bought":
    case "founded":
      return { source: "sharesBought", company: null };
    case "shares_sold":
      return { source: "sharesSold", company: null };
    case "dividend":
      return { source: "dividends", company: event.company };
    case "nationalised":
      return { source: "nationalised", company: null };
    default:
      return null;
  }
}

const seatOf = (owner: G1861Owner): Seat | null =>
  typeof owner === "object" && "seat" in owner ? owner.seat : null;

/** Sums of what each seat was paid, less what it paid, by cause. */
class Ledger {
  readonly #sums = new Map<string, { cause: Cause; by: number[] }>();
  constructor(private readonly players: number) {}

  read(events: readonly G1861Event[]): void {
    let cause: Cause = { source: "other", company: null };
    for (const event of events) {
      cause = causeOf(event) ?? cause;
      if (event.type !== "paid") continue;
      this.#add(cause, seatOf(event.from), -event.amount);
      this.#add(cause, seatOf(event.to), event.amount);
    }
  }
  #add(cause: Cause, seat: Seat | null, amount: number): void {
    if (seat === null) return;
    const company = cause.source === "dividends" ? cause.company : null;
    const key = `${cause.source} ${company ?? ""}`;
    const sum = this.#sums.get(key) ?? {
      cause: { ...cause, company },
      by: Array.from({ length: this.players }, () => 0),
    };
    sum.by[seat] = (sum.by[seat] ?? 0) + amount;
    this.#sums.set(key, sum);
  }
  rows(language: Language): FortuneRow[] {
    return SOURCES.flatMap((source) => {
      const sums = [...this.#sums.values()].filter(({ cause }) => cause.source === source);
      return sums.map(({ cause, by }) => ({
        label:
          source === "dividends"
            ? pick(words.dividends, language, cause.company ? shortName(cause.company) : "")
            : pick(words[source], language),
        by,
      }));
    });
  }
}

export function fortune(
  steps: readonly Step[],
  position: Position,
  language: Language,
): FortuneRow[] {
  const { players, companies } = position.view as G1861View;
  const ledger = new Ledger(players.length);
  for (const step of steps) ledger.read(step.events as readonly G1861Event[]);

  const start = {
    label: pick(words.capital, language),
    by: players.map(() => capital(players.length)),
  };
  const cash = {
    label: pick(words.cash, language),
    by: players.map((player) => player.cash),
    total: true,
  };
  const shares = COMPANIES.flatMap((company): FortuneRow[] => {
    const { price } = companies[company];
    const by = players.map((player) => (player.shares[company] ?? 0) * (price ?? 0));
    return price !== null && by.some((value) => value > 0)
      ? [{ label: pick(words.shares, language, shortName(company), price), by }]
      : [];
  });
  // By the rulebook privates count nothing; an edition may have it otherwise.
  const rest = players.map(
    ({ value }, seat) =>
      value - [cash, ...shares].reduce((sum, { by }) => sum + (by[seat] ?? 0), 0),
  );
  const privates = rest.some((value) => value !== 0)
    ? [{ label: pick(words.privates, language), by: rest }]
    : [];
  return [
    start,
    ...ledger.rows(language),
    cash,
    ...shares,
    ...privates,
    { label: pick(words.fortune, language), by: players.map(({ value }) => value), total: true },
  ];
}
