import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "./api";
import type { GameModule } from "./game";
import type { Position, Seat, Step } from "./protocol";
import { settings } from "./settings.svelte";
import { BEATS, Show } from "./show.svelte";
import type { Table } from "./table.svelte";

/** A game of numbers: an event adds its number to the view, and the view after a line is the sum of all. */
const game = {
  showing: {
    beats: (event: unknown, own: boolean) => (own ? 0 : event === 0 ? 0 : 1),
    after: (view: unknown, event: unknown) => Number(view) + Number(event),
  },
} as unknown as GameModule;
const lines = (...events: number[][]): Step[] =>
  events.map((list, index) => ({
    line: index + 1,
    seat: 1,
    what: null,
    events: list,
    stand_in: null,
    by_order: false,
    at: 0,
  }));
const sum = (steps: readonly Step[], line: number): number =>
  steps
    .filter((step) => step.line <= line)
    .flatMap(({ events }) => events as number[])
    .reduce((a, b) => a + b, 0);
const at = (steps: readonly Step[], line: number): Position => ({
  line,
  to_move: [0],
  due: null,
  result: null,
  view: sum(steps, line),
  moves: "moves",
});

interface Fake {
  id: string;
  viewer: Seat | null;
  steps: readonly Step[];
  position: Position | null;
  mine: readonly Seat[];
  game: GameModule;
  trouble: unknown;
}
function opened(
  steps: Step[],
  holds = false,
): { table: Fake; show: Show; goes: (steps: Step[]) => void } {
  const table: Fake = {
    id: "t",
    viewer: 0,
    steps,
    position: at(steps, steps.length),
    mine: [0],
    game,
    trouble: null,
  };
  const show = new Show(table as unknown as Table, () => holds);
  show.follow();
  const goes = (next: Step[]) => {
    // What was known stays the same object, as when the log is merged.
    table.steps = next.map((step, index) =>
      JSON.stringify(table.steps[index]) === JSON.stringify(step)
        ? (table.steps[index] as Step)
        : step,
    );
    table.position = at(table.steps, next.length);
    show.follow();
  };
  vi.spyOn(api, "positions").mockImplementation(async (_, from, to) =>
    Array.from({ length: to - from + 1 }, (_, index) => at(table.steps, from + index)),
  );
  return { table, show, goes };
}
/** Lets a number of beats pass. */
const beats = (n: number) => vi.advanceTimersByTimeAsync(n * BEATS.normal);

