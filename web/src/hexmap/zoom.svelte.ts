import type { Point } from "./points";

/** The edges of a drawing, in its own units. */
export interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
/** The edges as a box, so far inside. */
export function boxOf({ left, top, right, bottom }: Frame, inside = 0): Box {
  return {
    x: left + inside,
    y: top + inside,
    width: right - left - 2 * inside,
    height: bottom - top - 2 * inside,
  };
}

/** A part of the map, as it was seen. */
export interface Seen {
  scale: number;
  x: number;
  y: number;
}

/** Which part of the map is seen. At scale 1 all of it fits into the room there is. */
export class Zoom {
  scale = $state(1);
  /** Whether a finger or the pointer holds it. */
  held = $state(false);
  #x = $state(0);
  #y = $state(0);
  /** How many pixels beyond its edges the drawing may be moved. */
  #give = 0;
  /** The room, in pixels. */
  #width = $state(800);
  #height = $state(560);

  /** `closest`: how many times larger than the whole map it can be seen. */
  constructor(
    readonly frame: Frame,
    private readonly closest = 6,
  ) {}

  get #size(): Box {
    return boxOf(this.frame);
  }

  /** What was in the middle of the room stays there. */
  resize(width: number, height: number): void {
    const before = this.unit;
    if (width > 0) this.#width = width;
    if (height > 0) this.#height = height;
    this.#x *= this.unit / before;
    this.#y *= this.unit / before;
    this.#keepInside();
  }

  /** Pixels for a unit of the drawing. */
  get unit(): number {
    return this.#fit * this.scale;
  }
  get #fit(): number {
    return Math.min(this.#width / this.#size.width, this.#height / this.#size.height);
  }

  /** Where a point of the drawing is in the room. */
  place(point: Point): Point {
    return {
      x:
        this.#width / 2 +
        (point.x - (this.frame.left + this.frame.right) / 2) * this.unit +
        this.#x,
      y:
        this.#height / 2 +
        (point.y - (this.frame.top + this.frame.bottom) / 2) * this.unit +
        this.#y,
    };
  }

  /** The point of the drawing at a place of the room. */
  under(at: Point): Point {
    const origin = this.place({ x: 0, y: 0 });
    return { x: (at.x - origin.x) / this.unit, y: (at.y - origin.y) / this.unit };
  }

  /** Changes the scale, keeping the point of the room under the pointer where it is. */
  by(factor: number, at: Point = { x: this.#width / 2, y: this.#height / 2 }): void {
    const scale = Math.min(this.closest, Math.max(1, this.scale * factor));
    const ratio = scale / this.scale;
    this.#x = (at.x - this.#width / 2) * (1 - ratio) + this.#x * ratio;
    this.#y = (at.y - this.#height / 2) * (1 - ratio) + this.#y * ratio;
    this.scale = scale;
    this.#keepInside();
  }

  pan(dx: number, dy: number): void {
    this.#x += dx;
    this.#y += dy;
    this.#keepInside();
  }

  /** Pixels for a unit of the drawing when all of it is seen. */
  get whole(): number {
    return this.#fit;
  }
  /** Whether a point of the drawing is seen, so many pixels from the edges. */
  sees(point: Point, margin = 0): boolean {
    const { x, y } = this.place(point);
    return x >= margin && y >= margin && x <= this.#width - margin && y <= this.#height - margin;
  }
  /** Shows what lies around some points as large as there is room for, within these numbers of pixels for a unit. */
  around(
    points: readonly Point[],
    { margin, least, most }: { margin: number; least: number; most: number },
  ): void {
    if (points.length === 0) return;
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const [left, right, top, bottom] = [
      Math.min(...xs),
      Math.max(...xs),
      Math.min(...ys),
      Math.max(...ys),
    ];
    const room = Math.min(
      this.#width / (right - left + 2 * margin),
      this.#height / (bottom - top + 2 * margin),
    );
    const unit = Math.min(most, Math.max(least, room));
    this.scale = Math.min(this.closest, Math.max(1, unit / this.#fit));
    this.centre({ x: (left + right) / 2, y: (top + bottom) / 2 });
  }

  fit(): void {
    this.scale = 1;
    this.#x = 0;
    this.#y = 0;
  }

  /** Puts a point of the drawing into the middle, as far as the edges allow. */
  centre(point: Point): void {
    const at = this.place(point);
    this.pan(this.#width / 2 - at.x, this.#height / 2 - at.y);
  }

  /** Brings a point of the drawing into sight, so far from the edges of the room. */
  show(point: Point, margins?: Frame): void {
    const at = this.place(point);
    const usual = Math.min(70, this.#width / 5, this.#height / 5);
    const { left, top, right, bottom } = margins ?? {
      left: usual,
      top: usual,
      right: usual,
      bottom: usual,
    };
    const into = (value: number, room: number, low: number, high: number) =>
      low + high > room
        ? (room + low - high) / 2 - value
        : value < low
          ? low - value
          : value > room - high
            ? room - high - value
            : 0;
    this.pan(into(at.x, this.#width, left, right), into(at.y, this.#height, top, bottom));
  }

  /** What is seen now, to come back to. */
  get seen(): Seen {
    return { scale: this.scale, x: this.#x, y: this.#y };
  }
  /** Shows again what was seen. */
  back({ scale, x, y }: Seen): void {
    this.scale = scale;
    this.#x = x;
    this.#y = y;
    this.#keepInside();
  }
  /** Lets the drawing be moved so far beyond its edges, or holds it inside again. */
  allow(pixels: number): void {
    this.#give = pixels;
    this.#keepInside();
  }

  #keepInside(): void {
    const slack = (size: number, room: number) =>
      Math.max(0, (size * this.unit - room) / 2) + this.#give;
    const [mx, my] = [slack(this.#size.width, this.#width), slack(this.#size.height, this.#height)];
    this.#x = Math.min(mx, Math.max(-mx, this.#x));
    this.#y = Math.min(my, Math.max(-my, this.#y));
  }
}
