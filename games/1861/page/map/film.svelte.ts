import { untrack } from "svelte";
import type { Zoom } from "$lib/zoom.svelte";
import { FRAME } from "./art/coast";

/** How long a move that nobody's hand makes takes: as long as `--move` of the styles. */
const GLIDE = 320;
/** How long the hand must rest before the map is drawn again. */
const REST = 200;
/** How long after its beginning a glide is over and drawn. */
export const SETTLED = GLIDE + 40;

/** How the sheet lies in the room: where its upper left corner is, and pixels for a unit. */
interface Lie {
  x: number;
  y: number;
  unit: number;
}

const still = () =>
  typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
const eased = (part: number) => (part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) * (1 - part));

/**
 * The map as a film over the table: while it is moved and zoomed it is only stretched, so that no frame is late; when it rests it
 * is drawn again, as sharp as the screen can.
 *
 * A glide is moved from here, frame by frame: a transition of the styles would have the browser draw the map larger before it
 * shows the first frame.
 */
export class Film {
  /** Pixels for a unit when it was last drawn. */
  #drawnAt = $state(0);
  #whole = $state(true);
  #scale = 0;
  /** Where it glides from, and how far it has come; null: it does not glide. */
  #glide = $state.raw<{ from: Lie; part: number } | null>(null);
  #frame = 0;

  constructor(private readonly zoom: Zoom) {}

  get unit(): number {
    return this.#drawnAt || this.zoom.unit;
  }
  /** Whether all of the map was seen when it was last drawn. */
  get whole(): boolean {
    return this.#whole;
  }
  get style(): { width: string; height: string; transform: string } {
    const [{ x, y, unit }, drawn] = [this.#lie, this.unit];
    const scale = unit / drawn;
    // As large as it was drawn it keeps to whole pixels: then it is copied, not blended.
    const dots = globalThis.devicePixelRatio || 1;
    const at = (value: number) =>
      (scale === 1 ? Math.round(value * dots) / dots : value).toFixed(2);
    return {
      width: `${((FRAME.right - FRAME.left) * drawn).toFixed(2)}px`,
      height: `${((FRAME.bottom - FRAME.top) * drawn).toFixed(2)}px`,
      transform: `translate(${at(x)}px, ${at(y)}px) scale(${scale.toFixed(5)})`,
    };
  }
  get #lie(): Lie {
    const { x, y } = this.zoom.place({ x: FRAME.left, y: FRAME.top });
    const now = { x, y, unit: this.zoom.unit };
    if (!this.#glide) return now;
    const { from, part } = this.#glide;
    const mix = (a: number, b: number) => a + (b - a) * eased(part);
    return { x: mix(from.x, now.x), y: mix(from.y, now.y), unit: mix(from.unit, now.unit) };
  }

  /** For an effect: draws again when nothing moves any more; at once when only the room has changed. */
  rest(): (() => void) | undefined {
    const { unit, scale, held } = this.zoom;
    if (held) {
      untrack(() => this.stop());
      return undefined;
    }
    const after = untrack(() =>
      this.#drawnAt === 0 || scale === this.#scale ? 0 : this.#glide ? SETTLED : REST,
    );
    const wait = setTimeout(() => {
      this.#drawnAt = unit;
      this.#whole = scale === 1;
    }, after);
    this.#scale = scale;
    return () => clearTimeout(wait);
  }
  /** A move that takes a moment, so that the eye can follow. */
  glide(move: () => void): void {
    if (still()) {
      move();
      return;
    }
    const from = this.#lie;
    move();
    this.stop();
    this.#glide = { from, part: 0 };
    let begun: number | null = null;
    const step = (now: number): void => {
      begun ??= now;
      const part = (now - begun) / GLIDE;
      this.#glide = part < 1 ? { from, part } : null;
      if (part < 1) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }
  /** Ends a glide where it leads to. */
  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#glide = null;
  }
}
