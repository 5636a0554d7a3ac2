import type { HexGrid } from "./grid";
import { HexKeys, leadsOn } from "./keys";
import type { Point } from "./points";
import { Viewport } from "./viewport.svelte";
import { Zoom, type Frame, type Seen } from "./zoom.svelte";

/** What a game hands in: its hexes, which of them can be chosen now, and what choosing one does. */
export interface HexMapOptions {
  grid: HexGrid;
  /** The ids of all hexes, in the order in which the keys go round them. */
  hexes: readonly string[];
  /** The edges of the drawing. */
  frame: Frame;
  /** How many times larger than the whole map it can be seen. */
  closest?: number;
  /** The hex the keys are on at first. */
  start: string;
  choosable: () => ReadonlySet<string>;
  /** A hex was pressed, or taken with Enter or Space; `at` is where, in units of the drawing. It may be one that cannot be chosen. */
  choose: (hex: string, at: Point | null) => void;
  /** Whether a finger's first tap on a hex that can be chosen only tells about it, and the second one chooses it. */
  secondTap: (hex: string) => boolean;
  /** For how many milliseconds something is said about a hex that a finger asked about; without it, until something else is pressed. */
  lingers?: number;
  /** A press that the game takes for itself, before anything else. */
  press?: (hex: string) => boolean;
  /** A key pressed on a hex that the game takes for itself. */
  key?: (event: KeyboardEvent) => boolean;
  /** Whether N leads to the map from elsewhere on the page. */
  reachable?: () => boolean;
}

const same = (a: Seen, b: Seen) => a.scale === b.scale && a.x === b.x && a.y === b.y;
const modified = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => ctrlKey || metaKey || altKey;

/** The part of a hex map that is not drawn: what is seen of it, which hex is pointed at, and what presses and keys do. */
export class HexMapState {
  readonly zoom: Zoom;
  readonly viewport: Viewport;
  readonly #keys: HexKeys;
  /** The window the map is seen through, in pixels. */
  #width = $state(0);
  #height = $state(0);
  /** The element that holds the buttons of the hexes. */
  root: HTMLElement | null = null;

  /** The hex the keys are on; one hex of the map takes part in the tab order. */
  current = $state("");
  /** Whether the keys are on the map: whoever came there with a finger or a pointer did not ask about the hex that has the focus. */
  #keyed = $state(false);
  #hovered = $state<string | null>(null);
  /** Whether it was a finger that pointed. */
  #fingered = false;
  #lingering: ReturnType<typeof setTimeout> | undefined;
  /** A hex about which nothing more is said until it is pointed at again. */
  #dismissed = $state<string | null>(null);
  /** The hex a finger has tapped once: a second tap chooses it. */
  tapped = $state<string | null>(null);
  /** The hex the last refusal is about; the game says so. */
  refused = $state<string | null>(null);
  /** What was shown without being asked for; while it still is, nobody has moved the map. */
  #brought: Seen;

  constructor(readonly options: HexMapOptions) {
    this.zoom = new Zoom(options.frame, options.closest);
    this.viewport = new Viewport(this.zoom);
    this.#keys = new HexKeys(options.grid, options.hexes);
    this.current = options.start;
    this.#brought = this.zoom.seen;
  }

