import type { Point } from "../geometry";

/** Where the card about a hex lies in the room of the map, in pixels. */
export interface Card {
  left: number;
  top: number;
}
interface Room {
  width: number;
  height: number;
}

/** How far a card reaches into a circle around a point; nothing when they do not touch. */
function covers({ left, top }: Card, { width, height }: Room, point: Point, reach: number): number {
  const dx = Math.max(left - point.x, 0, point.x - left - width);
  const dy = Math.max(top - point.y, 0, point.y - top - height);
  return Math.max(0, reach - Math.hypot(dx, dy));
}

/**
 * The best of some places for a card: it must not lie on its own hex, hardly on those that can be taken next, and be near.
 * `reach` is how far a hex extends, in pixels.
 */
function best(
  places: readonly Card[],
  size: Room,
  hex: Point,
  free: readonly Point[],
  reach: number,
): Card {
  const cost = (place: Card) => {
    const lain = free.reduce((sum, point) => sum + covers(place, size, point, reach), 0);
    const away = Math.hypot(
      place.left + size.width / 2 - hex.x,
      place.top + size.height / 2 - hex.y,
    );
    return covers(place, size, hex, reach) * 1000 + lain * 40 + away;
  };
  return places.reduce((a, b) => (cost(b) < cost(a) ? b : a));
}

/** Beside its hex or in a corner, where it covers least of what can be taken. */
export function cardPlace(
  hex: Point,
  size: Room,
  room: Room,
  free: readonly Point[],
  reach: number,
): Card {
  const gap = 8;
  const inside = ({ left, top }: Card): Card => ({
    left: Math.max(gap, Math.min(left, room.width - size.width - gap)),
    top: Math.max(gap, Math.min(top, room.height - size.height - gap)),
  });
  const places: Card[] = [];
  for (const away of [reach + gap, reach * 2.2, reach * 4]) {
    const [left, right] = [hex.x - away - size.width, hex.x + away];
    const [above, below] = [hex.y - away - size.height, hex.y + away];
    const [middle, centre] = [hex.y - size.height / 2, hex.x - size.width / 2];
    for (const top of [middle, above, below]) places.push({ left: right, top }, { left, top });
    places.push({ left: centre, top: above }, { left: centre, top: below });
  }
  for (const left of [0, room.width])
    for (const top of [0, room.height]) places.push({ left, top });
  return best(places.map(inside), size, hex, free, reach);
}

/** On a small screen: along the upper or the lower edge, whichever covers less of what can be taken. */
export function stripPlace(
  hex: Point,
  height: number,
  room: Room,
  free: readonly Point[],
  reach: number,
): Card {
  const size = { width: room.width, height };
  return best(
    [
      { left: 0, top: room.height - height },
      { left: 0, top: 0 },
    ],
    size,
    hex,
    free,
    reach,
  );
}
