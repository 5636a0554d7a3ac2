import type { Names } from "$lib/game";
import type { Position, Step } from "$lib/protocol";
import type { G1861Action, G1861Company, G1861Event, G1861Route, G1861View } from "./protocol";
import { pick, type Language, type Texts } from "$lib/texts";
import { reasonTexts } from "./texts/words";

/** How the game went, read from its steps: rounds, runs and revenues, and why it ended. */

const words = {
  stock: { en: (set: number) => `SR ${set}`, fr: (set: number) => `TB ${set}` },
  operating: {
    en: (set: number, number: number) => `OR ${set}.${number}`,
    fr: (set: number, number: number) => `TE ${set}.${number}`,
  },
  ending: {
    en: (round: string, why: string) => `The game ended after ${round}: ${why}.`,
    fr: (round: string, why: string) => `La partie s’est achevée après le ${round} : ${why}.`,
  },
} satisfies Texts;

const eventsOf = (step: Step) => step.events as readonly G1861Event[];

/** Where each stock and operating round begins. */
export function rounds(
  steps: readonly Step[],
  language: Language,
): { line: number; name: string }[] {
  return steps.flatMap((step) =>
    eventsOf(step).flatMap((event) => {
      if (event.type === "stock_round")
        return [{ line: step.line, name: pick(words.stock, language, event.set) }];
      if (event.type === "operating_round")
        return [
          { line: step.line, name: pick(words.operating, language, event.set, event.number) },
        ];
      return [];
    }),
  );
}

/** The routes a company ran last, and what they brought. */
export interface Run {
  line: number;
  routes: readonly G1861Route[];
  revenue: number;
}

/** The routes of a step, if it is a run. */
export function runOf(step: Step | null): Run | null {
  const what = step?.what as G1861Action | null | undefined;
  return step && what?.type === "run"
    ? { line: step.line, routes: what.routes, revenue: what.revenue }
    : null;
}

/** The last run of each company. What the state railway runs by itself is not among them: nobody declares it. */
export function lastRuns(steps: readonly Step[]): ReadonlyMap<G1861Company, Run> {
  const runs = new Map<G1861Company, Run>();
  for (const step of steps) {
    const run = runOf(step);
    const ran = run && eventsOf(step).find((event) => event.type === "ran");
    if (run && ran) runs.set(ran.company, run);
  }
  return runs;
}

/** What each company earned in each operating round; rounds and companies in order of appearance. */
export interface Revenues {
  rounds: readonly string[];
  companies: readonly { company: G1861Company; earned: readonly (number | null)[] }[];
}
export function revenues(steps: readonly Step[], language: Language): Revenues {
  const names: string[] = [];
  const earned = new Map<G1861Company, Map<number, number>>();
  for (const step of steps) {
    for (const event of eventsOf(step)) {
      if (event.type === "operating_round")
        names.push(pick(words.operating, language, event.set, event.number));
      if (event.type !== "ran" || names.length === 0) continue;
      const own = earned.get(event.company) ?? new Map<number, number>();
      earned.set(event.company, own.set(names.length - 1, event.revenue));
    }
  }
  return {
    rounds: names,
    companies: [...earned].map(([company, own]) => ({
      company,
      earned: names.map((_, index) => own.get(index) ?? null),
    })),
  };
}

export function ending(
  _: readonly Step[],
  position: Position,
  __: Names,
  language: Language,
): string | null {
  const { ended, set, number, of } = (position.view as G1861View).round;
  return ended === null
    ? null
    : pick(
        words.ending,
        language,
        pick(words.operating, language, set, number ?? of),
        pick(reasonTexts[ended], language),
      );
}
