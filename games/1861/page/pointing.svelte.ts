import { getContext, setContext } from "svelte";
import type { Draft } from "$lib/game";
import type { Preview } from "$lib/protocol";
import type { G1861Company } from "./protocol";

const KEY = Symbol("pointing");

/** The choice the pointer or the focus is on, and what it would lead to. */
export class Pointing {
  /** What the choice would do; null while nothing is pointed at or the answer is under way. */
  preview = $state.raw<Preview | null>(null);
  /** Companies whose money the choice moves, besides the one that decides. */
  companies = $state.raw<readonly G1861Company[]>([]);
  #asked = 0;

  constructor(private readonly draft: Draft) {}

  at(actions: readonly unknown[], companies: readonly G1861Company[] = []): void {
    const [first, ...then] = actions;
    this.#asked += 1;
    if (first === undefined) return;
    const asked = this.#asked;
    void this.draft.look(first, ...then).then((preview) => {
      if (asked !== this.#asked || !preview || preview.refused) return;
      this.companies = companies;
      this.preview = preview;
    });
  }
  away(): void {
    this.#asked += 1;
    this.preview = null;
    this.companies = [];
  }
}

export function provide(pointing: Pointing): Pointing {
  return setContext(KEY, pointing);
}
export function pointing(): Pointing {
  return getContext<Pointing>(KEY);
}
