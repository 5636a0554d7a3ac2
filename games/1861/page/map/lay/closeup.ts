import type { Seen, Zoom } from "$lib/zoom.svelte";
import { middle, RADIUS } from "../geometry";
import { ringFor, type Ring } from "./around";
import type { Laying } from "./laying.svelte";

/** The map brought closer around a hex, with room for the ring of tiles, and let go again. */
export class CloseUp {
  /** What was seen before. */
  #before: Seen | null = null;

  constructor(private readonly zoom: Zoom) {}

  /** How the tiles stand around the hex. */
  ring({ tiles }: Laying, width: number, height: number): Ring {
    return ringFor(tiles.length, RADIUS * this.zoom.unit, width, height);
  }
  /** Brings a hex and the ring of tiles around it into sight. */
  bring(laying: Laying, width: number, height: number, below: number): void {
    this.#before = this.zoom.seen;
    this.fit(laying, width, height, below);
  }
  /** The same in a room that has changed; `below` is kept free under the ring. */
  fit(laying: Laying, width: number, height: number, below: number): void {
    this.zoom.allow(Math.max(width, height) / 2);
    const large = Math.min(46, width / 7, (height - below) / 7) / RADIUS;
    const { size } = this.ring(laying, width, height - below);
    const most = Math.max(large, (Math.min(width, height - below) / 2 - size * 1.2) / RADIUS);
    if (this.zoom.unit < large) this.zoom.by(large / this.zoom.unit);
    else if (this.zoom.unit > most) this.zoom.by(most / this.zoom.unit);
    const { rx, ry } = this.ring(laying, width, height - below);
    const [across, down] = [rx + size / 2 + 8, ry + size / 2 + 8];
    this.zoom.show(middle(laying.offer.hex), {
      left: across,
      right: across,
      top: down,
      bottom: down + below,
    });
  }
  /** Where the map was before a tile was chosen. */
  release(): void {
    this.zoom.allow(0);
    if (this.#before) this.zoom.back(this.#before);
    this.#before = null;
  }
}
