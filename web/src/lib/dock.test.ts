import { describe, expect, it, vi } from "vitest";
import { Dock, type Intent } from "./dock.svelte";

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

describe("a press", () => {
  const always = () => true;
  const button = (label: string, more: Partial<Intent> = {}) => {
    const act = vi.fn();
    return { label, act, ...more };
  };

  it("that comes while the button waits for an answer is heard once it is ready, and once only", () => {
    const dock = new Dock();
    const ready = button("buy none");
    const gone = dock.offer({ ...ready, disabled: true });
    dock.press(always);
    dock.settle();
    expect(dock.held).toBe(true);
    expect(ready.act).not.toHaveBeenCalled();
    gone();
    dock.settle();
    dock.offer(ready);
    dock.settle();
    dock.settle();
    expect(ready.act).toHaveBeenCalledTimes(1);
    expect(dock.held).toBe(false);
  });
  it("is void where the button has come to mean something else, or what it was about has changed", () => {
    for (const [label, still] of [
      ["place no token", true],
      ["buy none", false],
    ] as const) {
      const dock = new Dock();
      const gone = dock.offer(button("buy none", { disabled: true }));
      dock.press(() => still);
      gone();
      const next = button(label);
      dock.offer(next);
      dock.settle();
      expect(next.act).not.toHaveBeenCalled();
      expect(dock.held).toBe(false);
    }
  });
  it("is void once something else is done", () => {
    const dock = new Dock();
    const ready = button("confirm");
    const gone = dock.offer({ ...ready, disabled: true });
    dock.press(always);
    dock.release();
    gone();
    dock.offer(ready);
    dock.settle();
    expect(ready.act).not.toHaveBeenCalled();
  });
  it("that comes before there is a button confirms what was being chosen, nothing else", () => {
    for (const chosen of [true, false]) {
      const dock = new Dock();
      dock.press(always);
      const next = button("confirm", { chosen });
      dock.offer(next);
      dock.settle();
      expect(next.act).toHaveBeenCalledTimes(chosen ? 1 : 0);
    }
  });
  it("confirms what was chosen also where the answer changes what the button says about it", () => {
    const dock = new Dock();
    const gone = dock.offer(button("lay 1", { chosen: true, disabled: true }));
    dock.press(always);
    gone();
    const next = button("lay 2", { chosen: true });
    dock.offer(next);
    dock.settle();
    expect(next.act).toHaveBeenCalledTimes(1);
  });
  it("twice in a row on one button is one press; on the next button it is another", () => {
    const dock = new Dock();
    const pass = button("pass");
    let gone = dock.offer(pass);
    dock.press(always);
    gone();
    gone = dock.offer({ ...pass, disabled: true });
    dock.press(always);
    expect(dock.held).toBe(false);
    gone();
    const next = button("buy none");
    gone = dock.offer({ ...next, disabled: true });
    dock.press(always);
    expect(dock.held).toBe(true);
    gone();
    dock.offer(next);
    dock.settle();
    for (const { act } of [pass, next]) expect(act).toHaveBeenCalledTimes(1);
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
