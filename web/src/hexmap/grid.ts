import { pen, polar, polygon, type Point } from "./points";

/** A side of a hex, clockwise: from the bottom one where hexes are flat-topped, from the lower right one where they are pointed. */
export type Edge = 0 | 1 | 2 | 3 | 4 | 5;
export const EDGES: readonly Edge[] = [0, 1, 2, 3, 4, 5];

/** Where a hex is: column from the west, row from the north, as the game numbers them. */
export interface Cell {
  col: number;
  row: number;
}

export interface HexShape {
  /** Flat-topped hexes stand in columns, pointy-topped ones in rows. The letter of an id names the column or the row. */
  orientation: "flat" | "pointy";
  /**
   * How the hexes of a column (of a row, where they are pointed) are counted. `doubled`: by two, the next column has the numbers
   * between. `offset`: by one, and every second column lies half a hex further.
   */
  numbering: "doubled" | "offset";
  /** From the middle of a hex to a corner, in units of the drawing. */
  radius: number;
}

/** Across each side: how many lines further, and how far along the line, in doubled coordinates. */
const STEPS: Record<
  HexShape["orientation"],
  Record<Edge, readonly [lines: number, along: number]>
> = {
  flat: { 0: [0, 2], 1: [-1, 1], 2: [-1, -1], 3: [0, -2], 4: [1, -1], 5: [1, 1] },
  pointy: { 0: [1, 1], 1: [1, -1], 2: [0, -2], 3: [-1, -1], 4: [-1, 1], 5: [0, 2] },
};

export function opposite(edge: Edge): Edge {
  return ((edge + 3) % 6) as Edge;
}
export function turn(edge: Edge, sixths: number): Edge {
  return ((((edge + sixths) % 6) + 6) % 6) as Edge;
}

export type HexGrid = ReturnType<typeof hexGrid>;

/**
 * The geometry of one map: ids, middles, sides and outlines of its hexes.
 *
 * Inside, a hex is a line (a column of flat-topped hexes, a row of pointed ones) and a place along it, in doubled coordinates: there
 * both numberings and both orientations are the same.
 */
export function hexGrid({ orientation, numbering, radius }: HexShape) {
  const flat = orientation === "flat";
  const apothem = (radius * Math.sqrt(3)) / 2;

  function doubled({ col, row }: Cell): [line: number, along: number] {
    const [line, printed] = flat ? [col, row] : [row, col];
    return [line, numbering === "doubled" ? printed : 2 * printed + (line & 1)];
  }
  function cellAt(line: number, along: number): Cell {
    const printed = numbering === "doubled" ? along : (along - (line & 1)) / 2;
    return flat ? { col: line, row: printed } : { col: printed, row: line };
  }

  function cellOf(id: string): Cell {
    const [letter, number] = [id.charCodeAt(0) - 65, Number(id.slice(1))];
    return flat ? { col: letter, row: number } : { col: number, row: letter };
  }
  function idOf({ col, row }: Cell): string {
    const [letter, number] = flat ? [col, row] : [row, col];
    return String.fromCharCode(65 + letter) + number;
  }
  /** The cell across a side, whether or not the map has it. */
  function beyond(cell: Cell, edge: Edge): Cell {
    const [line, along] = doubled(cell);
    const [lines, further] = STEPS[orientation][edge];
    return cellAt(line + lines, along + further);
  }
  function across(id: string, edge: Edge): string {
    return idOf(beyond(cellOf(id), edge));
  }
  function neighbours(id: string): string[] {
    return EDGES.map((edge) => across(id, edge));
  }
  /** The side two hexes share, seen from the first; null if they do not touch. */
  function edgeBetween(from: string, to: string): Edge | null {
    return EDGES.find((edge) => across(from, edge) === to) ?? null;
  }

  function centre(cell: Cell): Point {
    const [line, along] = doubled(cell);
    const [a, b] = [line * 1.5 * radius, along * apothem];
    return flat ? { x: a, y: b } : { x: b, y: a };
  }
  function middle(id: string): Point {
    return centre(cellOf(id));
  }
  /** The direction in which a side lies, in degrees clockwise from the east. */
  function bearing(edge: Edge): number {
    return (flat ? 90 : 60) + 60 * edge;
  }
  /** The middle of a side, seen from the middle of its hex. */
  function edgePoint(edge: Edge, at: Point = { x: 0, y: 0 }): Point {
    return polar(bearing(edge), apothem, at);
  }
  /** The corner between a side and the next one clockwise. */
  function corner(edge: Edge, at: Point = { x: 0, y: 0 }, reach = radius): Point {
    return polar(bearing(edge) + 30, reach, at);
  }
  /** The two ends of a side, clockwise. */
  function side(edge: Edge, at: Point): [Point, Point] {
    return [corner(turn(edge, -1), at), corner(edge, at)];
  }
  /** The outline of a hex, or of a smaller one inside it. */
  function hexPath(at: Point = { x: 0, y: 0 }, reach = radius): string {
    return polygon(EDGES.map((edge) => corner(edge, at, reach)));
  }
  function hexPaths(ids: readonly string[], reach = radius): string {
    return ids.map((id) => hexPath(middle(id), reach)).join("");
  }
  /** The sides of some hexes, each once; those that `joins` names are left out. */
  function sides(
    ids: readonly string[],
    joins: (a: string, b: string) => boolean = () => false,
  ): string {
    const among = new Set(ids);
    return ids
      .map((id) =>
        EDGES.filter((edge) => {
          const other = across(id, edge);
          return !joins(id, other) && (edge < 3 || !among.has(other));
        })
          .map((edge) => `M${side(edge, middle(id)).map(pen).join("L")}`)
          .join(""),
      )
      .join("");
  }

  return {
    orientation,
    radius,
    apothem,
    cellOf,
    idOf,
    beyond,
    across,
    neighbours,
    edgeBetween,
    centre,
    middle,
    bearing,
    edgePoint,
    corner,
    side,
    hexPath,
    hexPaths,
    sides,
  };
}
