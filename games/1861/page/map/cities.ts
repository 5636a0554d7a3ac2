import type { G1861Action, G1861Moves } from "../protocol";
import { spotAt, type Tiles } from "./board";
import { distance, type Point } from "./geometry";

/** Tokens in the cities of a hex: which can be named, and which was meant. */

export interface Offer {
  city: number;
  price: number | null;
}

/** The cities of a hex that can be named now. */
export function citiesOf(offered: G1861Moves | null, hex: string): Offer[] {
  const tokens =
    offered?.tokens
      .filter((offer) => offer.hex === hex)
      .map(({ city, price }) => ({ city, price })) ?? [];
  const gone =
    offered?.remove
      .filter((offer) => offer.hex === hex)
      .map(({ city }) => ({ city, price: null })) ?? [];
  return [...tokens, ...gone];
}

export function cityAction(offered: G1861Moves | null, hex: string, city: number): G1861Action {
  return offered?.remove.some((at) => at.hex === hex && at.city === city)
    ? { type: "remove_token", hex, city }
    : { type: "place_token", hex, city };
}

/** Of several cities the one that was pressed, if one was. */
export function cityAt(
  cities: readonly Offer[],
  tiles: Tiles,
  hex: string,
  point: Point | null,
): number | null {
  if (cities.length <= 1) return cities[0]?.city ?? null;
  const spot = spotAt(tiles, hex);
  if (!point || !spot) return null;
  const at = { x: point.x - spot.at.x, y: point.y - spot.at.y };
  return (
    cities.find(({ city }) =>
      spot.drawing.stops[city]?.slots.some((slot) => distance(slot, at) < 16),
    )?.city ?? null
  );
}
