import type { HexMapState } from "$hexmap";
import { middle, RADIUS } from "./geometry";

/** Pixels for a unit at which a finger meets a hex and its figures are legible, and at which it is read without effort. */
const [TAPPED, READ] = [28 / RADIUS, 40 / RADIUS];

/** Whether all of the map is too small to be played on. */
export function tooSmall(map: HexMapState): boolean {
  return map.width > 0 && map.zoom.whole < TAPPED;
}

/**
 * Shows some hexes as large as there is room for, but not larger than they need be; those that are only looked at, all of them; without
 * any, the whole map. Whoever has moved the map is left alone.
 */
export function frameHexes(map: HexMapState, hexes: readonly string[], looked: boolean): void {
  const { zoom } = map;
  if (zoom.held || (zoom.scale > 1 && !map.unmoved)) return;
  map.bring(() => {
    if (hexes.length === 0) zoom.fit();
    else
      zoom.around(hexes.map(middle), {
        margin: 1.2 * RADIUS,
        least: looked ? 0 : TAPPED,
        most: looked ? TAPPED : READ,
      });
  });
}
