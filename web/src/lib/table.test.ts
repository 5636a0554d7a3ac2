import { beforeEach, describe, expect, it, vi } from "vitest";
import { api, Refusal, Unreachable } from "./api";
import { TurnDraft } from "./draft.svelte";
import type { GameModule } from "./game";
import type { Position, Preview, Problem, Seat, Step, TableInfo, Update } from "./protocol";
import { settings } from "./settings.svelte";
import { Show } from "./show.svelte";
import { Table } from "./table.svelte";

vi.mock("./socket.svelte", () => ({ socket: { listen: vi.fn(), leave: vi.fn() } }));
vi.mock("./retry", async (original) => ({
  ...(await original<typeof import("./retry")>()),
  wait: () => Promise.resolve(),
  untilAnswered: instantly,
}));

/** As the real one, without the waiting. */
async function instantly<T>(request: () => Promise<T>, again: (tries: number) => void): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await request();
    } catch (error) {
      if (!(error instanceof Unreachable) || tries > 5) throw error;
      again(tries);
    }
  }
}

const game = { why: (rule: { rule?: string }) => `no: ${rule.rule}` } as unknown as GameModule;
const step = (line: number): Step => ({
  line,
  seat: 0,
  what: "x",
  events: [],
  stand_in: null,
  by_order: false,
  at: 0,
});
const position = (line: number, to_move: Seat[], moves: unknown = null): Position => ({
  line,
  to_move,
  due: null,
  result: null,
  view: `after ${line}`,
  moves,
});

interface Given {
  seq?: number;
  lines?: number;
  keep?: number;
  to_move?: Seat[];
  seats?: Seat[];
  viewer?: Seat | null;
  options?: TableInfo["options"];
}
function update({
  seq = 4,
  lines = 4,
  keep = 0,
  to_move = [0],
  seats = [0],
  viewer = seats[0] ?? null,
  options = {},
}: Given = {}): Update {
  const chairs = [0, 1, 2].map((seat) => ({
    seat,
    name: "n",
    kind: "person" as const,
    yours: seats.includes(seat),
    here: true,
  }));
  const you = {
    host: true,
    seats,
    viewer,
    invite: null,
    undo: null,
    withdraw: false,
    back: [],
    orders: { seq: 0, list: [] },
  };
  const table = {
    id: "t",
    game: "chicago",
    mode: "play",
    status: "playing",
    options,
    seq,
    line: lines,
    seats: chairs,
    you,
  } as unknown as TableInfo;
  const steps = Array.from({ length: lines - keep }, (_, index) => step(keep + index + 1));
  return { table, keep, steps, position: position(lines, to_move) };
}
const problem = (code: string, more: Partial<Problem> = {}) =>
  new Refusal(409, { code, message: "", rule: null, section: null, update: null, ...more });
const preview = (actions: unknown[], more: Partial<Preview> = {}): Preview => ({
  played: actions.length,
  stopped: null,
  refused: null,
  events: actions,
  position: position(4 + actions.length, [0], "more"),
  ...more,
});

async function opened(first = update()): Promise<{ table: Table; draft: TurnDraft }> {
  vi.spyOn(api, "table").mockResolvedValue(first);
  const table = new Table("t", () => game);
  const show = new Show(table, () => false);
  const draft = new TurnDraft(table, show);
  // As the page does it, with the show turned off.
  table.moved = () => {
    show.follow();
    table.follow();
    void draft.rebase();
  };
  await table.open();
  return { table, draft };
}
const settled = () => new Promise((done) => setTimeout(done, 5));

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  settings.show = "none";
  vi.spyOn(api, "preview").mockImplementation(async (_, { actions }) => preview(actions));
});

