import { recall, remember } from "$lib/keep";
import type { Seat } from "$lib/protocol";
import type { ChicagoAction, ChicagoCompany, ChicagoMoves, ChicagoView } from "./protocol";
import { COMPANIES } from "./companies";

export type Form = "map" | "list";

/** What the board and the action bar agree on beyond the draft: the company about to build, and the board's form. */
class Choice {
  company = $state<ChicagoCompany | null>(null);
  #form = $state<Form>(recall<Form>("chicago.form", "map"));

  /** Whether the board has room for the dials only; the rest of the strip is a panel then. */
  compact = $state(false);
  #coordinates = $state(recall<boolean>("chicago.coordinates", false));

  /** Whether the map names every hex. */
  get coordinates(): boolean {
    return this.#coordinates;
  }
  set coordinates(shown: boolean) {
    this.#coordinates = shown;
    remember("chicago.coordinates", shown);
  }
  get form(): Form {
    return this.#form;
  }
  set form(form: Form) {
    this.#form = form;
    remember("chicago.form", form);
  }
}

export const choice = new Choice();

/** The company that builds: the expansion's own, or the one picked among those that can, or the first of them. */
export function builder(
  view: ChicagoView,
  moves: ChicagoMoves | null,
  picked: ChicagoCompany | null,
): ChicagoCompany | null {
  if (view.phase.type !== "expand" || !moves) return null;
  if (view.phase.company) return view.phase.company;
  if (picked && moves.build[picked]) return picked;
  return COMPANIES.find((company) => moves.build[company]) ?? null;
}

/** The hexes that can be taken now. */
export function litHexes(
  view: ChicagoView,
  moves: ChicagoMoves | null,
  company: ChicagoCompany | null,
): ReadonlySet<string> {
  if (!moves) return new Set();
  if (view.phase.type === "develop") return new Set(moves.develop);
  return new Set(company ? moves.build[company] : []);
}

/**
 * What taking a hex means now, possible or not: an impossible one is tried all the same, so that the refusal names the
 * rule. Null when nobody here builds or develops.
 */
export function actionAt(
  hex: string,
  view: ChicagoView,
  moves: ChicagoMoves | null,
  company: ChicagoCompany | null,
  seat: Seat | null,
): ChicagoAction | null {
  if (!moves || seat === null) return null;
  if (view.phase.type === "develop") return { type: "develop", hex };
  if (view.phase.type !== "expand") return null;
  const own = company ?? COMPANIES.find((id) => (view.players[seat]?.shares[id] ?? 0) > 0) ?? "PRR";
  return { type: "build", company: own, hex };
}
