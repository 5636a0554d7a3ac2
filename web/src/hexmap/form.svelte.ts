import { recall, remember } from "../lib/browser-storage";

/** A switch of the map that this browser keeps for the next game. */
class MapSwitch {
  #on: boolean;

  constructor(
    private readonly name: string,
    fallback: boolean,
  ) {
    this.#on = $state(recall<boolean>(name, fallback));
  }
  get on(): boolean {
    return this.#on;
  }
  set on(on: boolean) {
    this.#on = on;
    remember(this.name, on);
  }
  readonly toggle = (): void => {
    this.on = !this.on;
  };
}

/** How a game's map is shown. */
export class MapForm {
  /** As a list instead of a drawing. */
  readonly listed: MapSwitch;
  /** With the name of every hex. */
  readonly coordinates: MapSwitch;

  constructor(
    private readonly game: string,
    listed = false,
  ) {
    this.listed = this.option("listed", listed);
    this.coordinates = this.option("coordinates");
  }
  /** A switch of the game's own. */
  option(name: string, fallback = false): MapSwitch {
    return new MapSwitch(`${this.game}.${name}`, fallback);
  }
}