beforeEach(() => {
  vi.useFakeTimers();
  settings.show = "normal";
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("the show", () => {
  it("begins with the present: who opens a table sees where it is", () => {
    const { show } = opened(lines([1], [2]));
    expect(show.present).toBe(true);
    expect(show.position).toBeNull();
  });
  it("plays what came, event by event, and shows one moment everywhere", async () => {
    const { show, goes } = opened(lines([1]));
    goes(lines([1], [10, 100], [1000]));
    const seen: unknown[] = [];
    for (let beat = 0; beat < 6 && !show.present; beat += 1) {
      await beats(0.5);
      if (show.position)
        seen.push([
          show.position.view,
          show.steps.flatMap(({ events }) => events as number[]).reduce((a, b) => a + b, 0),
        ]);
      await beats(0.5);
    }
    expect(seen).toEqual([
      [11, 11],
      [111, 111],
      [1111, 1111],
    ]);
    expect(show.present).toBe(true);
  });
  it("shows what belongs together in one moment, for as long as its parts take", async () => {
    const { table, show, goes } = opened(lines([1]));
    // A tenfold amount belongs to what it follows.
    const together = (events: readonly unknown[], at: number) =>
      Number(events[at + 1]) === 10 * Number(events[at]) ? 2 : 1;
    table.game = { ...game, showing: { ...game.showing, together } } as GameModule;
    goes(lines([1], [2, 20, 300]));
    await beats(0.5);
    expect([show.position?.view, show.events]).toEqual([23, 2]);
    await beats(1);
    expect([show.position?.view, show.events]).toEqual([23, 2]);
    await beats(1);
    expect([show.position?.view, show.events]).toEqual([323, 3]);
    await beats(1);
    expect(show.present).toBe(true);
  });
  it("offers nothing to do while it catches up", async () => {
    const { show, goes } = opened(lines([1]));
    goes(lines([1], [10]));
    expect(show.catching).toBe(true);
    await beats(0.5);
    expect(show.position?.moves).toBeNull();
  });
  it("ends at once when somebody goes on", async () => {
    const { show, goes } = opened(lines([1]));
    goes(lines([1], [10, 100], [1000]));
    await beats(0.2);
    show.skip();
    expect(show.present).toBe(true);
    await beats(20);
    expect(show.present).toBe(true);
  });
  it("takes no time for what one did oneself, and none for what goes without saying", async () => {
    const { show, goes } = opened(lines([1]));
    const own = lines([1], [10], [0]);
    own[1]!.seat = 0;
    goes(own);
    await beats(0.1);
    expect(show.present).toBe(true);
  });
  it("takes in what comes while it plays", async () => {
    const { show, goes } = opened(lines([1]));
    goes(lines([1], [10]));
    await beats(0.5);
    goes(lines([1], [10], [100]));
    await beats(1);
    expect(show.position?.view).toBe(111);
    await beats(1);
    expect(show.present).toBe(true);
  });
  it("goes faster when it falls behind, and lasts ten seconds at most", async () => {
    const { show, goes } = opened(lines([1]));
    goes(lines([1], ...Array.from({ length: 50 }, () => [1, 1])));
    await vi.advanceTimersByTimeAsync(8_000);
    expect(show.catching).toBe(true);
    await vi.advanceTimersByTimeAsync(2_500);
    expect(show.present).toBe(true);
  });
  it("has not ten seconds more for all that comes while it plays", async () => {
    const { show, goes } = opened(lines([1]));
    const many = (count: number) => lines([1], ...Array.from({ length: count }, () => [1, 1]));
    goes(many(20));
    await vi.advanceTimersByTimeAsync(8_000);
    goes(many(25));
    expect(show.catching).toBe(true);
    await vi.advanceTimersByTimeAsync(2_500);
    expect(show.present).toBe(true);
  });
  it("does not play what came while nobody looked, nor a whole game", () => {
    const { show, goes } = opened(lines([1]));
    goes(lines([1], ...Array.from({ length: 90 }, () => [1])));
    expect(show.present).toBe(true);
    const hidden = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    goes(lines([1], ...Array.from({ length: 91 }, () => [1])));
    expect(show.present).toBe(true);
    hidden.mockRestore();
  });
  it("shows where the game is when something was taken back", async () => {
    const { show, goes } = opened(lines([1], [2], [3]));
    goes(lines([1], [2]));
    expect(show.present).toBe(true);
    goes(lines([1], [9]));
    expect(show.present).toBe(true);
  });
  it("plays again what is asked for, however long it takes", async () => {
    const { show } = opened(lines(...Array.from({ length: 30 }, () => [1])));
    void show.again(0);
    await vi.advanceTimersByTimeAsync(20 * BEATS.normal);
    expect(show.catching).toBe(true);
    expect(show.shown).toBeGreaterThan(15);
    await vi.advanceTimersByTimeAsync(12 * BEATS.normal);
    expect(show.present).toBe(true);
  });
  it("has nothing to stay for where there was nothing to see", async () => {
    const { show, goes } = opened(lines([1]), true);
    goes(lines([1], [0]));
    await beats(0.1);
    expect(show.present).toBe(true);
    goes(lines([1], [0], [10]));
    await beats(2);
    expect(show.held).toBe(true);
    goes(lines([1], [0], [10], [0]));
    await beats(0.1);
    expect(show.held).toBe(true);
  });
  it("stays at the end on a screen that several share, until they go on", async () => {
    const { show, goes } = opened(lines([1]), true);
    goes(lines([1], [10]));
    await beats(3);
    expect(show.held).toBe(true);
    expect(show.catching).toBe(true);
    show.skip();
    expect(show.present).toBe(true);
  });
  it("shows the present when a position cannot be had", async () => {
    const { show, goes, table } = opened(lines([1]));
    vi.spyOn(api, "positions").mockRejectedValue(new Error("gone"));
    goes(lines([1], [10], [100]));
    await beats(0.1);
    expect(show.present).toBe(true);
    expect(table.trouble).not.toBeNull();
  });
});

describe("looking back", () => {
  it("shows a line as it stood, and goes on from it", async () => {
    const { show } = opened(lines([1], [10], [100]));
    await show.show(1);
    expect(show.line).toBe(1);
    expect(show.position?.view).toBe(1);
    show.stepBy(1);
    await beats(0);
    expect(show.position?.view).toBe(11);
    show.stepBy(1);
    expect(show.line).toBeNull();
    expect(show.present).toBe(true);
  });
  it("plays the game from its beginning", async () => {
    const { show } = opened(lines([1], [10], [100]));
    void show.play();
    await beats(0.5);
    expect(show.position?.view).toBe(1);
    await beats(1);
    expect(show.line).toBe(1);
    expect(show.position?.view).toBe(11);
    show.pause();
    await beats(5);
    expect(show.line).toBe(1);
    show.live();
    expect(show.present).toBe(true);
  });
  it("is not disturbed by what happens meanwhile", async () => {
    const { show, goes } = opened(lines([1], [10]));
    await show.show(1);
    goes(lines([1], [10], [100]));
    expect(show.line).toBe(1);
    expect(show.position?.view).toBe(1);
  });
});
