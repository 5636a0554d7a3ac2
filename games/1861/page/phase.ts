import type { G1861Company, G1861TrainKind, G1861View } from "./protocol";
import { COMPANIES } from "./companies";
import { kindOfTrain } from "./texts/words";

/** What the next phase would do to a company. */
export interface Blow {
  company: G1861Company;
  /** The trains it would lose. */
  loses: G1861TrainKind[];
  /** Those it would keep. */
  keeps: G1861TrainKind[];
}
/** What the next phase would do, by what becomes of whom; each company is named once. */
export interface Effects {
  /** Without a train they go to the state, and what a share brings. */
  taken: { company: G1861Company; each: number }[];
  /** They go to the state whatever they have. */
  toState: { company: G1861Company; each: number }[];
  /** Publics left without a train: their directors are asked. */
  asked: G1861Company[];
  /** They lose trains and go on with others. */
  weakened: Blow[];
  /** They give up trains. */
  crowded: { company: G1861Company; over: number; limit: number }[];
}

export function effects(view: G1861View): Effects {
  const next = view.next_phase;
  const blows = new Map(COMPANIES.map((company) => [company, blow(view, company)] as const));
  const loses = (company: G1861Company) => (blows.get(company)?.loses.length ?? 0) > 0;
  const gone = (next?.nationalised ?? []).map(([company, each]) => ({ company, each }));
  const named = new Set([...gone.map(({ company }) => company), ...(next?.asked ?? [])]);
  return {
    taken: gone.filter(({ company }) => loses(company) && blows.get(company)?.keeps.length === 0),
    toState: gone.filter(
      ({ company }) => !loses(company) || (blows.get(company)?.keeps.length ?? 0) > 0,
    ),
    asked: next?.asked ?? [],
    weakened: [...blows.values()].filter(
      ({ company, loses }) => loses.length > 0 && !named.has(company),
    ),
    crowded: (next?.crowded ?? []).map(([company, over]) => ({
      company,
      over,
      limit: view.companies[company].trains.length - (blows.get(company)?.loses.length ?? 0) - over,
    })),
  };
}

function blow(view: G1861View, company: G1861Company): Blow {
  const rusts = new Set(
    view.next_phase?.rusts.filter(([, holder]) => holder === company).map(([train]) => train),
  );
  const kinds = (lost: boolean) =>
    view.companies[company].trains
      .filter(({ train }) => rusts.has(train) === lost)
      .map(({ train }) => kindOfTrain(train));
  return { company, loses: kinds(true), keeps: kinds(false) };
}
