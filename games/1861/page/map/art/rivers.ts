import type { Point } from "$lib/ink";
import { APOTHEM, pen, RADIUS } from "../geometry";

/** The rivers, by hand: columns and rows they pass, and how wide they end. Where crossing one costs, it runs through the hex. */
interface River {
  /** Wider at the mouth than at the source. */
  width: number;
  course: readonly (readonly [number, number])[];
}

const RIVERS: readonly River[] = [
  // Volga
  {
    width: 7.5,
    course: [
      [5.3, 4.1],
      [5.8, 4.6],
      [6.3, 5.6],
      [6.9, 5.2],
      [7.3, 4.4],
      [8, 5.35],
      [8.6, 5.3],
      [9.1, 6.2],
      [9.6, 6.3],
      [10, 7.5],
      [10.55, 6.8],
      [11, 6.2],
      [11.5, 6.6],
      [12.1, 7.6],
      [12.35, 8.3],
      [11.9, 9.2],
      [12.3, 10],
      [12.85, 9.9],
      [13.1, 10.6],
      [12.5, 10.9],
      [12, 11.2],
      [11.5, 11.7],
      [11.3, 12.8],
      [10.9, 13.8],
      [11, 14.9],
      [10.4, 15.8],
      [10.3, 17],
      [10.7, 17.6],
      [11.2, 18.4],
      [11.7, 18.6],
      [12.2, 19.6],
      [12.8, 20.3],
      [13.3, 21.4],
    ],
  },
  // Kama, Belaya
  {
    width: 4.6,
    course: [
      [15.6, -2.6],
      [15.2, -0.6],
      [15.5, 0.9],
      [15.2, 2.5],
      [14.7, 3],
      [15, 4.1],
      [14.6, 4.7],
      [14, 5.2],
      [13.4, 5.6],
      [13, 6.2],
      [12.6, 7.2],
      [12.3, 7.9],
    ],
  },
  {
    width: 2.4,
    course: [
      [16.4, 9.2],
      [15.6, 8.9],
      [15.1, 8.7],
      [14.8, 7.4],
      [14.2, 6.8],
      [13.9, 5.9],
      [13.6, 5.5],
    ],
  },
  // Oka, Moskva
  {
    width: 3,
    course: [
      [6.6, 12],
      [6.4, 10.6],
      [7, 9.4],
      [7.7, 9.3],
      [8.2, 9.6],
      [8.7, 8.6],
      [9.3, 8.2],
      [9.7, 7.2],
      [10, 7.3],
    ],
  },
  // Dnieper, Desna, Pripet, Berezina
  {
    width: 6.2,
    course: [
      [4.9, 7.4],
      [4.6, 8.4],
      [4.35, 9.6],
      [3.6, 9.7],
      [3.1, 10.3],
      [3.35, 11.2],
      [3.2, 12.3],
      [3.35, 13.1],
      [3.6, 13.9],
      [3.4, 14.9],
      [4, 15.3],
      [4.5, 15.5],
      [5, 16.3],
      [5.3, 17.2],
      [5.2, 18.6],
      [4.7, 18.9],
      [4, 19.2],
      [3.75, 20],
      [3.7, 21.4],
    ],
  },
  {
    width: 2.6,
    course: [
      [5.4, 10.3],
      [4.9, 11.6],
      [4.4, 12.5],
      [3.9, 13],
      [3.6, 13.7],
    ],
  },
  {
    width: 4,
    course: [
      [0.4, 10.9],
      [1.2, 11.2],
      [2, 11.2],
      [2.6, 11.7],
      [3.1, 12.2],
    ],
  },
  {
    width: 2.2,
    course: [
      [2.2, 8],
      [2.5, 8.9],
      [2.9, 9.9],
      [3.1, 10.4],
    ],
  },
  // Don, Donets
  {
    width: 5.2,
    course: [
      [7.3, 10.9],
      [7.5, 11.8],
      [8, 12.2],
      [8.4, 13.2],
      [8, 14.2],
      [8.1, 15.2],
      [8.7, 15.6],
      [9.1, 16.2],
      [9.6, 16.9],
      [9.3, 17.7],
      [8.8, 18.1],
      [8.4, 19.3],
      [7.8, 19.6],
      [7.5, 20.3],
      [7.3, 21.5],
    ],
  },
  {
    width: 2.4,
    course: [
      [6.5, 14.3],
      [6.5, 15.4],
      [7.1, 16],
      [7.6, 16.8],
      [8.3, 17.3],
      [8.5, 18.2],
      [8.6, 18.5],
    ],
  },
  // Dniester, Bug, Prut
  {
    width: 4,
    course: [
      [0.2, 15.6],
      [0.9, 15.8],
      [1.6, 16.4],
      [2.1, 17.2],
      [2.2, 18.2],
      [1.9, 19],
      [2.4, 20],
      [2.8, 20.7],
      [2.9, 21.7],
    ],
  },
  {
    width: 2.2,
    course: [
      [1.9, 14.6],
      [2.6, 15.9],
      [2.9, 17.1],
      [3.5, 18.5],
      [3.55, 19.6],
      [3.6, 20.7],
    ],
  },
  // Düna, Memel, Narva, Neva
  {
    width: 3.4,
    course: [
      [4.6, 7],
      [3.9, 7.2],
      [3.3, 6.2],
      [2.7, 5.9],
      [2.1, 5.5],
      [1.5, 4.9],
      [1.2, 4.5],
      [0.8, 3.9],
      [0.7, 2.6],
    ],
  },
  {
    width: 2.6,
    course: [
      [2.5, 8.3],
      [1.6, 8.7],
      [0.9, 7.6],
      [0.3, 6.7],
      [-0.5, 6.3],
      [-1.2, 4.8],
    ],
  },
  {
    width: 2.2,
    course: [
      [3.2, 4.6],
      [2.9, 3.6],
      [2.5, 2.3],
      [2.4, 1.2],
    ],
  },
  {
    width: 3,
    course: [
      [5, 0.3],
      [4.6, 1],
      [4.3, 0.4],
      [3.4, 0.3],
    ],
  },
  // Northern Dvina and Vychegda, Ural, Terek
  {
    width: 3,
    course: [
      [8.2, 1.6],
      [9, 0.9],
      [9.6, 0.2],
      [10.2, -2.6],
    ],
  },
  {
    width: 2.4,
    course: [
      [12.8, 1.2],
      [11.8, 0.4],
      [10.8, 0.8],
      [9.8, -0.2],
    ],
  },
  {
    width: 3.2,
    course: [
      [17.2, 9.4],
      [16.3, 10.4],
      [16.1, 12.1],
      [15.3, 13.4],
      [14.2, 13.2],
      [13.7, 14.6],
      [13.9, 16.4],
      [14.3, 17.6],
      [14.1, 19.6],
    ],
  },
  {
    width: 2.4,
    course: [
      [9.6, 23],
      [10.4, 22.4],
      [11.4, 22],
      [12.3, 23.6],
    ],
  },
];

