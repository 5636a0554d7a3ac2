import { t, type Pace } from "../lib/settings.svelte";
import { frameTexts as words } from "./texts";

/** How long bots wait before they move, in milliseconds: enough to follow what they do, or not at all. */
export function paces(): { value: number; label: string }[] {
  return [
    { value: 0, label: t(words.paceNone) },
    { value: 300, label: t(words.paceBrisk) },
    { value: 700, label: t(words.paceNormal) },
    { value: 1500, label: t(words.paceCalm) },
  ];
}

/** How fast what happened is shown. */
export function shows(): { value: Pace; label: string }[] {
  return [
    { value: "none", label: t(words.paceNone) },
    { value: "brisk", label: t(words.paceBrisk) },
    { value: "normal", label: t(words.paceNormal) },
    { value: "calm", label: t(words.paceCalm) },
  ];
}
