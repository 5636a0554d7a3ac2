import type { Draft } from "$lib/game";
import type { G1861Action, G1861Run } from "../../protocol";
import { movesAfter } from "../../position";

/**
 * The best run after an action, as the rules find it: the action and then nothing more until the trains run. At the run itself
 * a pass is refused, and what could be run is in the answer. Null if the company does not come to run.
 */
const PASSES: readonly G1861Action[] = [{ type: "pass" }, { type: "pass" }, { type: "pass" }];

export async function bestRun(draft: Draft, action: G1861Action | null): Promise<G1861Run | null> {
  const [first, after] = action ? [action, PASSES] : [PASSES[0], PASSES.slice(1)];
  const preview = await draft.look(first, ...after);
  return preview ? (movesAfter(preview)?.run ?? null) : null;
}
