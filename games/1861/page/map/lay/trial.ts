import type { G1861Action, G1861View } from "../../protocol";
import { hexOf, tiles, type Colour } from "../../data";
import { laidAt } from "../board";
import { faceAt } from "../layout";

const NEXT: Partial<Record<Colour, Colour>> = {
  white: "yellow",
  yellow: "green",
  green: "brown",
  brown: "grey",
};

/**
 * A lay to try in a hex where none is possible, so that the refusal names the rule: a tile of the next colour that belongs on
 * such a hex. Null where no tile ever lies.
 */
export function trial(hex: string, board: G1861View["board"]): G1861Action | null {
  const [printed, face] = [hexOf(hex), faceAt(hex, laidAt(board.tiles, hex))];
  const colour = face && NEXT[face.colour];
  if (!face || printed?.kind !== "land" || !colour) return null;
  const label = printed.label === "Y+Kh" ? (colour === "grey" ? "Kh" : "Y") : printed.label;
  const kind = face.stops[0]?.kind;
  const fits = tiles.filter(
    (tile) => tile.colour === colour && tile.label === label && tile.stops[0]?.kind === kind,
  );
  const tile = fits[0] ?? tiles.find((one) => one.stops[0]?.kind === kind);
  return tile ? { type: "lay_tile", hex, tile: tile.id, rotation: 0 } : null;
}
