import type { GameModule } from "./lib/game";
import type { GameName } from "./lib/protocol";

/** Every folder of `games` with a page is a game. One the server knows and this page does not have yet is left out of the lobby. */
const folders = import.meta.glob<{ game: GameModule | null }>("../../games/*/page/index.ts", {
  eager: true,
});

/** A game that is only there for tests has no module in other builds: see `vite.config.ts`. */
export const games: ReadonlyMap<string, GameModule> = new Map(
  Object.values(folders).flatMap(({ game }) => (game ? [[game.id, game] as const] : [])),
);

export function gameOf(id: GameName): GameModule | null {
  return games.get(id) ?? null;
}
