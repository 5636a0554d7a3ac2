/** What the one primary button of the dock would do. */
export interface Intent {
  label: string;
  act(): void;
  /** Why it cannot be pressed just now is said elsewhere; it only waits. */
  disabled?: boolean;
  /** The player has chosen something for it: then Enter means it, wherever the focus is. */
  chosen?: boolean;
}

/**
 * What the parts of a table agree on about the decision: the one primary button, and what Escape closes first.
 * A part offers something and takes it back when it goes; among equals the last to offer is the one that counts.
 */
export class Dock {
  /** What is offered. Kept apart from what is shown of it: while a part takes its offer back, it would still read what was before. */
  #offers: readonly { intent: Intent; rank: number }[] = [];
  #intents = $state.raw<readonly { intent: Intent; rank: number }[]>([]);
  #closers: (() => boolean)[] = [];
  /** What was asked for while it could not be pressed yet. */
  #held = $state.raw<{ intent: Intent | null; still: () => boolean } | null>(null);
  /** The button that was pressed and is not ready again: pressing it twice at once means it once. */
  #pressed: string | null = null;

  get intent(): Intent | null {
    const rank = Math.max(0, ...this.#intents.map((one) => one.rank));
    return this.#intents.findLast((one) => one.rank === rank)?.intent ?? null;
  }

  /** For an effect: `$effect(() => dock.offer({ … }))`. The frame's own offers have the rank 0, what comes before any decision 2. */
  offer(intent: Intent | null, rank = 1): () => void {
    if (!intent) return () => {};
    const one = { intent, rank };
    this.#set([...this.#offers, one]);
    return () => this.#set(this.#offers.filter((other) => other !== one));
  }

  #set(offers: readonly { intent: Intent; rank: number }[]): void {
    this.#offers = offers;
    this.#intents = offers;
  }

  /** Whether a press waits for the button to be ready. */
  get held(): boolean {
    return this.#held !== null;
  }
  /** Presses the primary button: now, or once it is ready, if what it was asked about is `still` so then. */
  press(still: () => boolean): void {
    const { intent } = this;
    if (!intent || intent.disabled) {
      if (this.#pressed === null || (intent && intent.label !== this.#pressed))
        this.#held = { intent, still };
      return;
    }
    this.#held = null;
    this.#pressed = intent.label;
    intent.act();
  }
  /** Something else is done now: the press that waits is void. */
  release(): void {
    this.#held = null;
  }
  /** The button may be ready now. A press counts for the button it was meant for, and for what was being chosen. */
  settle(): void {
    const { intent } = this;
    const held = this.#held;
    if (!intent || intent.disabled) return;
    this.#pressed = null;
    if (!held) return;
    this.#held = null;
    const meant =
      held.intent?.label === intent.label ||
      ((held.intent?.chosen ?? held.intent === null) && intent.chosen);
    if (meant && held.still()) this.press(held.still);
  }

  /** `close` says whether there was anything to close: an open callout, a chosen hex. */
  escape(close: () => boolean): () => void {
    this.#closers.push(close);
    return () => (this.#closers = this.#closers.filter((other) => other !== close));
  }
  /** Closes what was opened last; false when nothing was open. */
  closes(): boolean {
    return this.#closers.toReversed().some((close) => close());
  }
}
