import { describe, expect, it } from "vitest";
import type { GameModule } from "$lib/game";
import type { Step } from "$lib/protocol";
import type { SpeculationCompany, SpeculationEvent, SpeculationView } from "./protocol";
import { groups } from "$lib/story";
import { brought, ending, fortune, rounds } from "./account";
import { COMPANIES, nameOf } from "./companies";
import { box, END, sectionOf, START } from "./data";
import { recorded } from "./recorded";
import { openly, showing } from "./showing";
import { heading, story } from "./texts/events";
import { trails, turned } from "./trails";

const { steps, views } = recorded;
const names = (seat: number) => ["Ada", "Blaise", "Cato", "Dora"][seat] ?? "?";
const viewAt = (line: number) => views[line] as SpeculationView;
const upTo = (line: number) => steps.slice(0, line) as unknown as Step[];
const reveals = steps.filter(({ events }) => events.some(({ type }) => type === "cards_revealed"));

/** What events tell of a position; what could be done next is taken over when the step has been shown. */
function told({ phase: _, companies, ...view }: SpeculationView) {
  return {
    ...view,
    companies: COMPANIES.map((id) => ({
      id,
      ...companies[id],
      forward: null,
      back: null,
      moved: null,
    })),
  };
}

/** Every moment of the show: the view before an event, the event, and the view that is shown with it. */
function* moments(): Generator<{
  line: number;
  before: SpeculationView;
  event: SpeculationEvent;
  shown: SpeculationView;
  told: number;
}> {
  for (const { line, events } of steps) {
    let view = viewAt(line - 1);
    for (const [index, event] of events.entries()) {
      const shown = showing.after(view, event, viewAt(line)) as SpeculationView;
      yield { line, before: view, event, shown, told: index + 1 };
      view = shown;
    }
  }
}

/** The price by the lists: what stands at the board's edge for where the pawn is. */
function listed(
  { companies, lists, end_order }: SpeculationView,
  company: SpeculationCompany,
): number | undefined {
  const { space, rank } = companies[company];
  if (space === START) return box.start_price;
  if (space === END) return lists.end[end_order.indexOf(company)];
  return lists.sections[sectionOf(space) ?? -1]?.[(rank ?? 0) - 1];
}

