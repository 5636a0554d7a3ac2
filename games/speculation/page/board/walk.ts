import type { SpeculationCompany, SpeculationEvent, SpeculationView } from "../protocol";
import { settings } from "$lib/settings.svelte";
import { BEATS } from "$lib/show.svelte";
import { COMPANIES } from "../companies";
import { END } from "../data";
import { standing, way, type Layout } from "./geometry";

/** How much of its time a pawn that is shown moving is on its way, in beats. */
const ON_THE_WAY = 0.9;

interface Ground {
  view: SpeculationView;
  layout: Layout;
  pawns: ReadonlyMap<SpeculationCompany, Element>;
}

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Lets a pawn that an event moves go from space to space; the position has it where it comes to already. */
export class Walk {
  #shown: unknown = null;
  #animation: Animation | null = null;

  follow(event: unknown, { view, layout, pawns }: Ground): void {
    if (event === this.#shown) return;
    this.#shown = event;
    this.#animation?.cancel();
    this.#animation = null;
    const moved = event as SpeculationEvent | null;
    if ((moved?.type !== "pawn_moved" && moved?.type !== "rank_moved") || still()) return;
    const { company, from, to } = moved;
    const others = new Set(
      COMPANIES.filter((other) => other !== company).map((other) => view.companies[other].space),
    );
    const place = (space: number) =>
      standing(
        layout,
        space,
        space === END ? Math.max(0, view.end_order.indexOf(company)) : COMPANIES.indexOf(company),
      );
    const frames = [from, ...way(from, to, others)].map((space) => {
      const { x, y } = place(space);
      return { transform: `translate(${x}px, ${y}px)`, easing: "ease-in-out" };
    });
    if (frames.length < 2) return;
    this.#animation =
      pawns
        .get(company)
        ?.animate(frames, { duration: (BEATS[settings.show] || BEATS.normal) * ON_THE_WAY }) ??
      null;
  }
}
