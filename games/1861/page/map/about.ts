import type { G1861Moves, G1861View } from "../protocol";
import { pick, type Language } from "$lib/texts";
import { shortName } from "../companies";
import { areaOf, hexOf, type Edge } from "../data";
import { colourTexts, edgeTexts, mapTexts } from "../texts/map";
import { cityName } from "../texts/places";
import { laidAt } from "./board";
import { exits, faceAt } from "./layout";

/** A hex in words: what lies there, what it pays, who is there, what can be done. For the callout, the list and readers aloud. */

export function edgeNames(edges: readonly Edge[], language: Language): string[] {
  return edges.map((edge) => pick(edgeTexts[edge], language));
}

/** Its name with the coordinates, or these alone. */
export function title(hex: string, language: Language): string {
  const name = cityName(hex, language);
  return name ? `${name} ${hex}` : hex;
}

/** What lies there: kind of place, tile, track. */
export function ground(hex: string, board: G1861View["board"], language: Language): string[] {
  const [printed, laid] = [hexOf(hex), laidAt(board.tiles, hex)];
  const face = faceAt(hex, laid);
  if (!printed || !face) return [];
  const cities = face.stops.filter(({ kind }) => kind === "city").length;
  const area = areaOf(hex);
  const said: string[] = [];
  if (area)
    said.push(
      pick(colourTexts.red, language),
      pick(mapTexts.areaPays, language, area.revenue, board.column),
    );
  else if (cities > 0) said.push(pick(mapTexts.cities, language, cities));
  else if (face.stops.length > 0) said.push(pick(mapTexts.town, language));
  else said.push(pick(mapTexts.plain, language));
  if (face.label) said.push(pick(mapTexts.labelled, language, face.label));
  if (laid)
    said.push(
      `${pick(mapTexts.tile, language, laid.tile).toLocaleLowerCase(language)} (${pick(colourTexts[face.colour], language)})`,
    );
  else if (printed.kind === "grey") said.push(pick(mapTexts.printed, language));
  else if (face.colour === "white" && printed.cost > 0)
    said.push(pick(mapTexts.ground, language, printed.cost));
  const leads = exits(face);
  if (leads.length > 0 && !area)
    said.push(pick(mapTexts.leads, language, edgeNames(leads, language)));
  const revenue = Math.max(0, ...face.stops.map((stop) => stop.revenue));
  if (revenue > 0) said.push(pick(mapTexts.pays, language, revenue));
  const keeper = board.blocked[hex];
  if (keeper) said.push(pick(mapTexts.closedBy, language, keeper));
  return said;
}

/** Whose tokens are there, and how many circles are free. */
export function presence(hex: string, board: G1861View["board"], language: Language): string[] {
  const face = faceAt(hex, laidAt(board.tiles, hex));
  const circles = face?.stops.reduce((sum, { slots }) => sum + slots, 0) ?? 0;
  if (circles === 0) return [];
  const here = board.tokens.filter((token) => token.hex === hex);
  const kept = board.kept.filter((token) => token.hex === hex);
  const free = circles - here.length - kept.length;
  return [
    ...(here.length > 0
      ? [
          pick(
            mapTexts.tokensOf,
            language,
            here.map(({ company }) => shortName(company)),
          ),
        ]
      : []),
    ...(kept.length > 0
      ? [
          pick(
            mapTexts.keptFor,
            language,
            kept.map(({ company }) => shortName(company)),
          ),
        ]
      : []),
    ...(free > 0 ? [pick(mapTexts.free, language, free)] : []),
  ];
}

/** What can be done there now. */
export function possible(hex: string, offered: G1861Moves | null, language: Language): string[] {
  if (!offered) return [];
  const lay = offered.lays.find((offer) => offer.hex === hex);
  const token = offered.tokens.find((offer) => offer.hex === hex);
  return [
    ...(lay ? [pick(mapTexts.canLay, language, lay.tiles.length, lay.cost)] : []),
    ...(token ? [pick(mapTexts.canToken, language, token.price)] : []),
    ...(offered.remove.some((at) => at.hex === hex) ? [pick(mapTexts.canRemove, language)] : []),
  ];
}

/** Short statements as a sentence without its end. */
export function sentence(parts: readonly string[], language: Language): string {
  const said = parts.join(", ");
  return said.charAt(0).toLocaleUpperCase(language) + said.slice(1);
}
