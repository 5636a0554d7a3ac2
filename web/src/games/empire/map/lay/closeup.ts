import type { Seen, Zoom } from "../../../../lib/zoom.svelte";
import { middle, RADIUS } from "../geometry";
import type { Laying } from "./laying.svelte";

/** The map brought closer around a hex, with room for the ring of tiles, and let go again. */
export class CloseUp {
  /** What was seen before. */
  #before: Seen | null = null;

  constructor(private readonly zoom: Zoom) {}

  /** How far from the middle of its hex the tiles stand, in pixels. */
  ring({ tiles }: Laying): number {
    return Math.max(RADIUS * this.zoom.unit + 46, (tiles.length * 82) / (2 * Math.PI));
  }
  /** Brings a hex and the ring of tiles around it into sight. */
  bring(laying: Laying, width: number, height: number): void {
    this.#before = this.zoom.seen;
    this.fit(laying, width, height);
  }
  /** The same in a room that has changed. */
  fit(laying: Laying, width: number, height: number): void {
    this.zoom.allow(Math.min(width, height) / 2);
    const large = Math.min(46, width / 7) / RADIUS;
    if (this.zoom.unit < large) this.zoom.by(large / this.zoom.unit);
    const around = this.ring(laying) + 46;
    this.zoom.show(middle(laying.offer.hex), { left: around, right: around, top: around, bottom: around + 118 });
  }
  /** Where the map was before a tile was chosen. */
  release(): void {
    this.zoom.allow(0);
    if (this.#before) this.zoom.back(this.#before);
    this.#before = null;
  }
}
