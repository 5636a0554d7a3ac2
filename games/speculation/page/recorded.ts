import { unpack } from "$lib/unpack";
import packed from "./fixtures/bots.json.gz.base64?raw";
import type { SpeculationView } from "./protocol";
import type { Step } from "./types";

/** A whole game of our bots as the first of four players got it: the steps, and the view after each line from 0 on. For tests. */
interface Recorded {
  steps: Pick<Step, "line" | "seat" | "events">[];
  views: SpeculationView[];
}
const { steps, views } = await unpack<Recorded>(packed);
export const recorded = {
  steps: steps.map((step): Step => ({
    what: null,
    stand_in: null,
    by_order: false,
    at: 0,
    ...step,
  })),
  views,
};
