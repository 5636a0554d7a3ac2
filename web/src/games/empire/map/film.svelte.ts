import type { Zoom } from "../../../lib/zoom.svelte";
import { untrack } from "svelte";

/** How long a move that nobody's hand makes takes: as long as `--move` of the styles. */
const GLIDE = 330;
/** How long the hand must rest before the map is drawn again. */
const REST = 200;

/**
 * The map as a film over the table: while it is moved and zoomed it is only stretched, so that no frame is late; when it rests it
 * is drawn again, as sharp as the screen can.
 */
export class Film {
  /** Whether it moves by itself. */
  gliding = $state(false);
  /** Pixels for a unit when it was last drawn. */
  #drawnAt = $state(0);
  #scale = 0;

  constructor(private readonly zoom: Zoom) {}

  get unit(): number {
    return this.#drawnAt || this.zoom.unit;
  }
  get style(): { width: string; height: string; transform: string } {
    return this.zoom.film(this.unit);
  }
  /** For an effect: draws again when nothing moves any more; at once when only the room has changed. */
  rest(): (() => void) | undefined {
    const { unit, scale, held } = this.zoom;
    if (held) return undefined;
    const after = untrack(() => (this.#drawnAt === 0 || scale === this.#scale ? 0 : this.gliding ? GLIDE + 30 : REST));
    const wait = setTimeout(() => (this.#drawnAt = unit), after);
    this.#scale = scale;
    return () => clearTimeout(wait);
  }
  /** A move that takes a moment, so that the eye can follow. */
  glide(move: () => void): void {
    this.gliding = true;
    move();
    setTimeout(() => (this.gliding = false), GLIDE);
  }
}