describe("a table", () => {
  it("asks for what it missed when an update does not fit", async () => {
    const { table } = await opened();
    const asked = vi.spyOn(api, "table").mockResolvedValue(update({ seq: 9, lines: 9, keep: 4 }));
    table.take(update({ seq: 9, lines: 9, keep: 7 }));
    await settled();
    expect(asked).toHaveBeenCalledWith("t", 0, 4);
    expect(table.steps.length).toBe(9);
  });
  it("does not go back for an update that came late", async () => {
    const { table } = await opened();
    table.take(update({ seq: 6, lines: 6, keep: 4 }));
    table.take(update({ seq: 5, lines: 5, keep: 4 }));
    expect(table.position?.line).toBe(6);
  });
  it("follows the turn among several seats at one screen", async () => {
    const { table } = await opened(update({ seats: [0, 1] }));
    vi.spyOn(api, "table").mockResolvedValue(
      update({ seq: 5, lines: 5, to_move: [1], seats: [0, 1], viewer: 1 }),
    );
    table.take(update({ seq: 5, lines: 5, keep: 4, to_move: [1], seats: [0, 1] }));
    await settled();
    expect(table.viewer).toBe(1);
    expect(table.handover).toBeNull();
  });
  it("stays with the eyes somebody chose until the game goes on", async () => {
    const { table } = await opened(update({ seats: [0, 1] }));
    vi.spyOn(api, "table").mockResolvedValue(update({ seats: [0, 1], viewer: 1 }));
    await table.see(1, true);
    await settled();
    expect(table.viewer).toBe(1);
    vi.spyOn(api, "table").mockResolvedValue(
      update({ seq: 5, lines: 5, seats: [0, 1], viewer: 0 }),
    );
    table.take(update({ seq: 5, lines: 5, keep: 4, seats: [0, 1], viewer: 1 }));
    await settled();
    expect(table.viewer).toBe(0);
  });
  it("waits for the screen to be handed over when something is hidden", async () => {
    const options = { hidden_money: true };
    const { table, draft } = await opened(update({ seats: [0, 1], options }));
    table.take(update({ seq: 5, lines: 5, keep: 4, to_move: [1], seats: [0, 1], options }));
    expect(table.handover).toBe(1);
    expect(draft.seat).toBeNull();
    vi.spyOn(api, "table").mockResolvedValue(
      update({ seq: 5, lines: 5, to_move: [1], seats: [0, 1], viewer: 1, options }),
    );
    await table.see(1);
    expect(table.handover).toBeNull();
    expect(draft.seat).toBe(1);
  });
  it("gets the seat it took in another tab", async () => {
    const { table } = await opened(update({ seats: [] }));
    expect(table.viewer).toBeNull();
    table.take(update({ seq: 5, seats: [2] }));
    expect(table.viewer).toBe(2);
  });
});

