import { expect, it } from "vitest";
import { Zoom } from "./zoom.svelte";

it("keeps what was in the middle there when the room changes", () => {
  const zoom = new Zoom({ left: 0, top: 0, right: 1000, bottom: 800 }, 8);
  zoom.resize(1000, 800);
  zoom.by(4);
  zoom.centre({ x: 700, y: 300 });
  zoom.resize(500, 400);
  const { x, y } = zoom.under({ x: 250, y: 200 });
  expect([Math.round(x), Math.round(y)]).toEqual([700, 300]);
});
