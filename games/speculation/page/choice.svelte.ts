import { recall, remember } from "$lib/keep";
import type { SpeculationCompany, SpeculationView } from "./protocol";

export type Form = "track" | "list";

/** What board, dock and panels agree on beyond the draft. */
class Choice {
  /** The company pointed at or focused: what it could do is shown on the board. */
  pointed = $state<SpeculationCompany | null>(null);
  /** Where the rank tile would lead each pawn that can be chosen. */
  outlooks = $state.raw<Partial<Record<SpeculationCompany, SpeculationView>>>({});
  #form = $state<Form>(recall<string>("speculation.form", "track") === "list" ? "list" : "track");

  get form(): Form {
    return this.#form;
  }
  set form(form: Form) {
    this.#form = form;
    remember("speculation.form", form);
  }
}

export const choice = new Choice();

/** A finger that is lifted still points: only a mouse goes away. */
export function left(event: PointerEvent): void {
  if (event.pointerType !== "touch") choice.pointed = null;
}
