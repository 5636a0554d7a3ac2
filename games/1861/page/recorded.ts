import type { Step } from "$lib/protocol";
import type { G1861Action, G1861Event, G1861View } from "./protocol";
import packed from "./fixtures/bots.json.gz.base64?raw";

/** A whole game of our bots as the page gets it: the steps, and the view after each line from 0 on. For tests. */
interface Recorded {
  steps: (Omit<Step, "events" | "what"> & { what: G1861Action; events: G1861Event[] })[];
  positions: G1861View[];
}
const bytes = Uint8Array.from(atob(packed.replace(/\s/g, "")), (letter) => letter.charCodeAt(0));
const unpacked = new Response(bytes).body?.pipeThrough(new DecompressionStream("gzip")) ?? null;
export const recorded = (await new Response(unpacked).json()) as Recorded;
