import { describe, expect, it } from "vitest";
import type { G1861Event, G1861View } from "./protocol";
import { COMPANIES } from "./companies";
import { recorded } from "./recorded";
import { showing } from "./showing";
import { story } from "./texts/story";

/** What events tell of a position; the rest follows from it and is taken over when the step has been shown. */
function told(view: G1861View) {
  return {
    bank: view.bank,
    phase: view.phase,
    round: [view.round.kind, view.round.set, view.round.number],
    players: view.players.map(
      ({ cash, value, liquid, income, certificates, shares, privates }) => ({
        cash,
        value,
        liquid,
        income,
        certificates,
        shares,
        privates: privates.toSorted(),
      }),
    ),
    companies: COMPANIES.map((id) => {
      const { status, cash, loans, price, director, shares, treasury, pool, trains } =
        view.companies[id];
      return {
        id,
        status,
        cash,
        loans,
        price,
        director,
        shares,
        treasury,
        pool,
        trains: trains.map(({ train }) => train).toSorted(),
      };
    }),
    pool: view.depot.pool.map(({ train }) => train).toSorted(),
    left: view.depot.kinds.map(({ left }) => left),
    tiles: view.board.tiles,
    tokens: view.board.tokens
      .map(({ hex, city, company }) => `${hex}/${city}/${company}`)
      .toSorted(),
    privates: view.privates,
  };
}

describe("a recorded game, event by event", () => {
  it("comes to where the server was after each line", () => {
    for (const [index, { line, events }] of recorded.steps.entries()) {
      const end = recorded.positions[index + 1];
      const shown = events.reduce<unknown>(
        (view, event) => showing.after(view, event, end),
        recorded.positions[index],
      );
      expect(told(shown as G1861View), `line ${line}`).toEqual(told(end as G1861View));
    }
  });
  it("has no moment within a sentence: what is told is seen, whole", () => {
    for (const { line, events } of recorded.steps) {
      const moments: number[] = [];
      for (let at = 0; at < events.length; at += showing.together?.(events, at) ?? 1)
        moments.push(at);
      for (const { from, to, text } of story(events, String, "en")) {
        expect(moments, `line ${line}: ${text}`).toContain(from);
        expect(
          moments.filter((at) => at > from && at < to),
          `line ${line}: ${text}`,
        ).toEqual([]);
      }
    }
  });
  it("leaves what it was given as it was", () => {
    const [before, end] = [recorded.positions[427], recorded.positions[428]];
    const copy = structuredClone(before);
    recorded.steps[427]?.events.reduce<unknown>(
      (view, event) => showing.after(view, event, end),
      before,
    );
    expect(before).toEqual(copy);
  });
  it("shows a company's whole turn of somebody else in a few beats", () => {
    const turns: number[] = [];
    for (const { events } of recorded.steps) {
      for (const event of events) {
        if (event.type === "company_turn" || turns.length === 0) turns.push(0);
        turns[turns.length - 1] = (turns.at(-1) ?? 0) + showing.beats(event, false);
      }
    }
    const usual = turns.slice(1).toSorted((a, b) => a - b);
    expect(usual[Math.floor(usual.length / 2)]).toBeGreaterThan(2);
    expect(usual[Math.floor(usual.length * 0.8)]).toBeLessThan(6.5);
  });
  it("takes no time for one's own tiles and purchases, but for what they set off", () => {
    const beats = (event: Partial<G1861Event>) => showing.beats(event, true);
    expect(beats({ type: "tile_laid" })).toBe(0);
    expect(beats({ type: "train_bought", company: "NW" })).toBe(0);
    expect(beats({ type: "train_bought", company: "RSR" })).toBeGreaterThan(0);
    expect(beats({ type: "nationalised" })).toBeGreaterThan(0);
  });
});
