import type { G1861Action, G1861Moves, G1861Rule } from "./protocol";

/** Whether passing is all that can be done. */
export function onlyPass(moves: G1861Moves): boolean {
  const { pass, refused: _, ...others } = moves;
  return (
    pass &&
    Object.values(others).every((offer) => (Array.isArray(offer) ? offer.length === 0 : !offer))
  );
}

/** The rule that forbids an action of a kind, by what tells it from the others of its kind. */
export function refusalOf<K extends G1861Action["type"]>(
  moves: G1861Moves,
  type: K,
  is: (action: Extract<G1861Action, { type: K }>) => boolean = () => true,
): G1861Rule | null {
  const found = moves.refused.find(
    ({ action }) => action.type === type && is(action as Extract<G1861Action, { type: K }>),
  );
  return found?.rule ?? null;
}
