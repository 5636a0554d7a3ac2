import { recall, remember } from "$lib/keep";
import type { G1861Company, G1861Route, G1861Step, G1861View } from "./protocol";
import type { Drawing } from "./drawing/drawing.svelte";
import type { Laying } from "./map/lay/laying.svelte";

export type Form = "map" | "market" | "sheet";
const FORMS: readonly Form[] = ["map", "market", "sheet"];

/** What map, market, action bar and panels agree on beyond the draft. */
export class Choice {
  /** The hex in which a tile is being chosen; null: none. */
  hex = $state<string | null>(null);
  /** Whether tiles are chosen from the list in the action bar, not on the map. */
  listing = $state(false);
  /** A company pointed at or focused: its tokens and its marker stand out. */
  company = $state<G1861Company | null>(null);
  /** A hex pointed at in the action bar: it stands out on the map. */
  pointed = $state<string | null>(null);
  /** Routes to draw on the map. */
  routes = $state.raw<readonly G1861Route[]>([]);
  /** The route among them that stands out; null: all alike. */
  route = $state<number | null>(null);
  /** Routes being drawn by hand; null: the best ones are run. */
  drawing = $state.raw<Drawing | null>(null);
  /** The tile being chosen on the map. */
  laying = $state.raw<Laying | null>(null);
  /** A company whose last run is drawn on the map. */
  past = $state<G1861Company | null>(null);
  /** The position before the draft. */
  base = $state.raw<G1861View | null>(null);
  /** The steps at which the actions of the draft were taken, and the one it is at. */
  steps = $state.raw<readonly (G1861Step | null)[]>([]);
  /** Steps about privates are passed over; they can be bought at any other step. */
  skipsPrivates = $state(false);
  #form = $state<Form>("map");

  constructor() {
    const form = recall<string>("1861.form", "map");
    this.#form = FORMS.find((known) => known === form) ?? "map";
  }
  /** The draft has come so far, at this step. What it was before a reload is known again. */
  at(actions: readonly unknown[], step: G1861Step | null): void {
    const taken = JSON.stringify(actions);
    let before = this.steps.slice(0, actions.length);
    if (before.length < actions.length) {
      const known = recall<{ taken: string; steps: (G1861Step | null)[] } | null>(
        "1861.steps",
        null,
      );
      before =
        known?.taken === taken
          ? known.steps.slice(0, actions.length)
          : actions.map((_, index) => before[index] ?? null);
    }
    this.steps = [...before, step];
    if (actions.length > 0) remember("1861.steps", { taken, steps: this.steps });
  }
  get form(): Form {
    return this.#form;
  }
  set form(form: Form) {
    this.#form = form;
    remember("1861.form", form);
  }
}

export const choice = new Choice();
