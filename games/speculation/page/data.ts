import printed from "../data/speculation.json";
import type { SpeculationCompany, SpeculationTile } from "./protocol";

/** The track, the tiles and the built-in price lists, from the one file the rules are built from. */

export type Side = "normal" | "star";

export interface SideLists {
  sections: number[][];
  end: number[];
}

interface Printed {
  companies: { id: SpeculationCompany; name: string }[];
  end_space: number;
  sections: { from: number; to: number; shade: "light" | "dark" }[];
  start_price: number;
  starting_cash: number;
  prices: Record<Side, SideLists>;
  action_tiles: Record<SpeculationTile, number>;
  movement_tiles: number[];
}

export const box = printed as unknown as Printed;

export const START = 0;
export const END = box.end_space;
/** How many ranks there are, and prices in a list. */
export const RANKS = box.companies.length;
export const SIDES: readonly Side[] = ["normal", "star"];
export const TILES = Object.keys(box.action_tiles) as SpeculationTile[];

/** The section of a normal space, from 0; null for START and END. */
export function sectionOf(space: number): number | null {
  const found = box.sections.findIndex(({ from, to }) => from <= space && space <= to);
  return found < 0 ? null : found;
}
