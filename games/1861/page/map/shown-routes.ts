import type { Step } from "$lib/protocol";
import type { G1861Event, G1861Moves, G1861Route, G1861View } from "../protocol";
import type { Moment } from "../types";
import type { Choice } from "../choice.svelte";
import { lastRuns, runOf, type Run } from "../course";
import type { Laying } from "./lay/laying.svelte";

/** Which routes are drawn on the map. */

/** The run that is being shown, or that the move looked at was. */
function runShown(moment: Moment, live: boolean): Run | null {
  if (moment.event !== null) return runOf(moment.step) ?? paidFor(moment.step, moment);
  return live ? null : runOf(moment.steps.at(-1) ?? null);
}
/** The run that a dividend is paid for. */
function paidFor(step: Step | null, moment: Moment): Run | null {
  const paid = (step?.events as readonly G1861Event[] | undefined)?.find(
    (event) => event.type === "dividend",
  );
  return paid ? (lastRuns(moment.steps).get(paid.company) ?? null) : null;
}

interface Source {
  shown: G1861View;
  offered: G1861Moves | null;
  choice: Choice;
  moment: Moment;
  live: boolean;
  laying: Laying | null;
}

/** Those of the tile that is being chosen, of what is shown, of what is looked at, of what is decided. */
export function shownRoutes(source: Source): readonly G1861Route[] {
  const { shown, offered, choice, moment, live, laying } = source;
  if (laying)
    return laying.chosen
      ? (laying.found(laying.chosen)?.routes.map(({ route }) => route) ?? [])
      : [];
  const run =
    runShown(moment, live) ??
    (choice.past === null ? undefined : lastRuns(moment.steps).get(choice.past));
  if (run) return run.routes;
  if (choice.routes.length > 0) return choice.routes;
  // What the dividend is paid for.
  if (offered && shown.step === "dividend" && shown.company)
    return lastRuns(moment.steps).get(shown.company)?.routes ?? [];
  return offered?.run?.routes.map(({ route }) => route) ?? [];
}
