import { describe, expect, it } from "vitest";
import type { Draft } from "$lib/game";
import type { G1861LayOffer, G1861Run } from "../../protocol";
import { Laying } from "./laying.svelte";

const offer: G1861LayOffer = {
  hex: "H10",
  cost: 20,
  tiles: [
    { tile: "3", rotations: [2, 3], left: 2 },
    { tile: "58", rotations: [1], left: null },
  ],
};
const run = (revenue: number): G1861Run => ({ routes: [], revenue, at_most: revenue, free: false });

/** A server that answers at once what each lay would earn. */
function table(earns: Record<string, number | null>): { draft: Draft; asked: string[] } {
  const asked: string[] = [];
  const look = async (action: unknown) => {
    const { tile, rotation } = action as { tile?: string; rotation?: number };
    const key = tile ? `${tile}/${rotation}` : "before";
    asked.push(key);
    const revenue = earns[key] ?? null;
    return { position: { moves: { run: revenue === null ? null : run(revenue) } } };
  };
  return { draft: { look } as unknown as Draft, asked };
}

describe("choosing a tile", () => {
  it("goes round the tiles and the ways each fits", () => {
    const laying = new Laying(table({}).draft, offer);
    expect(laying.chosen).toMatchObject({ tile: "3", rotation: 2 });
    laying.turn(1);
    expect(laying.chosen).toMatchObject({ tile: "3", rotation: 3 });
    laying.turn(1);
    expect(laying.chosen).toMatchObject({ tile: "3", rotation: 2 });
    laying.step(-1);
    expect(laying.action).toEqual({ type: "lay_tile", hex: "H10", tile: "58", rotation: 1 });
  });
  it("asks for all and ranks what it hears, best first", async () => {
    const { draft, asked } = table({ before: 50, "3/2": 60, "3/3": 90, "58/1": 70 });
    const laying = new Laying(draft, offer);
    expect(laying.missing).toBe(3);
    await laying.ask();
    expect(asked.toSorted()).toEqual(["3/2", "3/3", "58/1", "before"]);
    expect(laying.missing).toBe(0);
    expect(laying.before?.revenue).toBe(50);
    expect(laying.ranked.map(({ rotation }) => rotation)).toEqual([3, 1, 2]);
    expect(laying.most).toBe(90);
    // Its best way is shown of a tile that is not chosen.
    laying.step(1);
    expect(laying.shown("3")).toMatchObject({ rotation: 3 });
  });
  it("asks no more once it is stopped", async () => {
    const { draft, asked } = table({});
    const laying = new Laying(draft, offer);
    laying.stop();
    await laying.ask();
    expect(asked).toEqual(["before"]);
  });
  it("says so where nothing runs", async () => {
    const laying = new Laying(table({}).draft, offer);
    await laying.ask();
    expect(laying.found({ tile: "3", rotation: 2 })).toBeNull();
    expect(laying.most).toBeNull();
  });
});
