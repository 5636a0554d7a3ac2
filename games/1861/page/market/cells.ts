import type { G1861Cell } from "../protocol";
import { column, grid, starts, yellowColumn, type Zone } from "../data";

/** The cells of the two markets: where they stand, what they say. */

export type Chart = "grid" | "column";

export interface MarketCell extends G1861Cell {
  price: number;
  /** Where companies start. */
  zone: Zone | null;
  /** Where minors convert. */
  converts: boolean;
  /** At the ends of a row markers go up or down instead of on. */
  end: "left" | "right" | null;
  /** Minors go no further to the right. */
  minorEnd: boolean;
  x: number;
  y: number;
}

export const WIDTH = 60;
export const HEIGHT = 54;
/** The single row is broken in the middle. */
const PER_LINE = 14;

function gridCells(): MarketCell[] {
  return grid.flatMap((prices, row) =>
    prices.flatMap((price, col) => {
      if (price === 0) return [];
      const start = starts.find((one) => one.row === row && one.col === col);
      const end = !prices[col - 1] ? "left" : !prices[col + 1] ? "right" : null;
      const yellow = col === yellowColumn;
      return [
        {
          row,
          col,
          price,
          zone: start?.zone ?? null,
          converts: yellow,
          end,
          minorEnd: yellow,
          x: col * WIDTH,
          y: row * HEIGHT,
        },
      ];
    }),
  );
}

function columnCells(): MarketCell[] {
  const { prices, converts_from, minor_highest } = column;
  return prices.map((price, col) => ({
    row: 0,
    col,
    price,
    zone: starts.find((start) => start.price === price)?.zone ?? null,
    converts: price >= converts_from && price <= minor_highest,
    end: null,
    minorEnd: price === minor_highest,
    x: (col % PER_LINE) * WIDTH,
    y: Math.floor(col / PER_LINE) * (HEIGHT + 16),
  }));
}

const CELLS: Record<Chart, readonly MarketCell[]> = { grid: gridCells(), column: columnCells() };

export function cellsOf(chart: Chart): readonly MarketCell[] {
  return CELLS[chart];
}
export function cellAt(chart: Chart, { row, col }: G1861Cell): MarketCell | undefined {
  return CELLS[chart].find((cell) => cell.row === row && cell.col === col);
}
export function sizeOf(chart: Chart): { width: number; height: number } {
  const cells = CELLS[chart];
  return {
    width: Math.max(...cells.map(({ x }) => x)) + WIDTH,
    height: Math.max(...cells.map(({ y }) => y)) + HEIGHT,
  };
}
export function same(a: G1861Cell, b: G1861Cell): boolean {
  return a.row === b.row && a.col === b.col;
}

/** How markers of one cell stand beside each other, by how many lie on this one: all of them can be read. */
export function spread(stack: number, count: number): { dx: number; dy: number; scale: number } {
  if (count <= 2)
    return { dx: count === 2 ? (stack - 0.5) * 26 : 0, dy: 0, scale: count === 2 ? 0.95 : 1 };
  const across = Math.ceil(count / 2);
  const scale = Math.min(0.78, 58 / (across * 27));
  const [col, row] = [stack % across, Math.floor(stack / across)];
  const inRow = row === 0 ? across : count - across;
  return { dx: (col - (inRow - 1) / 2) * 27 * scale, dy: row === 0 ? -10 : 8, scale };
}
