/**
 * Ink for the maps: what a draughtsman's hand knows. Trees, peaks and shores are the same in every game, and the same for
 * everybody.
 */

export interface Point {
  x: number;
  y: number;
}

/** One decimal is finer than any printer. */
function short(n: number): string {
  return String(Math.round(n * 10) / 10);
}

/** A small generator seeded by a word; only for the looks. */
export function dice(word: string): () => number {
  let state = 2166136261;
  for (const letter of word) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}

export function broadleaf({ x, y }: Point, s: number): string {
  return `M${short(x)} ${short(y)}v${short(-2.4 * s)}M${short(x - 3.6 * s)} ${short(y - 2.6 * s)}a${short(3.7 * s)} ${short(4.3 * s)} 0 1 1 ${short(7.2 * s)} 0z`;
}
export function conifer({ x, y }: Point, s: number): string {
  return `M${short(x)} ${short(y)}v${short(-2 * s)}M${short(x)} ${short(y - 10 * s)}l${short(3.2 * s)} ${short(8 * s)}h${short(-6.4 * s)}z`;
}
/** The shaded side of a tree. */
export function shade({ x, y }: Point, s: number): string {
  return `M${short(x + 0.8 * s)} ${short(y - 5.6 * s)}v${short(2.6 * s)}M${short(x + 2.2 * s)} ${short(y - 4.8 * s)}v${short(1.8 * s)}`;
}

export interface Peak {
  ridge: string;
  slope: string;
}

export function peak({ x, y }: Point, w: number, h: number): Peak {
  const ridge = `M${short(x - w)} ${short(y)}Q${short(x - w * 0.4)} ${short(y - h * 0.5)} ${short(x)} ${short(y - h)}Q${short(x + w * 0.35)} ${short(y - h * 0.45)} ${short(x + w)} ${short(y)}`;
  let slope = "";
  for (let i = 0; i < 6; i++) {
    const t = (i + 0.4) / 6.4;
    const from = { x: x + w * t * 0.8, y: y - h * (1 - t) ** 1.25 };
    const length = h * (0.5 - 0.34 * t);
    slope += `M${short(from.x)} ${short(from.y)}l${short(-1.2 + t * 2.6)} ${short(length)}`;
  }
  return { ridge, slope };
}

/** Chaikin's corner cutting on a closed line: a few rounds make a shore of a chain of hex sides. */
export function rounded(line: readonly Point[], rounds: number): Point[] {
  let points = line.slice();
  for (let i = 0; i < rounds; i++) {
    points = points.flatMap((a, j) => {
      const b = points[(j + 1) % points.length] as Point;
      return [
        { x: a.x * 0.75 + b.x * 0.25, y: a.y * 0.75 + b.y * 0.25 },
        { x: a.x * 0.25 + b.x * 0.75, y: a.y * 0.25 + b.y * 0.75 },
      ];
    });
  }
  return points;
}

/** Small irregularity, the same every time, so that a shore does not look turned on a lathe. */
export function ragged(points: readonly Point[]): Point[] {
  return points.map(({ x, y }) => ({
    x: x + 2.2 * Math.sin(x * 0.31 + y * 0.17) + 1.2 * Math.sin(y * 0.53),
    y: y + 2.2 * Math.sin(y * 0.29 - x * 0.19) + 1.2 * Math.sin(x * 0.47),
  }));
}

/** Short stretches that end where others begin, joined into lines. */
export function joined(stretches: readonly (readonly [Point, Point])[]): Point[][] {
  const key = ({ x, y }: Point) => `${Math.round(x * 4)},${Math.round(y * 4)}`;
  const next = new Map(stretches.map(([a, b]) => [key(a), b] as const));
  const lines: Point[][] = [];
  for (const [start] of stretches) {
    const line = [start];
    for (let at: Point | undefined = start; at && next.has(key(at));) {
      const following: Point | undefined = next.get(key(at));
      next.delete(key(at));
      at = following;
      if (at) line.push(at);
    }
    if (line.length > 1) lines.push(line);
  }
  return lines;
}
