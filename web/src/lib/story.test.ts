import { describe, expect, it } from "vitest";
import type { GameModule } from "./game";
import type { Step } from "./protocol";
import { broughtTo, groups, sentences, sinceOwn, tellStep, toldBetween, type Shown } from "./story";

const step = (line: number, seat: number | null, events: string[]): Step => ({
  line,
  seat,
  what: null,
  events,
  stand_in: null,
  by_order: false,
  at: 0,
});
const names = () => (seat: number) => `P${seat}`;
/** Events are their own sentences; `-` goes without saying. */
const game = {
  story: (events: string[]) =>
    sentences(events, (at) => ({ text: events[at] === "-" ? null : (events[at] ?? null) })),
} as unknown as GameModule;

describe("sentences", () => {
  it("take in each event once, in order", () => {
    const said = sentences(["a", "b", "c", "d"], (at) => ({
      count: at === 1 ? 2 : 1,
      text: at === 0 ? null : `s${at}`,
    }));
    expect(said.map(({ from, to, text }) => [from, to, text])).toEqual([
      [1, 3, "s1"],
      [3, 4, "s3"],
    ]);
  });
  it("never reach beyond the events", () => {
    expect(sentences(["a"], () => ({ count: 9, text: "x" }))[0]?.to).toBe(1);
  });
  it("are told only as far as their events were shown", () => {
    const one = step(1, 0, ["a", "b"]);
    expect(tellStep(one, game, names, "en", 1).map(({ text }) => text)).toEqual(["a"]);
    expect(tellStep(one, game, names, "en").map(({ text }) => text)).toEqual(["a", "b"]);
  });
});

describe("the log", () => {
  it("is grouped by who decides", () => {
    const steps = [
      step(1, 0, ["x"]),
      step(2, 0, ["x"]),
      step(3, 1, ["-", "x"]),
      step(4, null, ["x"]),
    ];
    expect(
      groups(steps, game, names, "en").map(({ heading, told }) => [
        heading,
        told.map(({ line }) => line),
      ]),
    ).toEqual([
      ["P0", [1, 2]],
      ["P1", [3, 4]],
    ]);
  });
  it("leaves what ended a turn under the heading of that turn", () => {
    const own = {
      ...game,
      heading: (event: unknown) => (String(event).startsWith("turn") ? String(event) : null),
    };
    const steps = [
      step(1, 0, ["turn A", "x"]),
      step(2, 0, ["last of A", "turn B", "first of B"]),
      step(3, 1, ["more of B"]),
    ];
    expect(
      groups(steps, own, names, "en").map(({ heading, told }) => [
        heading,
        told.map(({ text }) => text),
      ]),
    ).toEqual([
      ["turn A", ["turn A", "x", "last of A"]],
      ["turn B", ["turn B", "first of B", "more of B"]],
    ]);
  });
});

describe("the log of a game that is being shown", () => {
  it("tells a sentence once all its events have been shown, and in its final words", () => {
    const paying = {
      ...game,
      story: (events: string[]) =>
        sentences(events, (at) => ({ count: events.length, text: `${events.length - at} paid` })),
    } as GameModule;
    const steps = [step(1, 0, ["x"]), step(2, 0, ["a", "b", "c"])];
    const told = (events: number) =>
      groups(steps, paying, names, "en", { line: 1, events }).flatMap((group) =>
        group.told.map(({ text }) => text),
      );
    expect([0, 1, 2, 3].map(told)).toEqual([
      ["1 paid"],
      ["1 paid"],
      ["1 paid"],
      ["1 paid", "3 paid"],
    ]);
  });
});

describe("what happened since one's turn", () => {
  const steps = [step(1, 0, []), step(2, 1, []), step(3, null, []), step(4, 1, [])];
  it("is what came after one's last decision", () => {
    expect(sinceOwn(steps, [0]).map(({ line }) => line)).toEqual([2, 3, 4]);
    expect(sinceOwn(steps, [1])).toEqual([]);
    expect(sinceOwn(steps, [2]).length).toBe(4);
    expect(sinceOwn(steps, [])).toEqual([]);
  });
  it("begins with what one's own decision led to unforeseen", () => {
    const led = [
      step(1, 1, ["x"]),
      step(2, 0, ["chosen", "turned up", "moved"]),
      step(3, null, ["x"]),
    ];
    const beats = (event: unknown) => (event === "chosen" ? 0 : 1);
    expect(sinceOwn(led, [0], { beats }).map(({ line, events }) => [line, events])).toEqual([
      [2, ["turned up", "moved"]],
      [3, ["x"]],
    ]);
    expect(sinceOwn(led, [0], { beats: () => 0 }).map(({ line }) => line)).toEqual([3]);
  });
  it("brought so much, by reason", () => {
    const came: [number, number, string][] = [
      [0, 11, "PRR"],
      [1, 5, "PRR"],
      [0, 8, "B&O"],
      [0, -3, "PRR"],
      [0, 4, "NYC"],
      [0, -4, "NYC"],
    ];
    const gains = came.map(([seat, amount, why]) => ({ seat, amount, why }));
    expect(broughtTo(0, gains)).toEqual({
      total: 16,
      parts: [
        { why: "PRR", amount: 8 },
        { why: "B&O", amount: 8 },
      ],
    });
    expect(broughtTo(2, gains)).toEqual({ total: 0, parts: [] });
  });
});

describe("what is said aloud", () => {
  const steps = Array.from({ length: 30 }, (_, index) =>
    step(index + 1, index % 3, [`a${index}`, "-", `b${index}`, `c${index}`]),
  );
  const tell = (one: Step) => tellStep(one, game, names, "en");
  const whole = steps.flatMap(tell).map(({ text }) => text);
  const heard = (moments: Shown[]) =>
    moments
      .slice(1)
      .flatMap((to, index) =>
        toldBetween(steps, tell, moments[index] as Shown, to).map(({ text }) => text),
      );
  it("is the whole story in order, event by event, line by line, and after a skip", () => {
    const events = steps.flatMap(({ line }) =>
      [0, 1, 2, 3].map((shown) => ({ line: line - 1, events: shown })),
    );
    expect(heard([...events, { line: 30, events: 0 }])).toEqual(whole);
    expect(heard([0, 1, 2, 9, 30].map((line) => ({ line, events: 0 })))).toEqual(whole);
    expect(
      heard([
        { line: 0, events: 0 },
        { line: 3, events: 3 },
        { line: 30, events: 0 },
      ]),
    ).toEqual(whole);
    expect(
      heard([
        { line: 0, events: 0 },
        { line: 30, events: 0 },
      ]),
    ).toHaveLength(90);
  });
  it("is never said twice when the moment stays", () => {
    expect(
      heard([
        { line: 3, events: 2 },
        { line: 3, events: 2 },
      ]),
    ).toEqual([]);
  });
});
