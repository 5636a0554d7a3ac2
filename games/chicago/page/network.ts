import type { ChicagoCompany, ChicagoView } from "./protocol";
import { COMPANIES, startHex } from "./companies";
import { middle, neighbours, type Point } from "./geometry";

/** A piece of line between two hexes of a company, moved aside where several companies run there. */
export interface Line {
  company: ChicagoCompany;
  from: Point;
  to: Point;
  key: string;
}

/**
 * The tree of shortest ways from a company's start: what a railway map would show. Among equal ways the straighter one.
 */
export function tree(company: ChicagoCompany, network: readonly string[]): [string, string][] {
  const open = new Set(network);
  const root = open.has(startHex(company)) ? startHex(company) : network[0];
  if (root === undefined) return [];
  const parent = new Map<string, string | null>([[root, null]]);
  let edge: string[] = [root];
  const joined: [string, string][] = [];
  while (edge.length > 0) {
    const ways = new Map<string, string[]>();
    for (const hex of edge) {
      for (const next of neighbours(hex)) {
        if (!open.has(next) || parent.has(next)) continue;
        const from = ways.get(next);
        if (from) from.push(hex);
        else ways.set(next, [hex]);
      }
    }
    for (const [next, from] of ways) {
      const best = from.reduce((a, b) =>
        bend(parent.get(b), b, next) < bend(parent.get(a), a, next) ? b : a,
      );
      parent.set(next, best);
      joined.push([best, next]);
    }
    edge = [...ways.keys()];
  }
  return joined;
}

/** How far a way bends at its middle hex: 0 straight on. */
function bend(before: string | null | undefined, at: string, after: string): number {
  if (!before) return 0;
  const [a, b, c] = [middle(before), middle(at), middle(after)];
  return Math.abs(a.x + c.x - 2 * b.x) + Math.abs(a.y + c.y - 2 * b.y);
}

const GAP = 7;

export function lines(view: ChicagoView): Line[] {
  const shared = new Map<string, ChicagoCompany[]>();
  for (const company of COMPANIES) {
    for (const [a, b] of tree(company, view.companies[company].network)) {
      const key = a < b ? `${a}-${b}` : `${b}-${a}`;
      const there = shared.get(key);
      if (there) there.push(company);
      else shared.set(key, [company]);
    }
  }
  const all: Line[] = [];
  for (const [key, companies] of shared) {
    const [a, b] = key.split("-") as [string, string];
    const [from, to] = [middle(a), middle(b)];
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const aside = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
    companies.forEach((company, i) => {
      const by = (i - (companies.length - 1) / 2) * GAP;
      const moved = (point: Point) => ({
        x: point.x + aside.x * by,
        y: point.y + 2 + aside.y * by,
      });
      all.push({ company, from: moved(from), to: moved(to), key: `${company}:${key}` });
    });
  }
  return all;
}

/** Where the locomotives stand on a hex that holds several. */
export function stalls(count: number): Point[] {
  switch (count) {
    case 0:
      return [];
    case 1:
      return [{ x: 0, y: 3 }];
    case 2:
      return [
        { x: -14, y: 3 },
        { x: 14, y: 3 },
      ];
    case 3:
      return [
        { x: -14, y: -4 },
        { x: 14, y: -4 },
        { x: 0, y: 13 },
      ];
    case 4:
      return [
        { x: -14, y: -4 },
        { x: 14, y: -4 },
        { x: -14, y: 14 },
        { x: 14, y: 14 },
      ];
    default:
      return [
        { x: -24, y: -4 },
        { x: 0, y: -4 },
        { x: 24, y: -4 },
        { x: -12, y: 14 },
        { x: 12, y: 14 },
      ];
  }
}
