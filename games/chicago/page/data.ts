import printed from "../data/chicago.json";
import type { ChicagoCompany, ChicagoDial, ChicagoIndustry } from "./protocol";

/** The map and the figures, from the one file the rules are built from. */

export type Terrain = "plain" | "forest" | "mountain" | "city" | "industrial" | "start";

/** A hex as printed. */
export interface Hex {
  id: string;
  terrain: Terrain;
  name?: string;
  /** Price of the first locomotive; the start hexes of the coast have none. */
  cost?: number;
  income?: number;
  /** What a house adds. */
  house?: number;
  track?: ChicagoIndustry;
  special?: "chicago";
}

interface PrintedCompany {
  id: ChicagoCompany;
  name: string;
  shares: number;
  locomotives: number;
  start: string;
  income: number;
}

interface Printed {
  companies: PrintedCompany[];
  steps_to_red: Record<ChicagoDial, number>;
  tracks: Record<ChicagoIndustry, number[]>;
  houses: number;
  hexes_per_expansion: number;
  forest_development_cash: number;
  income_track: number;
  hexes: Hex[];
}

export const board = printed as unknown as Printed;
export const hexes: readonly Hex[] = board.hexes;

const byId = new Map(hexes.map((hex) => [hex.id, hex] as const));

export function hexOf(id: string): Hex | undefined {
  return byId.get(id);
}

/** The company that starts on a hex; Wabash's Fort Wayne is an ordinary city. */
export function startOf(id: string): ChicagoCompany | null {
  return (
    board.companies.find((company) => company.start === id && company.id !== "WAB")?.id ?? null
  );
}

/** Where an industrial city lies. */
export function industryHex(industry: ChicagoIndustry): string {
  return hexes.find(({ track }) => track === industry)?.id ?? "";
}
export const CHICAGO = hexes.find(({ special }) => special === "chicago")?.id ?? "";
