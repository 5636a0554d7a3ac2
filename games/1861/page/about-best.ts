import type { G1861Run } from "./protocol";
import { t } from "$lib/settings.svelte";
import { barTexts as words } from "./texts/bar";

/** What is known of the routes that are offered: that none are better, or how much better ones could bring at most. */
export function aboutBest({ revenue, at_most }: Pick<G1861Run, "revenue" | "at_most">): {
  best: string;
  drawing: string;
} {
  return at_most > revenue
    ? { best: t(words.bestFound, at_most), drawing: t(words.bestFoundIs, revenue, at_most) }
    : { best: t(words.proved), drawing: t(words.bestIs, revenue) };
}
