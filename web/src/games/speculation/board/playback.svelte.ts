import type { SpeculationCompany, SpeculationReveal, SpeculationView } from "../../../lib/protocol";
import { choice, SPEEDS } from "../choice.svelte";
import { COMPANIES } from "../companies";
import { way } from "./geometry";

type Spaces = Record<SpeculationCompany, number>;

const still = () => typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Where the pawns were before a reveal moved them. */
export function before(view: SpeculationView, reveal: SpeculationReveal): Spaces {
  const spaces = standing(view);
  for (const { company, from } of [...reveal.moves].reverse()) spaces[company] = from;
  return spaces;
}
export function standing(view: SpeculationView): Spaces {
  return Object.fromEntries(COMPANIES.map((company) => [company, view.companies[company].space])) as Spaces;
}

/** Plays the moves of a reveal one pawn and one space at a time; until it is done the board shows these spaces. */
export class Playback {
  /** The spaces to show while it plays; null: those of the position. */
  spaces = $state.raw<Spaces | null>(null);
  /** Which of the moves is under way. */
  at = $state(-1);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #seen: string | null = null;

  get playing(): boolean {
    return this.spaces !== null;
  }

  /** A position came: a reveal not seen yet is played if the one before it was on the screen. */
  follow(view: SpeculationView, live: boolean): void {
    const reveal = view.last;
    const key = reveal ? JSON.stringify(reveal) : "";
    const known = this.#seen;
    this.#seen = key;
    if (!live) this.stop();
    else if (known !== null && known !== key && reveal && reveal.round >= view.round - 1) this.play(view, reveal);
  }

  play(view: SpeculationView, reveal: SpeculationReveal): void {
    this.stop();
    const pace = SPEEDS[choice.speed];
    if (pace === 0 || still() || reveal.moves.length === 0) return;
    let spaces = before(view, reveal);
    const hops = reveal.moves.flatMap(({ company, from, to }, index) => {
      const others = new Set(COMPANIES.filter((other) => other !== company).map((other) => spaces[other]));
      spaces = { ...spaces, [company]: to };
      return way(from, to, others).map((space) => ({ company, space, index }));
    });
    this.spaces = before(view, reveal);
    const hop = (place: number) => {
      const next = hops[place];
      if (!next || !this.spaces) {
        this.stop();
        return;
      }
      const turned = next.index !== this.at;
      this.at = next.index;
      this.#timer = setTimeout(
        () => {
          if (this.spaces) this.spaces = { ...this.spaces, [next.company]: next.space };
          this.#timer = setTimeout(() => hop(place + 1), pace);
        },
        turned ? pace * 2 : 0,
      );
    };
    this.#timer = setTimeout(() => hop(0), pace * 2);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.spaces = null;
    this.at = -1;
  }
}
