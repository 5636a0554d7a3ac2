import type { Chair, Seat } from "./protocol";
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

/** What to call each seat; seats of the same name are numbered. */
export function namesOf(chairs: readonly Chair[], language: Language, nobody: string): (seat: Seat) => string {
  const plain = chairs.map((chair) => {
    if (chair.name === null) return nobody;
    return chair.kind === "bot" ? botName(chair.name, language) : chair.name;
  });
  const called = plain.map((name, index) => {
    if (plain.filter((other) => other === name).length < 2) return name;
    return `${name} ${plain.slice(0, index + 1).filter((other) => other === name).length}`;
  });
  return (seat) => called[chairs.findIndex((chair) => chair.seat === seat)] ?? `${seat + 1}`;
}
