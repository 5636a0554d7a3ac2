import { recall, remember } from "../../lib/keep";
import type { SpeculationCompany } from "../../lib/protocol";

export type Form = "track" | "list";
/** How long a pawn takes for a space, in milliseconds; 0: it is there at once. */
export const SPEEDS = { none: 0, brisk: 110, normal: 200, calm: 360 } as const;
export type Speed = keyof typeof SPEEDS;

/** What board, action bar and panels agree on beyond the draft. */
class Choice {
  /** The company pointed at or focused: what it could do is shown on the board. */
  pointed = $state<SpeculationCompany | null>(null);
  /** Asks the board to play the last reveal again; counts the wishes. */
  again = $state(0);
  #form = $state<Form>(recall<string>("speculation.form", "track") === "list" ? "list" : "track");
  #speed = $state<Speed>("normal");

  constructor() {
    const speed = recall<string>("speculation.speed", "normal");
    if (speed in SPEEDS) this.#speed = speed as Speed;
  }
  get form(): Form {
    return this.#form;
  }
  set form(form: Form) {
    this.#form = form;
    remember("speculation.form", form);
  }
  get speed(): Speed {
    return this.#speed;
  }
  set speed(speed: Speed) {
    this.#speed = speed;
    remember("speculation.speed", speed);
  }
}

export const choice = new Choice();
