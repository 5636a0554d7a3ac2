import type { GameModule } from "./lib/game";
import type { GameName } from "./lib/protocol";

/** Every folder of `games` with a page is a game. One the server knows and this page does not have yet is left out of the lobby. */
const folders = import.meta.glob<{ game: GameModule }>("../../games/*/page/index.ts", { eager: true });

export const games: ReadonlyMap<string, GameModule> = new Map(
  Object.values(folders).map(({ game }) => [game.id as string, game] as const),
);

export function gameOf(id: GameName): GameModule | null {
  return games.get(id) ?? null;
}
