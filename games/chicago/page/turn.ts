import type { Names } from "$lib/game";
import type { ChicagoDial } from "./protocol";
import { pick, type Language } from "$lib/texts";
import { shortName } from "./companies";
import { board } from "./data";
import { viewOf } from "./position";
import { barTexts as words } from "./texts/bar";
import { at, inWords } from "./texts/deeds";
import type { Draft, Position } from "./types";

/** A turn as a draft: what is decided, what confirming it means, and where it ends. */

/** The dial whose choice the draft carries out: turned in it, or before. */
function dialOf(draft: Draft): ChicagoDial {
  const chosen = draft.actions.findLast((action) => action.type === "choose");
  if (chosen) return chosen.dial;
  const forgone = draft.events.find((event) => event.type === "forgone");
  return forgone?.dial ?? "expand";
}

/** The heading of the dock. */
export function decision(draft: Draft, _names: Names, language: Language): string | null {
  if (draft.complete) return pick(words.check, language);
  const { phase } = viewOf(draft);
  switch (phase.type) {
    case "auction": {
      const company = shortName(phase.company);
      if (draft.actions.some(({ type }) => type === "offer"))
        return words.ownOffer[language](company);
      if (phase.reason === "opening") return words.openingOf[language](company);
      return phase.reason === "wabash"
        ? pick(words.wabashOf, language)
        : words.auctionOf[language](company);
    }
    case "choose":
      return pick(words.chooseDial, language);
    case "offer":
      return pick(words.offerWhich, language);
    case "expand":
      return phase.company === null
        ? pick(words.expanding, language)
        : words.expandingOf[language](
            shortName(phase.company),
            phase.placed.length,
            board.hexes_per_expansion,
          );
    case "develop":
      return pick(words.developing, language);
    case "over":
      return null;
  }
}

/** What the confirm button says. */
export function confirming(draft: Draft, language: Language): string | null {
  const last = draft.actions.at(-1);
  switch (last?.type) {
    case "pass": {
      const offered = draft.actions.find((action) => action.type === "offer");
      return offered
        ? words.offerAndPass[language](shortName(offered.company))
        : pick(words.pass, language);
    }
    case "bid":
      return words.bid[language](last.amount);
    case "forgo":
      return pick(
        { auction: words.forgoOffer, expand: words.forgoExpand, develop: words.forgoDevelop }[
          dialOf(draft)
        ],
        language,
      );
    case "develop":
      return words.developHex[language](at(last.hex));
    case "build": {
      const built = draft.events.filter((event) => event.type === "built");
      return words.finish[language](
        built.length,
        built.reduce((sum, { price }) => sum + price, 0),
      );
    }
    default:
      return null;
  }
}

/** A dial alone, or a share without a first bid or pass, is not a turn yet. */
export function unfinished(draft: Draft): boolean {
  const last = draft.actions.at(-1);
  return !draft.complete && (last?.type === "choose" || last?.type === "offer");
}

/** A bid is a decision by itself; a turn ends where somebody else's begins, or the auction of Wabash. */
export function turnEnds(before: Position, after: Position): boolean {
  const [was, is] = [before.view, after.view];
  if (was.phase.type === "auction" || is.phase.type === "over") return true;
  if (is.phase.type === "auction" && is.phase.reason === "wabash") return true;
  return was.active !== is.active;
}

/** The steps of the draft in words; what is forgone depends on the dial, and prices are known by now. */
export function drafted(draft: Draft, language: Language): string[] {
  const prices = new Map(
    draft.events.flatMap((event) =>
      event.type === "built" ? [[event.hex, event.price] as const] : [],
    ),
  );
  return draft.actions.map((action) => {
    if (action.type === "forgo")
      return pick(
        { auction: words.forgoesOffer, expand: words.forgoesExpand, develop: words.forgoesDevelop }[
          dialOf(draft)
        ],
        language,
      );
    if (action.type === "build" && prices.has(action.hex))
      return words.buildsFor[language](
        shortName(action.company),
        at(action.hex),
        prices.get(action.hex) ?? 0,
      );
    return inWords(action, language);
  });
}
