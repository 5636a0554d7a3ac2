import type { EmpireAction, EmpireMoves, EmpireRule } from "$lib/protocol";

/** Whether passing is all that can be done. */
export function onlyPass(moves: EmpireMoves): boolean {
  const { pass, refused: _, ...others } = moves;
  return pass && Object.values(others).every((offer) => (Array.isArray(offer) ? offer.length === 0 : !offer));
}

/** The rule that forbids an action of a kind, by what tells it from the others of its kind. */
export function refusalOf<K extends EmpireAction["type"]>(
  moves: EmpireMoves,
  type: K,
  is: (action: Extract<EmpireAction, { type: K }>) => boolean = () => true,
): EmpireRule | null {
  const found = moves.refused.find(({ action }) => action.type === type && is(action as Extract<EmpireAction, { type: K }>));
  return found?.rule ?? null;
}
