import { describe, expect, it } from "vitest";
import type { G1861View } from "./protocol";
import { COMPANIES } from "./companies";
import { effects } from "./phase";

/** A view with these trains and this next phase, and nothing else that is looked at. */
function view(
  trains: Record<string, string[]>,
  next: Partial<NonNullable<G1861View["next_phase"]>>,
): G1861View {
  const charter = (company: string) => ({
    trains: (trains[company] ?? []).map((train) => ({ train })),
  });
  const companies = Object.fromEntries(COMPANIES.map((company) => [company, charter(company)]));
  return {
    companies,
    next_phase: {
      phase: 4,
      before: 1,
      rusts: [],
      nationalised: [],
      asked: [],
      crowded: [],
      privates: [],
      ...next,
    },
  } as unknown as G1861View;
}

describe("what the next phase does", () => {
  it("takes minors that lose their only train", () => {
    const found = effects(
      view(
        { RO: ["2-0"], N: ["2-1"] },
        {
          rusts: [
            ["2-0", "RO"],
            ["2-1", "N"],
          ],
          nationalised: [
            ["RO", 45],
            ["N", 60],
          ],
        },
      ),
    );
    expect(found.taken).toEqual([
      { company: "RO", each: 45 },
      { company: "N", each: 60 },
    ]);
    expect(found.weakened).toEqual([]);
  });
  it("tells what is lost and what is kept", () => {
    const found = effects(view({ NW: ["2-0", "3-1"] }, { rusts: [["2-0", "NW"]] }));
    expect(found.weakened).toEqual([{ company: "NW", loses: ["2"], keeps: ["3"] }]);
  });
  it("asks the directors of publics without a train, and names them once", () => {
    const found = effects(view({ SW: ["2-0"] }, { rusts: [["2-0", "SW"]], asked: ["SW"] }));
    expect(found.asked).toEqual(["SW"]);
    expect(found.weakened).toEqual([]);
  });
  it("takes all minors in the last phase, with their trains", () => {
    const found = effects(view({ RO: ["5-0"] }, { nationalised: [["RO", 80]] }));
    expect(found.toState).toEqual([{ company: "RO", each: 80 }]);
    expect(found.taken).toEqual([]);
  });
  it("says what limit those with too many come down to", () => {
    expect(
      effects(view({ SE: ["3-0", "3-1", "4-0", "4-1"] }, { crowded: [["SE", 1]] })).crowded,
    ).toEqual([{ company: "SE", over: 1, limit: 3 }]);
  });
});