describe("a recorded game, event by event", () => {
  it("comes to where the server was after each line", () => {
    for (const { line, events } of steps) {
      const end = viewAt(line);
      const shown = events.reduce<unknown>(
        (view, event) => showing.after(view, event, end),
        viewAt(line - 1),
      ) as SpeculationView;
      expect(told(shown), `line ${line}`).toEqual(told(end));
    }
  });

  it("says the same everywhere: pawns, ranks, prices, portfolios", () => {
    for (const { line, event, shown } of moments()) {
      const where = `line ${line}, ${event.type}`;
      const track = COMPANIES.filter(
        (company) => ![START, END].includes(shown.companies[company].space),
      );
      for (const company of track) {
        const ahead = COMPANIES.filter(
          (other) => shown.companies[other].space > shown.companies[company].space,
        ).length;
        expect(shown.companies[company].rank, `${where}: rank of ${company}`).toBe(ahead + 1);
      }
      for (const company of COMPANIES)
        expect(shown.companies[company].price, `${where}: price of ${company}`).toBe(
          listed(shown, company),
        );
      for (const [seat, { shares, stock }] of shown.players.entries()) {
        const worth = COMPANIES.reduce(
          (sum, company) => sum + shares[company] * shown.companies[company].price,
          0,
        );
        expect(stock, `${where}: shares of ${names(seat)}`).toBe(worth);
      }
      expect(shown.end_order.toSorted(), where).toEqual(
        COMPANIES.filter((company) => shown.companies[company].space === END).toSorted(),
      );
    }
  });

  it("moves one pawn at a time, and nothing before its event", () => {
    for (const { line, before, event, shown } of moments()) {
      const where = `line ${line}, ${event.type}`;
      const moved = COMPANIES.filter(
        (company) => before.companies[company].space !== shown.companies[company].space,
      );
      if (event.type === "pawn_moved" || event.type === "rank_moved") {
        expect(before.companies[event.company].space, where).toBe(event.from);
        expect(shown.companies[event.company].space, where).toBe(event.to);
        expect(moved, where).toEqual(event.from === event.to ? [] : [event.company]);
      } else expect(moved, where).toEqual([]);
      if (event.type !== "turn_began")
        expect([shown.round, shown.active], where).toEqual([before.round, before.active]);
      if (event.type !== "traded")
        expect(
          shown.players.map(({ cash }) => cash),
          where,
        ).toEqual(before.players.map(({ cash }) => cash));
    }
  });

  it("turns the cards up before a pawn moves, then tells what each did", () => {
    expect(reveals.length).toBeGreaterThan(20);
    for (const { line, events, seat } of reveals) {
      const end = viewAt(line);
      let view = viewAt(line - 1);
      let made = 0;
      let open = false;
      for (const [index, event] of events.entries()) {
        view = showing.after(view, event, end) as SpeculationView;
        if (event.type === "cards_revealed") {
          open = true;
          expect(view.last).toEqual({ ...end.last, cards: event.cards, moves: [] });
          expect(view.players.every(({ committed }) => !committed)).toBe(true);
        }
        if (event.type === "pawn_moved") {
          made += 1;
          const move = view.last?.moves.at(-1);
          expect(move).toMatchObject({ company: event.company, from: event.from, to: event.to });
          expect(move?.prices[event.company]).toBe(view.companies[event.company].price);
        }
        if (!open) continue;
        expect(view.last?.moves).toHaveLength(made);
        const shown = turned([
          ...upTo(line - 1),
          { line, seat, events: events.slice(0, index + 1) } as unknown as Step,
        ]);
        expect(shown?.order[0]).toBe(viewAt(line - 1).active);
        expect(shown?.order.toSorted()).toEqual([0, 1, 2, 3]);
        expect(shown?.moves.map(({ company }) => company)).toEqual(
          view.last?.moves.map(({ company }) => company),
        );
      }
    }
  });

  it("leaves what it was given as it was", () => {
    const before = JSON.stringify(views);
    for (const moment of moments()) expect(moment.shown).toBeDefined();
    expect(JSON.stringify(views)).toBe(before);
  });

  it("shows the reveal whoever turned it up, and not what one has drafted oneself", () => {
    const beats = (event: Partial<SpeculationEvent>, own: boolean) => showing.beats(event, own);
    for (const own of [true, false]) {
      expect(
        beats({ type: "cards_revealed", cards: ["metro", "carat", "metro"] }, own),
      ).toBeGreaterThan(1);
      expect(beats({ type: "pawn_moved" }, own)).toBeGreaterThan(1);
      expect(beats({ type: "steps_set", holidays: 1 }, own)).toBeGreaterThan(1);
    }
    expect(beats({ type: "traded", sold: null, bought: null }, true)).toBe(0);
    expect(beats({ type: "rank_moved" }, true)).toBe(0);
    for (const { events } of reveals)
      expect(events.reduce((sum, event) => sum + beats(event, false), 0)).toBeLessThan(11);
  });

  it.each(["en", "fr"] as const)("tells every event once at most, in order (%s)", (language) => {
    for (const step of steps) {
      let at = 0;
      for (const { from, to, text } of story(step.events, names, language)) {
        expect(from).toBeGreaterThanOrEqual(at);
        expect(text).not.toMatch(/undefined|NaN|\?\?/);
        at = to;
      }
    }
  });

  it("marks how the pawns went since the cards were last turned up", () => {
    for (const { line, events } of reveals) {
      const gone = trails(upTo(line));
      for (const { company, from, to } of gone) {
        expect(viewAt(line - 1).companies[company].space).toBe(from);
        expect(viewAt(line).companies[company].space).toBe(to);
      }
      const moved = new Set(
        events.flatMap((event) =>
          event.type === "pawn_moved" && event.from !== event.to ? [event.company] : [],
        ),
      );
      expect(new Set(gone.map(({ company }) => company))).toEqual(moved);
    }
  });
});

