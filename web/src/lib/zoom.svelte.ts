import type { Point } from "./ink";

/** The edges of a drawing, in its own units. */
export interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
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
    private readonly frame: Frame,
    private readonly closest = 6,
  ) {}

  get #size(): { width: number; height: number } {
    return {
      width: this.frame.right - this.frame.left,
      height: this.frame.bottom - this.frame.top,
    };
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
  get transform(): string {
    const at = this.place({ x: 0, y: 0 });
    return `translate(${at.x.toFixed(2)} ${at.y.toFixed(2)}) scale(${this.unit.toFixed(5)})`;
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

/** Drags and pinches on an element; a press that hardly moves stays a click. */
export function gestures(node: Element, zoom: Zoom): { destroy(): void } {
  const fingers = new Map<number, Point>();
  let moved = 0;

  const local = (event: PointerEvent | WheelEvent): Point => {
    const box = node.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    if (fingers.size === 0) moved = 0;
    fingers.set(event.pointerId, local(event));
    zoom.held = true;
  };
  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = local(event);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, now);
    moved += Math.hypot(now.x - before.x, now.y - before.y);
    if (moved < 6) return;
    if (!node.hasPointerCapture(event.pointerId)) node.setPointerCapture(event.pointerId);
    if (other) {
      const span = (a: Point) => Math.hypot(a.x - other.x, a.y - other.y);
      zoom.by(span(now) / Math.max(1, span(before)), {
        x: (now.x + other.x) / 2,
        y: (now.y + other.y) / 2,
      });
      zoom.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    } else zoom.pan(now.x - before.x, now.y - before.y);
  };
  const up = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
    zoom.held = fingers.size > 0;
  };
  const click = (event: Event) => {
    if (moved < 6) return;
    event.stopPropagation();
    event.preventDefault();
    moved = 0;
  };
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    zoom.by(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0016)), local(event));
  };
  const listen: [string, (event: never) => void, AddEventListenerOptions?][] = [
    ["pointerdown", down],
    ["pointermove", move],
    ["pointerup", up],
    ["pointercancel", up],
    ["click", click, { capture: true }],
    ["wheel", wheel, { passive: false }],
  ];
  for (const [name, handler, options] of listen)
    node.addEventListener(name, handler as EventListener, options);
  return {
    destroy: () => {
      for (const [name, handler, options] of listen)
        node.removeEventListener(name, handler as EventListener, options);
    },
  };
}
