import type { Draft } from "$lib/game";
import type { Preview } from "$lib/protocol";
import type { G1861Charter, G1861Company, G1861Moves, G1861View } from "./protocol";
import { movesAfter, viewAfter } from "./position";

type Looking = Pick<Draft, "look">;

/** The public company a preview leads to, also where its owners would still be asked. */
function charterOf(preview: Preview, company: G1861Company): G1861Charter | null {
  const view: G1861View = viewAfter(preview);
  const stage = view.merger?.stage;
  if (stage?.type === "asking" && stage.public === company) return stage.forms;
  const charter = view.companies[company];
  return charter.status === "open" ? charter : null;
}

/**
 * What public company would come of some decisions of a merger round, if the group were complete then: goes on to the
 * naming and looks at what the first free public would have. The publics are alike but for their names.
 */
export async function formed(
  draft: Looking,
  decisions: readonly object[],
  moves: G1861Moves,
): Promise<G1861Charter | null> {
  const actions = [...decisions];
  let open: G1861Moves | null = moves;
  for (let steps = 0; steps < 3; steps += 1) {
    const [first, ...then] = actions;
    if (first) {
      const preview = await draft.look(first, ...then);
      if (!preview || preview.refused) return null;
      open = movesAfter(preview);
    }
    const company = open?.form[0];
    if (company) {
      const [head, ...tail] = [...actions, { type: "form", company }];
      const preview = await draft.look(head, ...tail);
      return preview && !preview.refused ? charterOf(preview, company) : null;
    }
    if (!open?.pass || (steps === 0 && decisions.length === 0 && open.convert)) return null;
    actions.push({ type: "pass" });
  }
  return null;
}