function at([col, row]: readonly [number, number]): Point {
  return { x: col * 1.5 * RADIUS, y: row * APOTHEM };
}

/** A stretch from point to point of a curve through all of them, bending as a river does. */
function bend(points: readonly Point[], i: number): string {
  const [before, a, b, after] = [
    points[i - 1] ?? points[i],
    points[i],
    points[i + 1],
    points[i + 2] ?? points[i + 1],
  ] as [Point, Point, Point, Point];
  const first = { x: a.x + (b.x - before.x) / 5.2, y: a.y + (b.y - before.y) / 5.2 };
  const second = { x: b.x - (after.x - a.x) / 5.2, y: b.y - (after.y - a.y) / 5.2 };
  return `C${pen(first)} ${pen(second)} ${pen(b)}`;
}

/** The rivers in a few stretches each, wider downstream. */
export const rivers: readonly { d: string; width: number }[] = RIVERS.flatMap(
  ({ width, course }) => {
    const points = course.map(at);
    const parts = Math.max(1, Math.round(points.length / 4));
    const each = Math.ceil((points.length - 1) / parts);
    return Array.from({ length: parts }, (_, part) => {
      const bends = Array.from({ length: each }, (_, i) => part * each + i).filter(
        (i) => i + 1 < points.length,
      );
      const start = points[part * each];
      if (!start) return { d: "", width: 0 };
      const d = `M${pen(start)}${bends.map((i) => bend(points, i)).join("")}`;
      return { d, width: Math.round((1.2 + (width - 1.2) * ((part + 1) / parts)) * 10) / 10 };
    });
  },
);