describe("a draft", () => {
  it("shows what its actions lead to, and goes back", async () => {
    const { draft } = await opened();
    expect(await draft.add("a")).toBe(true);
    expect(await draft.add("b")).toBe(true);
    expect(draft.position.line).toBe(6);
    expect(draft.moves).toBe("more");
    draft.back();
    expect(draft.actions).toEqual(["a"]);
    expect(draft.position.line).toBe(5);
    draft.clear();
    expect(draft.position.line).toBe(4);
  });
  it("adds nothing that is refused, and says why", async () => {
    const { draft } = await opened();
    const error: Problem = {
      code: "refused",
      message: "",
      rule: { rule: "dial_red" },
      section: { book: "3", rulebook: "" },
      update: null,
    };
    vi.spyOn(api, "preview").mockResolvedValue(preview([], { refused: { index: 0, error } }));
    expect(await draft.add("a")).toBe(false);
    expect(draft.actions).toEqual([]);
    expect(draft.refusal).toEqual({ text: "no: dial_red", section: "3" });
  });
  it("takes what cannot be shown before it is done", async () => {
    const { draft } = await opened();
    vi.spyOn(api, "preview").mockResolvedValue(preview([], { played: 0, stopped: "reveals" }));
    expect(await draft.add("secret")).toBe(true);
  });
  it("does not add what comes after another's decision", async () => {
    const { draft } = await opened();
    vi.spyOn(api, "preview").mockResolvedValue(preview([], { played: 0, stopped: "other" }));
    expect(await draft.add("later")).toBe(false);
    expect(draft.notice).toBe("waits");
  });
  it("is sent with the same key until it is answered", async () => {
    const { table, draft } = await opened();
    const play = vi
      .spyOn(api, "play")
      .mockRejectedValueOnce(new Unreachable())
      .mockResolvedValue(update({ seq: 5, lines: 5, keep: 4, to_move: [1] }));
    await draft.add("a");
    await draft.send();
    const keys = play.mock.calls.map(([, sent]) => sent.key);
    expect(keys.length).toBe(2);
    expect(keys[0]).toBe(keys[1]);
    expect(table.position?.line).toBe(5);
    expect(draft.actions).toEqual([]);
    expect(draft.notice).toBeNull();
  });
  it("is sent once more when only seats have changed", async () => {
    const { draft } = await opened();
    const play = vi
      .spyOn(api, "play")
      .mockRejectedValueOnce(problem("stale", { update: update({ seq: 6, lines: 4, keep: 4 }) }))
      .mockResolvedValue(update({ seq: 7, lines: 5, keep: 4, to_move: [1] }));
    await draft.add("a");
    await draft.send();
    expect(play.mock.calls.map(([, sent]) => sent.seq)).toEqual([4, 6]);
    expect(draft.actions).toEqual([]);
  });
  it("is tried again, and left to be confirmed, when the game has moved on", async () => {
    const { table, draft } = await opened();
    const play = vi
      .spyOn(api, "play")
      .mockRejectedValue(problem("stale", { update: update({ seq: 5, lines: 5, keep: 4 }) }));
    await draft.add("a");
    await draft.send();
    expect(play).toHaveBeenCalledTimes(1);
    expect(table.position?.line).toBe(5);
    expect(draft.actions).toEqual(["a"]);
    expect(draft.notice).toBe("kept");
  });
  it("goes out by itself when somebody decided at the same time and took nothing away", async () => {
    const open = (given: Given): Update => ({
      ...update(given),
      position: position(given.lines ?? 4, [0], ["a", "b"]),
    });
    const { table, draft } = await opened(open({}));
    const play = vi
      .spyOn(api, "play")
      .mockRejectedValueOnce(problem("stale", { update: open({ seq: 5, lines: 5, keep: 4 }) }))
      .mockResolvedValue(update({ seq: 6, lines: 6, keep: 5, to_move: [1] }));
    await draft.add("a");
    await draft.send();
    expect(play.mock.calls.map(([, sent]) => sent.seq)).toEqual([4, 5]);
    expect(table.position?.line).toBe(6);
    expect([draft.actions, draft.notice]).toEqual([[], null]);
  });
  it("says when it no longer applies", async () => {
    const { table, draft } = await opened();
    await draft.add("a");
    table.take(update({ seq: 5, lines: 5, keep: 4, to_move: [1] }));
    await settled();
    expect(draft.actions).toEqual([]);
    expect(draft.notice).toBe("dropped");
  });
  it("keeps the part that still holds", async () => {
    const { table, draft } = await opened();
    await draft.add("a");
    await draft.add("b");
    vi.spyOn(api, "preview").mockImplementation(async (_, { actions }) =>
      preview(actions, actions.length > 1 ? { played: 1, stopped: "other" } : {}),
    );
    table.take(update({ seq: 6, lines: 6, keep: 4 }));
    await settled();
    expect(draft.actions).toEqual(["a"]);
    expect(draft.notice).toBe("shortened");
  });
  it("keeps a step that is still being tried while the game moves on", async () => {
    const { table, draft } = await opened();
    await draft.add("a");
    void draft.add("b");
    table.take(update({ seq: 6, lines: 6, keep: 4 }));
    await settled();
    expect(draft.actions).toEqual(["a", "b"]);
    expect(draft.notice).toBe("kept");
  });
  it("keeps its actions when the server refuses them at last", async () => {
    const { draft } = await opened();
    vi.spyOn(api, "play").mockRejectedValue(problem("refused", { rule: { rule: "x" } }));
    await draft.add("a");
    await draft.send();
    expect(draft.actions).toEqual(["a"]);
    expect(draft.refusal?.text).toBe("no: x");
  });
  it("takes what is chosen while the server still thinks, in order", async () => {
    const { draft } = await opened();
    const [first, second] = [draft.add("a"), draft.add("b")];
    expect(draft.pending).toEqual(["a", "b"]);
    expect(await first).toBe(true);
    expect(await second).toBe(true);
    expect(draft.actions).toEqual(["a", "b"]);
    expect(draft.pending).toEqual([]);
  });
  it("keeps what it has when something put in its place is refused", async () => {
    const { draft } = await opened();
    await draft.add("a");
    const error: Problem = {
      code: "refused",
      message: "",
      rule: { rule: "x" },
      section: null,
      update: null,
    };
    vi.spyOn(api, "preview").mockResolvedValueOnce(preview([], { refused: { index: 0, error } }));
    expect(await draft.replace("b")).toBe(false);
    expect(draft.actions).toEqual(["a"]);
    expect(draft.refusal?.text).toBe("no: x");
    expect(await draft.replace("c")).toBe(true);
    expect(draft.actions).toEqual(["c"]);
  });
  it("ends with the turn it is about", async () => {
    const { draft, table } = await opened();
    table.game!.turnEnds = (_, after) => after.line > 5;
    await draft.add("a");
    expect(draft.complete).toBe(false);
    await draft.add("b");
    expect(draft.complete).toBe(true);
    expect(draft.moves).toBeNull();
    expect(await draft.add("c")).toBe(false);
    expect(draft.notice).toBe("waits");
    delete table.game!.turnEnds;
  });
  it("survives a reload, as far as it still holds", async () => {
    const { draft } = await opened();
    await draft.add("a");
    await draft.add("b");
    const again = await opened();
    await again.draft.restore();
    expect(again.draft.actions).toEqual(["a", "b"]);
    expect(again.draft.notice).toBe("restored");
    again.draft.clear();
    const third = await opened();
    await third.draft.restore();
    expect(third.draft.actions).toEqual([]);
  });
  it("survives a reload while a step is still being tried", async () => {
    const { draft } = await opened();
    await draft.add("a");
    vi.spyOn(api, "preview").mockImplementationOnce(() => new Promise(() => undefined));
    void draft.add("b");
    const again = await opened();
    await again.draft.restore();
    expect(again.draft.actions).toEqual(["a", "b"]);
  });
  it("survives a reload that breaks off the request", async () => {
    const { draft } = await opened();
    vi.spyOn(api, "preview").mockRejectedValueOnce(new Unreachable());
    expect(await draft.add("a")).toBe(false);
    const again = await opened();
    await again.draft.restore();
    expect(again.draft.actions).toEqual(["a"]);
  });
  it("forgets a step that was refused", async () => {
    const { draft } = await opened();
    const error: Problem = {
      code: "refused",
      message: "",
      rule: { rule: "x" },
      section: null,
      update: null,
    };
    vi.spyOn(api, "preview").mockResolvedValueOnce(preview([], { refused: { index: 0, error } }));
    await draft.add("a");
    const again = await opened();
    await again.draft.restore();
    expect(again.draft.actions).toEqual([]);
  });
  it("takes a step back that is still being tried, and only that one", async () => {
    const { draft } = await opened();
    await draft.add("a");
    const second = draft.add("b");
    draft.back();
    expect(await second).toBe(false);
    expect([draft.actions, draft.pending]).toEqual([["a"], []]);
  });
  it("is not brought back after the game went on", async () => {
    const { draft } = await opened();
    await draft.add("a");
    const again = await opened(update({ seq: 6, lines: 6 }));
    await again.draft.restore();
    expect(again.draft.actions).toEqual([]);
  });
  it("looks ahead once for each action", async () => {
    const { draft } = await opened();
    const asked = vi.spyOn(api, "preview");
    await Promise.all([draft.look("a"), draft.look("a")]);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(draft.actions).toEqual([]);
  });
});
