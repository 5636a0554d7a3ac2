import type { GameModule, Names, Showing } from "./game";
import type { Seat, Step } from "./protocol";
import type { Language } from "./texts";

/**
 * Something that can stand out wherever it is drawn: `hex:H3`, `company:PRR`, `seat:2`. What follows the colon is the game's own
 * affair; the frame only carries it from a sentence to the board.
 */
export type Place = `${string}:${string}`;

/** Money that reached a seat, and what for. */
export interface Gain {
  seat: Seat;
  amount: number;
  why: string;
}

/** A sentence of a step: it tells one event, or several that belong together. */
export interface Sentence {
  /** The events it tells: from this one up to, not including, `to`. */
  from: number;
  to: number;
  text: string;
  places: readonly Place[];
  /** What it brought to whom, for a sheet with everybody's amounts. */
  gains: readonly Gain[];
  /** Worth a line of the log, but not of the news: a card that was drawn. */
  aside: boolean;
  /** Not worth a line of the log either, but for who looks at that very moment: somebody has chosen a card. */
  fleeting: boolean;
  /** Only for the viewer's own eyes. */
  secret: boolean;
  /** What is said instead while it is being shown, where the sentence would run ahead of what is seen; nothing is lit then. */
  staged?: string;
}

/** A sentence and the line it belongs to. */
export interface Told extends Sentence {
  line: number;
}

/** What belongs together, under the name of who decided or of what it is about. */
export interface Group {
  heading: string | null;
  told: Told[];
}

/** What a game says of an event that begins at `at`: how many events the sentence takes in, and the sentence. */
export interface Saying {
  count?: number;
  text: string | null;
  places?: readonly Place[];
  gains?: readonly Gain[];
  aside?: boolean;
  fleeting?: boolean;
  secret?: boolean;
  staged?: string | undefined;
}

/** The sentences of some events: `say` is asked at each event that no sentence has taken in yet. */
export function sentences<E>(events: readonly E[], say: (at: number) => Saying | null): Sentence[] {
  const all: Sentence[] = [];
  for (let at = 0; at < events.length;) {
    const said = say(at);
    const to = Math.min(events.length, at + Math.max(1, said?.count ?? 1));
    if (said?.text) {
      const {
        text,
        places = [],
        gains = [],
        aside = false,
        fleeting = false,
        secret = false,
        staged,
      } = said;
      all.push({
        from: at,
        to,
        text,
        places,
        gains,
        aside,
        fleeting,
        secret,
        ...(staged !== undefined && { staged }),
      });
    }
    at = to;
  }
  return all;
}

/** Whose names a line is told with: those of who sat there then. */
export type NamesAt = (line: number) => Names;

/** Tells a step, as far as its events have been shown. */
export function tellStep(
  step: Step,
  game: GameModule,
  names: NamesAt,
  language: Language,
  shown = Infinity,
): Told[] {
  return game
    .story(step.events, names(step.line), language)
    .filter(({ to }) => to <= Math.max(shown, 0))
    .map((sentence) => ({ ...sentence, line: step.line }));
}

/**
 * The log in sentences and under headings. A heading stands where the game says that an event begins something, so that what the
 * same step did before still belongs to what was before; a game without headings has one for each deciding seat. Of a step that is
 * being shown only the sentences are told whose events all have been.
 */
export function groups(
  steps: readonly Step[],
  game: GameModule,
  names: NamesAt,
  language: Language,
  shown: Shown = { line: Infinity, events: 0 },
): Group[] {
  const all: Group[] = [];
  let current: Group | null = null;
  let decided: Seat | null = null;
  const open = (heading: string | null): Group => {
    const group: Group = { heading, told: [] };
    all.push(group);
    return group;
  };
  for (const step of steps) {
    const called = names(step.line);
    if (!game.heading && step.seat !== null && step.seat !== decided)
      current = open(called(step.seat));
    decided = step.seat ?? decided;
    let told = tellStep(
      step,
      game,
      names,
      language,
      step.line > shown.line ? shown.events : Infinity,
    );
    step.events.forEach((event, index) => {
      const heading = game.heading?.(event, called, language) ?? null;
      if (heading === null) return;
      const before = told.filter(({ from }) => from < index);
      (current ??= open(null)).told.push(...before);
      told = told.slice(before.length);
      current = open(heading);
    });
    if (told.length > 0) (current ??= open(null)).told.push(...told);
  }
  return all.filter((group) => group.told.length > 0);
}

/**
 * The steps since a seat last decided; everything for a seat that never did, nothing for those who only watch. What the seat's own
 * decision led to and could not be foreseen belongs to them: the cards that it turned up, the dividend that it set off.
 */
export function sinceOwn(
  steps: readonly Step[],
  seats: readonly Seat[],
  showing?: Pick<Showing, "beats">,
): readonly Step[] {
  if (seats.length === 0) return [];
  const own = steps.findLastIndex(({ seat }) => seat !== null && seats.includes(seat));
  const decided = steps[own];
  const from = decided?.events.findIndex((event) => (showing?.beats(event, true) ?? 0) > 0) ?? -1;
  const since = steps.slice(own + 1);
  return decided && from >= 0
    ? [{ ...decided, events: decided.events.slice(from) }, ...since]
    : since;
}

/** What a seat was brought, summed by reason in the order in which it came. */
export function broughtTo(
  seat: Seat,
  gains: readonly Gain[],
): { total: number; parts: { why: string; amount: number }[] } {
  const parts = new Map<string, number>();
  for (const gain of gains) {
    if (gain.seat === seat) parts.set(gain.why, (parts.get(gain.why) ?? 0) + gain.amount);
  }
  const list = [...parts]
    .map(([why, amount]) => ({ why, amount }))
    .filter(({ amount }) => amount !== 0);
  return { total: list.reduce((sum, { amount }) => sum + amount, 0), parts: list };
}

/** How far a game has been shown: a line whole, and so many events of the next. */
export interface Shown {
  line: number;
  events: number;
}

/** The sentences that came to their end between one moment and a later one, in the order in which they happened. */
export function toldBetween(
  steps: readonly Step[],
  tell: (step: Step) => readonly Told[],
  from: Shown,
  to: Shown,
): Told[] {
  return steps
    .filter(({ line }) => line > from.line && line <= to.line + 1)
    .flatMap((step) =>
      tell(step).filter(
        (told) =>
          (step.line <= to.line || told.to <= to.events) &&
          (step.line > from.line + 1 || told.to > from.events),
      ),
    );
}