describe("the log", () => {
  const parts = groups(
    upTo(steps.length),
    { story, heading } as unknown as GameModule,
    () => names,
    "en",
  );
  it("has what a round's cards did under that round", () => {
    const revealed = parts.filter(({ told }) =>
      told.some(({ text }) => text.startsWith("The cards:")),
    );
    expect(revealed).toHaveLength(reveals.length);
    for (const { heading, told } of revealed) {
      const line = told.find(({ text }) => text.startsWith("The cards:"))?.line ?? 0;
      expect(heading).toMatch(new RegExp(`^Round ${viewAt(line - 1).round} ·`));
    }
  });
  it("has no line for a card that is chosen, and none but those that say so", () => {
    const told = parts.flatMap((part) => part.told);
    expect(told.filter(({ fleeting }) => fleeting).length).toBeGreaterThan(100);
    for (const { fleeting, text } of told) expect(fleeting, text).toBe(/ chooses /.test(text));
  });
});

describe("a screen that several share", () => {
  it("shows nobody's cards while all look", () => {
    const withCards = views.filter(({ own }) => own !== null);
    expect(withCards.length).toBeGreaterThan(300);
    for (const view of withCards) expect((openly(view) as SpeculationView).own).toBeNull();
  });
  it("knows which sentences are for one player's ears", () => {
    const said = steps.flatMap(({ events }) => story(events, names, "en"));
    const drawn = said.filter(({ text }) => text.startsWith("Ada draws"));
    expect(drawn.length).toBeGreaterThan(10);
    expect(drawn.every(({ secret }) => secret)).toBe(true);
    expect(
      said.filter(({ text }) => text.startsWith("The cards:")).every(({ secret }) => !secret),
    ).toBe(true);
  });
});

describe("what a reveal brought", () => {
  it("is what one's shares are worth more than before it, by company", () => {
    let some = 0;
    for (const { line, seat, events } of reveals) {
      const [before, after] = [viewAt(line - 1), viewAt(line)];
      const prices = Object.fromEntries(
        COMPANIES.map((company) => [company, before.companies[company].price]),
      );
      const view = { ...after, last: after.last && { ...after.last, before: prices } };
      const position = { line, to_move: [], due: null, result: null, view, moves: null };
      for (const [player, { stock }] of before.players.entries()) {
        const gains =
          brought([{ line, seat, events }] as unknown as Step[], position, player) ?? [];
        expect(
          gains.reduce((sum, { amount }) => sum + amount, 0),
          `line ${line}, ${names(player)}`,
        ).toBe((after.players[player]?.stock ?? 0) - stock);
        for (const { why, amount } of gains)
          expect(amount === 0 || !COMPANIES.map(nameOf).includes(why)).toBe(false);
        expect(brought([], position, player)).toBeNull();
        some += gains.length;
      }
    }
    expect(some).toBeGreaterThan(100);
  });
  it("is nothing, and said to be, where no share of one's own changed", () => {
    const [reveal] = reveals;
    const after = viewAt(reveal?.line ?? 0);
    const prices = Object.fromEntries(
      COMPANIES.map((company) => [company, after.companies[company].price]),
    );
    const position = {
      line: 0,
      to_move: [],
      due: null,
      result: null,
      view: { ...after, last: after.last && { ...after.last, before: prices } },
      moves: null,
    };
    expect(brought([reveal] as unknown as Step[], position, 0)).toEqual([]);
  });
});

describe("the end", () => {
  const last = viewAt(steps.length);
  const position = {
    line: steps.length,
    to_move: [],
    due: null,
    result: null,
    view: last,
    moves: null,
  };
  it("fortunes add up to cash and shares", () => {
    const rows = fortune(upTo(steps.length), position, "en");
    expect(rows.at(-1)).toEqual({
      label: "Fortune",
      by: last.players.map(({ cash, stock }) => (cash ?? 0) + stock),
      total: true,
    });
    expect(rows.find(({ label }) => label === "Cash")?.by).toEqual(
      last.players.map(({ cash }) => cash),
    );
  });
  it("says why it ended, and counts its rounds", () => {
    expect(ending(upTo(steps.length), position, names, "fr")).toBe(
      `Carat est arrivé en FIN à la manche ${last.round}\u00a0: la partie s’arrête.`,
    );
    expect(rounds(upTo(steps.length)).map(({ name }) => Number(name))).toEqual(
      Array.from({ length: last.round }, (_, index) => index + 1),
    );
  });
});
