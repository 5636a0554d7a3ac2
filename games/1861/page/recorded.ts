import { unpack } from "$lib/unpack";
import packed from "./fixtures/bots.json.gz.base64?raw";
import type { G1861View } from "./protocol";
import type { Step } from "./types";

/** A whole game of our bots as the page gets it: the steps, and the view after each line from 0 on. For tests. */
interface Recorded {
  steps: Step[];
  positions: G1861View[];
}
export const recorded = await unpack<Recorded>(packed);
