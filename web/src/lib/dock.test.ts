import { describe, expect, it } from "vitest";
import { Dock } from "./dock.svelte";

const intent = (label: string) => ({ label, act: () => {} });

describe("the primary button", () => {
  it("is what was offered last, until that is taken back", () => {
    const dock = new Dock();
    const first = dock.offer(intent("bid"));
    const second = dock.offer(intent("pass"));
    expect(dock.intent?.label).toBe("pass");
    second();
    expect(dock.intent?.label).toBe("bid");
    first();
    expect(dock.intent).toBeNull();
  });
  it("is the game's before the frame's, and what must come first before both", () => {
    const dock = new Dock();
    dock.offer(intent("bid"));
    dock.offer(intent("confirm"), 0);
    expect(dock.intent?.label).toBe("bid");
    const skip = dock.offer(intent("skip"), 2);
    dock.offer(intent("other bid"));
    expect(dock.intent?.label).toBe("skip");
    skip();
    expect(dock.intent?.label).toBe("other bid");
  });
});

describe("Escape", () => {
  it("closes one thing, the last that was opened", () => {
    const dock = new Dock();
    const open = new Set(["callout", "ring"]);
    dock.escape(() => open.delete("callout"));
    const gone = dock.escape(() => open.delete("ring"));
    expect(dock.closes()).toBe(true);
    expect([...open]).toEqual(["callout"]);
    gone();
    expect(dock.closes()).toBe(true);
    expect(dock.closes()).toBe(false);
  });
});
