import { describe, expect, it } from "vitest";
import { placesOn, ringFor } from "./around";

describe("the ring of tiles", () => {
  it.each([
    [360, 200],
    [390, 280],
    [557, 250],
    [900, 700],
  ])("is wholly inside a room of %i by %i", (width, height) => {
    for (const tiles of [1, 3, 6, 9]) {
      const ring = ringFor(tiles, Math.min(46, width / 7, height / 7), width, height);
      expect(2 * ring.rx + ring.size).toBeLessThanOrEqual(width);
      expect(2 * ring.ry + ring.size).toBeLessThanOrEqual(height);
    }
  });
  it("keeps the tiles apart", () => {
    const ring = ringFor(8, 30, 390, 280);
    const places = placesOn(ring, 8);
    for (const [i, a] of places.entries())
      for (const b of places.slice(i + 1))
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(ring.size * 0.9);
  });
  it("begins above the middle", () =>
    expect(placesOn(ringFor(3, 46, 900, 700), 3)[0]?.x).toBeCloseTo(0));
});
