import type { Place } from "../lib/story";

/** The ids that a set of places names, of one kind: hexes, companies. */
export function idsOf(places: ReadonlySet<Place>, kind: string): string[] {
  return [...places].flatMap((place) =>
    place.startsWith(`${kind}:`) ? [place.slice(kind.length + 1)] : [],
  );
}
