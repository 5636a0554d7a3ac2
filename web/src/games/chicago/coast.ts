import { hexes } from "./data";
import { beside, cellOf, centre, DIRECTIONS, idOf, path, short, side, type Cell, type Point } from "./geometry";

/**
 * Land and water around the hexes: the frame shows a piece of a larger map. Which cells beyond the hexes are water is
 * drawn by hand after the real coasts; the coast itself is the rounded outline of everything else.
 */

/** The frame of the drawing. */
export const FRAME = { left: -62, top: -60, right: 1150, bottom: 764 };

/** Water beyond the hexes: rows of each column, from north to south. Columns run from -2 (west) to 20 (east). */
const WATER: Record<number, [number, number][]> = {
  0: [[-2, 1]],
  1: [[-2, 1]],
  6: [[1, 1]],
  7: [[1, 1]],
  8: [[1, 1]],
  9: [[0, 0]],
  10: [[0, 0]],
  12: [[-2, -1]],
  13: [[-2, -1]],
  14: [[-2, -1]],
  15: [[-2, -1]],
  17: [[7, 12]],
  18: [[6, 12]],
  19: [[3, 12]],
  20: [[3, 12]],
};

function isWater({ col, row }: Cell): boolean {
  return (WATER[col] ?? []).some(([from, to]) => row >= from && row <= to);
}

function key({ x, y }: Point): string {
  return `${Math.round(x * 4)},${Math.round(y * 4)}`;
}

/** The sides of the land that face water, joined into closed or open lines. */
function shores(): Point[][] {
  const onMap = new Set(hexes.map((hex) => hex.id));
  const next = new Map<string, Point>();
  const starts: Point[] = [];
  for (let col = -2; col <= 20; col++) {
    for (let row = -2; row <= 12; row++) {
      const cell = { col, row };
      if (!isWater(cell) || onMap.has(idOf(cell))) continue;
      const at = centre(cell);
      for (const direction of DIRECTIONS) {
        const other = beside(cell, direction);
        if (isWater(other)) continue;
        const [a, b] = side(at, direction);
        next.set(key(a), b);
        starts.push(a);
      }
    }
  }
  const lines: Point[][] = [];
  while (next.size > 0) {
    const start = starts.find((point) => next.has(key(point))) as Point;
    const line = [start];
    let at: Point | undefined = start;
    while (at && next.has(key(at))) {
      const following: Point | undefined = next.get(key(at));
      next.delete(key(at));
      at = following;
      if (at) line.push(at);
    }
    lines.push(line);
  }
  return lines;
}

/** Chaikin's corner cutting: two rounds make a shore of a chain of hex sides. */
function rounded(line: Point[], rounds: number): Point[] {
  let points = line.slice(0, -1);
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
function ragged(points: Point[]): Point[] {
  return points.map(({ x, y }) => ({
    x: x + 2.2 * Math.sin(x * 0.31 + y * 0.17) + 1.2 * Math.sin(y * 0.53),
    y: y + 2.2 * Math.sin(y * 0.29 - x * 0.19) + 1.2 * Math.sin(x * 0.47),
  }));
}

/** The water bodies as one path. */
export const water: string = shores()
  .map((line) => path(ragged(rounded(line, 3))))
  .join("");

/** All sides of the hexes, each once: the grid as one path. */
export const grid: string = (() => {
  const onMap = new Set(hexes.map((hex) => hex.id));
  return hexes
    .map((hex) => {
      const cell = cellOf(hex.id);
      return DIRECTIONS.filter((direction, i) => i < 3 || !onMap.has(idOf(beside(cell, direction))))
        .map((direction) => {
          const [a, b] = side(centre(cell), direction);
          return `M${short(a.x)} ${short(a.y)}L${short(b.x)} ${short(b.y)}`;
        })
        .join("");
    })
    .join("");
})();

/** Names on the water and beyond the hexes. */
export const places = [
  { key: "lakeMichigan", x: 22, y: 22, size: 15, turn: 0, kind: "water" },
  { key: "lakeErie", x: 482, y: 72, size: 17, turn: -14, kind: "water" },
  { key: "lakeOntario", x: 810, y: -44, size: 12, turn: 0, kind: "water" },
  { key: "atlantic", x: 1078, y: 600, size: 18, turn: 0, kind: "water" },
  { key: "canada", x: 428, y: -28, size: 13, turn: 0, kind: "land" },
] as const;
