import { api, codeOf } from "./api";
import { games } from "../games";
import type { GameModule } from "./game";
import type { GameInfo, GameName } from "./protocol";
import { untilAnswered } from "./retry";
import { socket } from "./socket.svelte";

/** Who the player is and which games the server has: asked once, needed on every page. */
class World {
  /** What the player is called; null before a name was given, undefined while it is not known. */
  name = $state<string | null | undefined>(undefined);
  games = $state.raw<readonly GameInfo[]>([]);
  trouble = $state.raw<unknown>(null);

  async load(): Promise<void> {
    try {
      const [me, all] = await untilAnswered(
        () => Promise.all([api.me(), api.games()]),
        () => {},
        () => false,
      );
      this.name = me.name;
      this.games = all;
    } catch (error) {
      this.trouble = error;
    }
  }

  /** The games both sides know, in the server's order. */
  get playable(): { info: GameInfo; game: GameModule }[] {
    return this.games.flatMap((info) => {
      const game = games.get(info.id);
      return game ? [{ info, game }] : [];
    });
  }
  info(id: GameName): GameInfo | null {
    return this.games.find((info) => info.id === id) ?? null;
  }

  async call(name: string): Promise<void> {
    const known = this.name;
    this.name = (await api.name(name.trim())).name;
    if (!known) socket.renew();
  }

  /** Becomes the person a personal link belongs to. */
  async comeBack(key: string, replace: boolean): Promise<void> {
    this.name = (await api.comeBack(key, replace)).name;
    socket.renew();
  }

  /** Does something that needs a name: with the one given, if there is none yet. */
  async named<T>(given: string, deed: () => Promise<T>): Promise<T> {
    if (!this.name) await this.call(given);
    try {
      return await deed();
    } catch (error) {
      // The server no longer knows this browser (a new data folder): introduce ourselves again.
      if (codeOf(error) !== "no_name" || !this.name) throw error;
      const name = this.name;
      this.name = null;
      await this.call(name);
      return await deed();
    }
  }
}

export const world = new World();