  get grid(): HexGrid {
    return this.options.grid;
  }
  get choosable(): ReadonlySet<string> {
    return this.options.choosable();
  }
  get width(): number {
    return this.#width;
  }
  get height(): number {
    return this.#height;
  }
  /** Pixels for a unit of the drawing, as it was last drawn. */
  get unit(): number {
    return this.viewport.unit;
  }
  /** Whether the keys, not the pointer, say which hex is meant. */
  get byKeys(): boolean {
    return this.#keyed && this.#hovered === null;
  }
  /** The hex that something is said about. */
  get pointed(): string | null {
    const under = this.#hovered ?? (this.#keyed ? this.current : null);
    return under === this.#dismissed ? null : under;
  }
  /** Whether somebody asked for what is said, rather than passing by with the pointer. */
  get asked(): boolean {
    const hex = this.pointed;
    return hex !== null && (this.tapped === hex || this.refused === hex || this.#keyed);
  }

  // What is seen.

  resize(width: number, height: number): void {
    const unmoved = this.unmoved;
    [this.#width, this.#height] = [width, height];
    this.zoom.resize(width, height);
    if (unmoved) this.#brought = this.zoom.seen;
  }
  /** Whether nobody has moved the map since it was last brought somewhere. */
  get unmoved(): boolean {
    return same(this.#brought, this.zoom.seen);
  }
  /** Moves the map without being asked; whoever moves it afterwards is left alone. */
  bring(move: () => void, how: "glide" | "jump" = "glide"): void {
    this.viewport[how](move);
    this.#brought = this.zoom.seen;
  }
  /** From the whole map, closer goes to where something can be chosen. */
  closer(): void {
    const { zoom } = this;
    const { radius, middle } = this.grid;
    const points = zoom.scale === 1 ? [...this.choosable].map(middle) : [];
    const [least, most] = [zoom.whole * 1.5, Math.max(zoom.whole * 2.2, 56 / radius)];
    this.viewport.glide(() => {
      if (points.length === 0) zoom.by(1.5);
      else zoom.around(points, { margin: 2 * radius, least, most });
    });
  }
  further(): void {
    this.viewport.glide(() => this.zoom.by(1 / 1.5));
  }
  showWhole(): void {
    this.viewport.glide(() => this.zoom.fit());
  }

  // Pointer and finger.

  hover(hex: string): void {
    this.#point(hex, false);
  }
  leave(event: PointerEvent): void {
    if (event.pointerType !== "touch") this.#hovered = null;
  }
  press(hex: string, event: MouseEvent): void {
    this.current = hex;
    this.#dismissed = null;
    if (this.options.press?.(hex)) return;
    const finger = "pointerType" in event && event.pointerType === "touch";
    const can = this.choosable.has(hex);
    const first = finger && can && this.tapped !== hex && this.options.secondTap(hex);
    this.tapped = first ? hex : null;
    this.refused = null;
    if (finger) this.#point(can && !first ? null : hex, true);
    if (!first) this.options.choose(hex, this.#under(event));
  }
  #point(hex: string | null, finger: boolean): void {
    clearTimeout(this.#lingering);
    this.#fingered = finger;
    this.#dismissed = null;
    this.#hovered = hex;
    const { lingers } = this.options;
    if (finger && hex !== null && lingers !== undefined)
      this.#lingering = setTimeout(() => this.dismiss(), lingers);
  }
  #under({ clientX, clientY }: MouseEvent): Point | null {
    const box = this.root?.getBoundingClientRect();
    return box ? this.zoom.under({ x: clientX - box.left, y: clientY - box.top }) : null;
  }
  /** Nothing more is said about the hex that is pointed at. */
  dismiss(): void {
    this.#dismissed = this.pointed;
    this.refused = null;
    this.lift();
  }
  /** What a finger pointed at is put away: unlike a pointer, a finger does not leave the hex. */
  lift(): void {
    clearTimeout(this.#lingering);
    if (this.#fingered) this.#hovered = null;
    this.tapped = null;
  }

  // Keys.

  focused(hex: string, visibly: boolean): void {
    this.current = hex;
    this.#keyed = visibly;
  }
  blurred(): void {
    this.#keyed = false;
    this.#dismissed = null;
  }
  focus(hex: string): void {
    this.current = hex;
    this.root?.querySelector<SVGElement>(`[data-hex="${hex}"]`)?.focus({ preventScroll: true });
  }
  /** Brings a hex into sight and gives it the focus. */
  go(hex: string): void {
    this.#hovered = null;
    this.#dismissed = null;
    this.refused = null;
    this.zoom.show(this.grid.middle(hex));
    this.focus(hex);
  }
  /** A key pressed on a hex. */
  keydown(event: KeyboardEvent): void {
    if (modified(event)) return;
    if (event.key === "Enter" || event.key === " ") {
      this.tapped = null;
      this.refused = null;
      this.options.choose(this.current, null);
    } else if (this.options.key?.(event)) {
      // The game has done what the key is for.
    } else if (event.key === "+" || event.key === "=") this.zoom.by(1.4);
    else if (event.key === "-") this.zoom.by(1 / 1.4);
    else if (event.key === "0") this.showWhole();
    else {
      if (!this.#keys.moves(event)) return;
      const to = this.#keys.target(event, this.current, this.choosable);
      if (to) this.go(to);
    }
    event.preventDefault();
  }
  /** A key pressed anywhere on the page: one of them leads to what can be chosen. */
  keydownElsewhere(event: KeyboardEvent): void {
    if (event.defaultPrevented || modified(event) || !leadsOn(event)) return;
    const { choosable } = this;
    if (choosable.size === 0 || this.options.reachable?.() === false) return;
    if (document.querySelector("dialog[open], [popover]:popover-open")) return;
    const from = event.target instanceof Element ? event.target : null;
    if (from?.closest("input, textarea, select, [contenteditable]")) return;
    const to = choosable.has(this.current)
      ? this.current
      : this.#keys.next(this.current, choosable);
    if (to) this.go(to);
    event.preventDefault();
  }
}
