import { getContext, setContext } from "svelte";
import type { GameName } from "../lib/protocol";

const KEY = Symbol("game");

/** Tells the parts below which game they are about, so that a help text can lead to its rules. */
export function setGameInContext(game: () => GameName | null): void {
  setContext(KEY, game);
}

/** The game this part of the page is about; undefined in the lobby, null until it is known. */
export function gameInContext(): (() => GameName | null) | undefined {
  return getContext(KEY);
}
