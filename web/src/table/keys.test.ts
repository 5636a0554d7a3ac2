import { afterEach, describe, expect, it, vi } from "vitest";
import { Dock } from "../lib/dock.svelte";
import type { TurnDraft } from "../lib/draft.svelte";
import type { Show } from "../lib/show.svelte";
import { confirmKey, tableKeys } from "./keys";

const show = { catching: false } as Show;

/** A draft whose last steps are still being tried. */
function drafted(actions: string[], pending: string[] = [], sending = false) {
  const draft = { actions, pending, sending, wanted: [...actions, ...pending], base: { line: 7 } };
  return {
    draft: draft as unknown as TurnDraft,
    set: (now: string[]) => Object.assign(draft, { actions: now, pending: [], wanted: now }),
  };
}
function enter(dock: Dock, draft: TurnDraft, at: Element = document.body): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true });
  at.addEventListener("keydown", (heard) => confirmKey(heard as KeyboardEvent, dock, draft, show), {
    once: true,
  });
  at.dispatchEvent(event);
  return event;
}

afterEach(() => document.body.replaceChildren());

describe("Enter", () => {
  it("presses the primary button", () => {
    const [dock, act] = [new Dock(), vi.fn()];
    dock.offer({ label: "confirm", act, chosen: true });
    enter(dock, drafted(["lay"]).draft);
    expect(act).toHaveBeenCalledTimes(1);
  });
  it("while a step is being tried waits for it, and confirms if the step holds", () => {
    for (const holds of [true, false]) {
      const [dock, act] = [new Dock(), vi.fn()];
      const { draft, set } = drafted(["lay"], ["lay again"]);
      const gone = dock.offer({ label: "confirm", act, chosen: true, disabled: true });
      expect(enter(dock, draft).defaultPrevented).toBe(true);
      expect(dock.held).toBe(true);
      set(holds ? ["lay", "lay again"] : ["lay"]);
      gone();
      dock.offer({ label: "confirm", act, chosen: true });
      dock.settle();
      expect(act).toHaveBeenCalledTimes(holds ? 1 : 0);
    }
  });
  it("right after the first choice does not press what has the focus a second time", () => {
    const dock = new Dock();
    const hex = document.body.appendChild(document.createElement("button"));
    expect(enter(dock, drafted([], ["lay"]).draft, hex).defaultPrevented).toBe(true);
    expect(dock.held).toBe(true);
  });
  it("presses what has the focus while nothing was chosen", () => {
    const [dock, act] = [new Dock(), vi.fn()];
    dock.offer({ label: "buy none", act });
    const choice = document.body.appendChild(document.createElement("button"));
    expect(enter(dock, drafted([]).draft, choice).defaultPrevented).toBe(false);
    expect(act).not.toHaveBeenCalled();
  });
  it("while a move is on its way waits for nothing: who presses twice passes once", () => {
    const dock = new Dock();
    dock.offer({ label: "pass", act: () => {}, disabled: true });
    enter(dock, drafted([], [], true).draft);
    expect(dock.held).toBe(false);
  });
  it("is taken back by any other key", () => {
    const dock = new Dock();
    const { draft } = drafted([], ["lay"]);
    enter(dock, draft);
    confirmKey(new KeyboardEvent("keydown", { key: "Escape" }), dock, draft, show);
    expect(dock.held).toBe(false);
  });
});

describe("Escape", () => {
  it("takes back the last step, also one that is still being tried", () => {
    for (const [actions, pending] of [
      [["lay"], []],
      [[], ["lay"]],
    ] as const) {
      const back = vi.fn();
      const draft = { ...drafted([...actions], [...pending]).draft, back } as unknown as TurnDraft;
      const event = new KeyboardEvent("keydown", { key: "Escape", cancelable: true });
      tableKeys(event, new Dock(), draft, { catching: false, line: null } as Show);
      expect(back).toHaveBeenCalledTimes(1);
      expect(event.defaultPrevented).toBe(true);
    }
  });
});
