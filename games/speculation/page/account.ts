import type { Names, FortuneRow } from "$lib/game";
import type { Position, Seat, Step } from "$lib/protocol";
import type { SpeculationCompany, SpeculationEvent, SpeculationView } from "./protocol";
import type { Gain } from "$lib/story";
import { list, pick, type Language, type Texts } from "$lib/texts";
import { COMPANIES, nameOf } from "./companies";
import { box } from "./data";

/** What a game was, told at its end: its rounds, where the fortunes came from, and why it ended. */

const words = {
  start: { en: "Starting cash", fr: "Argent de départ" },
  trades: { en: (name: string) => `${name}: traded`, fr: (name: string) => `${name} : échanges` },
  shares: {
    en: (name: string) => `${name}: at the end`,
    fr: (name: string) => `${name} : à la fin`,
  },
  cash: { en: "Cash", fr: "Argent" },
  worth: { en: "Fortune", fr: "Fortune" },
  one: {
    en: (name: string, round: number) => `${name} reached END in round ${round}: the game is over.`,
    fr: (name: string, round: number) =>
      `${name} est arrivé en FIN à la manche ${round} : la partie s’arrête.`,
  },
  several: {
    en: (names: string, round: number) =>
      `${names} reached END in round ${round}: the game is over.`,
    fr: (names: string, round: number) =>
      `${names} sont arrivés en FIN à la manche ${round} : la partie s’arrête.`,
  },
} satisfies Texts;

const eventsOf = (steps: readonly Step[]) =>
  steps.flatMap(({ events }) => events as SpeculationEvent[]);

/** The line at which each round begins. */
export function rounds(steps: readonly Step[]): { line: number; name: string }[] {
  return steps.flatMap(({ line, events }) =>
    (events as SpeculationEvent[]).flatMap((event) =>
      event.type === "turn_began" ? [{ line, name: String(event.round) }] : [],
    ),
  );
}

/** Cash from trades by company, then the shares that are left: together they are the fortune. */
export function fortune(
  steps: readonly Step[],
  position: Position,
  language: Language,
): FortuneRow[] {
  const { players, companies } = position.view as SpeculationView;
  const none = () => players.map(() => 0);
  const traded = Object.fromEntries(COMPANIES.map((company) => [company, none()])) as Record<
    SpeculationCompany,
    number[]
  >;
  const add = (company: SpeculationCompany, seat: Seat, amount: number) => {
    const by = traded[company];
    by[seat] = (by[seat] ?? 0) + amount;
  };
  for (const event of eventsOf(steps)) {
    if (event.type !== "traded") continue;
    if (event.sold) add(event.sold.company, event.seat, event.sold.price);
    if (event.bought) add(event.bought.company, event.seat, -event.bought.price);
  }
  const start: FortuneRow = {
    label: pick(words.start, language),
    by: players.map(() => box.starting_cash),
  };
  const trades = COMPANIES.map((company): FortuneRow => ({
    label: pick(words.trades, language, nameOf(company)),
    by: traded[company],
  }));
  const shares = COMPANIES.map((company): FortuneRow => ({
    label: pick(words.shares, language, nameOf(company)),
    by: players.map((player) => player.shares[company] * companies[company].price),
  }));
  const some = (rows: FortuneRow[]) => rows.filter(({ by }) => by.some((figure) => figure !== 0));
  const sum = (rows: readonly FortuneRow[]) =>
    players.map((_, seat) => rows.reduce((all, { by }) => all + (by[seat] ?? 0), 0));
  const cash = [start, ...some(trades)];
  return [
    ...cash,
    { label: pick(words.cash, language), by: sum(cash), total: true },
    ...some(shares),
    { label: pick(words.worth, language), by: sum([start, ...trades, ...shares]), total: true },
  ];
}

/** What a reveal, and a rank tile used after it, made of a player's shares: by company, what they gained or lost. Null without a reveal. */
export function brought(steps: readonly Step[], position: Position, seat: Seat): Gain[] | null {
  const { companies, players, last } = position.view as SpeculationView;
  const shares = players[seat]?.shares;
  if (!last || !shares || !eventsOf(steps).some(({ type }) => type === "cards_revealed"))
    return null;
  const gains = COMPANIES.map((company) => ({
    seat,
    amount: shares[company] * (companies[company].price - last.before[company]),
    why: nameOf(company),
  }));
  return gains.filter(({ amount }) => amount !== 0);
}

/** Why it ended. */
export function ending(
  _steps: readonly Step[],
  position: Position,
  _names: Names,
  language: Language,
): string | null {
  const { end_order, round } = position.view as SpeculationView;
  if (end_order.length === 0) return null;
  return pick(
    end_order.length > 1 ? words.several : words.one,
    language,
    list(end_order.map(nameOf), language),
    round,
  );
}
