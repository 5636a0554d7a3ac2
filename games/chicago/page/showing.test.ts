import { describe, expect, it } from "vitest";
import type { Step } from "$lib/protocol";
import type { ChicagoEvent, ChicagoView } from "./protocol";
import fixture from "./fixtures/game.json?raw";
import { turnings } from "$lib/chart.svelte";
import { ending, fortune, race, rounds } from "./finale";
import { showing } from "./showing";
import { story } from "./texts/events";

/** A whole game of three, each line with what it changed of the view. */
const recorded = JSON.parse(fixture) as {
  start: ChicagoView;
  steps: (Step & { changed: Partial<ChicagoView> })[];
};
const views = recorded.steps.reduce<ChicagoView[]>(
  (known, { changed }) => [...known, merged(known.at(-1), changed)],
  [recorded.start],
);

function merged(before: unknown, changed: unknown): ChicagoView {
  const plain = (value: unknown): value is Record<string, unknown> =>
    typeof value === "object" && value !== null && !Array.isArray(value);
  const merge = (old: unknown, now: unknown, key: string): unknown =>
    plain(old) && plain(now) && key !== "phase"
      ? {
          ...old,
          ...Object.fromEntries(
            Object.entries(now).map(([name, value]) => [name, merge(old[name], value, name)]),
          ),
        }
      : now;
  return merge(before, changed, "") as ChicagoView;
}
const names = (seat: number) => ["Ada", "Blaise", "Cato"][seat] ?? "?";
const viewAt = (line: number) => views[line] as ChicagoView;
const events = (step: Step) => step.events as ChicagoEvent[];

describe("a recorded game, shown event by event", () => {
  it("each step ends where the server says", () => {
    for (const step of recorded.steps) {
      const end = viewAt(step.line);
      const shown = events(step).reduce<unknown>(
        (view, event) => showing.after(view, event, end),
        viewAt(step.line - 1),
      ) as ChicagoView;
      expect(shown, `line ${step.line}`).toEqual(end);
    }
  });

  it("changes nothing of the view it begins with", () => {
    const before = JSON.stringify(views);
    for (const step of recorded.steps)
      for (const event of events(step))
        showing.after(viewAt(step.line - 1), event, viewAt(step.line));
    expect(JSON.stringify(views)).toBe(before);
  });

  it("money and shares never run ahead of their event", () => {
    for (const step of recorded.steps) {
      let view: unknown = viewAt(step.line - 1);
      for (const event of events(step)) {
        const cash = (view as ChicagoView).players.map((player) => player.cash);
        view = showing.after(view, event, viewAt(step.line));
        const now = (view as ChicagoView).players.map((player) => player.cash);
        if (event.type === "dividend")
          expect(now[event.seat]).toBe((cash[event.seat] ?? 0) + event.amount);
        else if (event.type === "share_sold")
          expect(now[event.seat]).toBe((cash[event.seat] ?? 0) - event.price);
        else expect(now).toEqual(cash);
      }
    }
  });

  it("no auction stands any more while dividends are paid", () => {
    let seen = 0;
    for (const step of recorded.steps) {
      let view: unknown = viewAt(step.line - 1);
      for (const event of events(step)) {
        view = showing.after(view, event, viewAt(step.line));
        if (event.type !== "general_dividends") continue;
        seen += viewAt(step.line - 1).phase.type === "auction" ? 1 : 0;
        expect((view as ChicagoView).phase.type, `line ${step.line}`).not.toBe("auction");
      }
    }
    expect(seen).toBeGreaterThan(0);
  });

  it.each(["en", "fr"] as const)(
    "every event belongs to one sentence at most, in order (%s)",
    (language) => {
      for (const step of recorded.steps) {
        let at = 0;
        for (const { from, to, text } of story(step.events, names, language)) {
          expect(from).toBeGreaterThanOrEqual(at);
          expect(to).toBeGreaterThan(from);
          expect(text).not.toMatch(/undefined|NaN|\?\?/);
          at = to;
        }
        expect(at).toBeLessThanOrEqual(step.events.length);
      }
    },
  );

  it("a dividend is one sentence with everybody's amounts", () => {
    const paid = recorded.steps.flatMap((step) =>
      story(step.events, names, "fr").filter(({ gains }) => gains.length > 0),
    );
    expect(paid).toHaveLength(7);
    expect(paid[0]?.text).toBe("Dividendes généraux n° 1 : Ada +18, Blaise +5, Cato +9.");
    expect(paid[5]?.text).toBe("B&O atteint Chicago : dividende spécial, Ada +22, Blaise +22.");
  });

  it("a bot's ordinary turn takes two to four beats, dividends aside", () => {
    let turn = -Infinity;
    for (const event of recorded.steps.flatMap(events)) {
      if (event.type === "dial_turned") turn = 0;
      if (event.type === "general_dividends" || event.type === "chicago_reached") turn = -Infinity;
      if (event.type === "bid" || event.type === "passed") continue;
      turn += showing.beats(event, false);
      expect(turn).toBeLessThanOrEqual(4);
    }
  });

  it("what one decided takes no time, what it brought on does", () => {
    expect(showing.beats({ type: "built" }, true)).toBe(0);
    expect(showing.beats({ type: "dividend" }, true)).toBeGreaterThan(0);
    expect(showing.beats({ type: "track_moved", seat: null }, true)).toBeGreaterThan(0);
    expect(showing.beats({ type: "track_moved", seat: 1 }, true)).toBe(0);
  });
});

describe("the end", () => {
  const position = {
    line: recorded.steps.length,
    to_move: [],
    due: null,
    result: null,
    view: views.at(-1),
    moves: null,
  };

  it("fortunes add up to the cash", () => {
    const rows = fortune(recorded.steps, position, "en");
    const cash = viewAt(recorded.steps.length).players.map((player) => player.cash);
    expect(rows.at(-1)).toEqual({ label: "Cash", by: cash, total: true });
    expect(rows[0]?.by).toEqual([40, 40, 40]);
    const sums = cash.map((_, seat) =>
      rows.slice(0, -1).reduce((sum, row) => sum + (row.by[seat] ?? 0), 0),
    );
    expect(sums).toEqual(cash);
  });
  it("was decided where dividends were paid, not where shares were bought", () => {
    const { lines, series } = race(recorded.steps, position);
    const moments = turnings(lines, series);
    expect(moments.length).toBe(5);
    for (const { line } of moments)
      expect(recorded.steps[line - 1]?.events).toContainEqual(
        expect.objectContaining({ type: "dividend" }),
      );
  });
  it("says why it ended", () => {
    expect(ending(recorded.steps, position, names, "fr")).toBe(
      "La partie est terminée : trois compagnies n’ont plus d’actions à vendre.",
    );
  });
  it("has a round for each general dividend", () => {
    expect(rounds(recorded.steps, "en").map(({ line }) => line)).toEqual([
      80, 159, 226, 263, 310, 350,
    ]);
  });
});
