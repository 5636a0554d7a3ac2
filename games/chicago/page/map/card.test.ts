import { describe, expect, it } from "vitest";
import { cardPlace, stripPlace } from "./card";

const room = { width: 900, height: 600 };
const size = { width: 220, height: 120 };
const on = (
  { left, top }: { left: number; top: number },
  { x, y }: { x: number; y: number },
  { width, height } = size,
) => x >= left && x <= left + width && y >= top && y <= top + height;

describe("the card about a hex", () => {
  it("lies beside it, inside the map", () => {
    for (const hex of [
      { x: 10, y: 10 },
      { x: 890, y: 590 },
      { x: 450, y: 300 },
      { x: 890, y: 10 },
    ]) {
      const card = cardPlace(hex, size, room, [], 30);
      expect(on(card, hex)).toBe(false);
      expect(card.left).toBeGreaterThanOrEqual(0);
      expect(card.left + size.width).toBeLessThanOrEqual(room.width);
      expect(card.top + size.height).toBeLessThanOrEqual(room.height);
    }
  });
  it("leaves what can be taken next in sight", () => {
    const hex = { x: 600, y: 300 };
    const free = [
      { x: 660, y: 270 },
      { x: 660, y: 330 },
      { x: 540, y: 270 },
      { x: 540, y: 330 },
      { x: 600, y: 360 },
    ];
    const card = cardPlace(hex, size, room, free, 30);
    expect(free.filter((point) => on(card, point))).toEqual([]);
  });
  it("is a strip at the edge away from the hex on small screens", () => {
    expect(stripPlace({ x: 200, y: 40 }, 70, { width: 390, height: 300 }, [], 30).top).toBe(230);
    expect(stripPlace({ x: 200, y: 280 }, 70, { width: 390, height: 300 }, [], 30).top).toBe(0);
  });
});
