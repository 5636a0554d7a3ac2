import type { Step } from "$lib/protocol";
import type { SpeculationEvent, SpeculationView } from "./protocol";
import packed from "./fixtures/bots.json.gz.base64?raw";

/** A whole game of our bots as the first of four players got it: the steps, and the view after each line from 0 on. For tests. */
interface Recorded {
  steps: (Pick<Step, "line" | "seat"> & { events: SpeculationEvent[] })[];
  views: SpeculationView[];
}
const bytes = Uint8Array.from(atob(packed.replace(/\s/g, "")), (letter) => letter.charCodeAt(0));
const unpacked = new Response(bytes).body?.pipeThrough(new DecompressionStream("gzip")) ?? null;
export const recorded = (await new Response(unpacked).json()) as Recorded;
