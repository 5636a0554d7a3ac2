import type { FortuneRow, Names, Race } from "$lib/game";
import type { Position, Step } from "$lib/protocol";
import type { ChicagoEvent, ChicagoView } from "./protocol";
import { pick, type Language } from "$lib/texts";
import { COMPANIES, shortName } from "./companies";
import { endings } from "./texts/events";
import { panelTexts as words } from "./texts/panels";

/** What is said of a game as a whole: its rounds, where the fortunes came from, why it ended. */

const eventsOf = (steps: readonly Step[]) =>
  steps.flatMap(({ events }) => events as readonly ChicagoEvent[]);

/** A round lasts until general dividends are paid; it is called after them. */
export function rounds(
  steps: readonly Step[],
  language: Language,
): { line: number; name: string }[] {
  return steps.flatMap(({ line, events }) =>
    (events as readonly ChicagoEvent[]).flatMap((event) =>
      event.type === "general_dividends"
        ? [{ line, name: words.dividendNumber[language](event.number) }]
        : [],
    ),
  );
}

export function fortune(
  steps: readonly Step[],
  position: Position,
  language: Language,
): FortuneRow[] {
  const { players } = position.view as ChicagoView;
  const all = eventsOf(steps);
  const sums = (amount: (event: ChicagoEvent, seat: number) => number) =>
    players.map((_, seat) => all.reduce((sum, event) => sum + amount(event, seat), 0));
  const dividends = COMPANIES.map((company) => ({
    label: words.dividendsOf[language](shortName(company)),
    by: sums((event, seat) =>
      event.type === "dividend" && event.seat === seat && event.company === company
        ? event.amount
        : 0,
    ),
  })).filter(({ by }) => by.some((amount) => amount !== 0));
  const bought = {
    label: pick(words.sharesBought, language),
    by: sums((event, seat) =>
      event.type === "share_sold" && event.seat === seat ? -event.price : 0,
    ),
  };
  const cash = players.map((player) => player.cash ?? 0);
  const start = cash.map((amount, seat) =>
    [...dividends, bought].reduce((rest, { by }) => rest - (by[seat] ?? 0), amount),
  );
  return [
    { label: pick(words.startCash, language), by: start },
    ...dividends,
    bought,
    { label: pick(words.cash, language), by: cash, total: true },
  ];
}

/** The race is one of dividends: what a share costs is an investment, not a loss. */
export function race(steps: readonly Step[], position: Position): Race {
  const { players } = position.view as ChicagoView;
  const received = (seat: number, events: readonly ChicagoEvent[]) =>
    events.reduce(
      (sum, event) => sum + (event.type === "dividend" && event.seat === seat ? event.amount : 0),
      0,
    );
  const series = players.map((_, seat) => {
    let sum = 0;
    return { seat, values: steps.map((step) => (sum += received(seat, eventsOf([step])))) };
  });
  return { lines: steps.map(({ line }) => line), series };
}

export function ending(
  steps: readonly Step[],
  _position: Position,
  _names: Names,
  language: Language,
): string | null {
  const over = eventsOf(steps).find((event) => event.type === "game_ended");
  if (!over) return null;
  const because = endings(over.because, language);
  return pick(
    { en: `The game is over: ${because}.`, fr: `La partie est terminée : ${because}.` },
    language,
  );
}
