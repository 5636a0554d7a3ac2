import type { Point } from "./geometry";

/** Where a box stands, as styles. */
export interface Placed {
  left: string;
  right: string;
  top: string;
  bottom: string;
}

/** Beside something on the screen that reaches so far around its middle, on the side where there is more room. */
export function beside(at: Point, reach: number, room: { width: number; height: number }): Placed {
  const right = at.x < room.width * 0.6;
  const below = at.y < room.height * 0.55;
  return {
    left: right ? `${at.x + reach}px` : "auto",
    right: right ? "auto" : `${room.width - at.x + reach}px`,
    top: below ? `${Math.max(4, at.y - 30)}px` : "auto",
    bottom: below ? "auto" : `${Math.max(4, room.height - at.y - 30)}px`,
  };
}
