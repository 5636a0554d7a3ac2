import type { Names } from "./game";
import type { Chair, Seat } from "./protocol";
import type { NamesAt } from "./story";
import { pick, type Language, type Text } from "./texts";

/** The bots by strength. A strength this page has no word for is called as the server calls it. */
const strengths: Record<string, Text> = {
  random: { en: "Random", fr: "Fantasque" },
  greedy: { en: "Greedy", fr: "Gourmand" },
  regular: { en: "Regular", fr: "Habitué" },
  strong: { en: "Strong", fr: "Expert" },
};

export function botName(bot: string, language: Language): string {
  const known = strengths[bot];
  return known ? pick(known, language) : bot;
}

/** A new table's bot, if nobody chooses: the strongest that moves at a pace for people. */
export function usualBot(bots: readonly string[]): string {
  return bots.includes("regular") ? "regular" : (bots[bots.length - 1] ?? "random");
}

/** Somebody who took a seat, and after which line. */
type Sitting = Pick<Chair, "seat" | "name" | "kind"> & { line: number };

/**
 * What to call each seat at a line. Those who have the same name are numbered in the order in which they first sat down, so that nobody
 * is called otherwise because somebody else came or went.
 */
export function namesAt(
  info: { seats: readonly Chair[]; seating?: readonly Sitting[] } | null,
  language: Language,
  nobody: string,
): NamesAt {
  const now: Sitting[] = (info?.seats ?? []).map((chair) => ({ ...chair, line: 0 }));
  const sittings: readonly Sitting[] =
    info?.seating && info.seating.length > 0 ? info.seating : now;
  const plain = ({ name, kind }: Sitting) =>
    name === null ? nobody : kind === "bot" ? botName(name, language) : name;
  const called = new Map<string, string>();
  const numbered = new Map<string, Seat[]>();
  for (const sitting of sittings) {
    const seats = numbered.get(plain(sitting)) ?? [];
    if (!seats.includes(sitting.seat)) numbered.set(plain(sitting), [...seats, sitting.seat]);
  }
  for (const [name, seats] of numbered) {
    seats.forEach((seat, index) =>
      called.set(`${name} ${seat}`, seats.length > 1 ? `${name} ${index + 1}` : name),
    );
  }
  return (line) => (seat) => {
    const there = sittings.filter((sitting) => sitting.seat === seat);
    const until = (one: Sitting) => one.line < line || one.line === 0;
    const named = there.filter(({ name }) => name !== null);
    // What was played while nobody sat there, before the table was made from a record, has the name of who came first.
    const past = line === Infinity ? undefined : (named.findLast(until) ?? named[0]);
    const sitting = past ?? there.findLast(until) ?? there[0];
    return (sitting && called.get(`${plain(sitting)} ${seat}`)) ?? `${seat + 1}`;
  };
}

/** What to call each seat of a table as it is. */
export function namesOf(seats: readonly Chair[], language: Language, nobody: string): Names {
  return namesAt({ seats }, language, nobody)(Infinity);
}
