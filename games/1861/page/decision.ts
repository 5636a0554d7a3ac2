import { de } from "$lib/french";
import type { Draft, Names } from "$lib/game";
import type { G1861Action, G1861View } from "./protocol";
import { pick, type Language, type Texts } from "$lib/texts";
import { choice } from "./choice.svelte";
import { longName, privateName, shortName } from "./companies";
import { movesOf, viewOf } from "./position";
import { lotName } from "./texts/events";
import { aTrain, ownerName } from "./texts/words";

/** The headings of the dock, and what the button that confirms says. */

const asks = {
  auction: { en: (lot: string) => `Auction: ${lot}`, fr: (lot: string) => `Enchère : ${lot}` },
  shares: { en: "Sell, then do one thing", fr: "Vendre, puis jouer un coup" },
  first_token: {
    en: (who: string) => `${who}: where does its first token stand?`,
    fr: (who: string) => `${who} : où placer son premier jeton ?`,
  },
  redeem: {
    en: (who: string) => `${who}: redeem shares?`,
    fr: (who: string) => `${who} : racheter des actions ?`,
  },
  track: {
    en: (who: string) => `${who}: lay track`,
    fr: (who: string) => `${who} : poser des voies`,
  },
  second: {
    en: (who: string) => `${who}: a second tile?`,
    fr: (who: string) => `${who} : une seconde tuile ?`,
  },
  token: {
    en: (who: string) => `${who}: place a token?`,
    fr: (who: string) => `${who} : placer un jeton ?`,
  },
  run: {
    en: (who: string) => `${who}: run the trains`,
    fr: (who: string) => `${who} : faire circuler les trains`,
  },
  dividend: {
    en: (who: string, revenue: number) => `${who}: what becomes of ${revenue}?`,
    fr: (who: string, revenue: number) => `${who} : que faire de ${revenue} ?`,
  },
  privates: {
    en: (who: string) => `${who}: buy a private company?`,
    fr: (who: string) => `${who} : acheter une compagnie privée ?`,
  },
  trains: {
    en: (who: string) => `${who}: buy trains?`,
    fr: (who: string) => `${who} : acheter des trains ?`,
  },
  mustBuy: {
    en: (who: string) => `${who}: a train must be bought`,
    fr: (who: string) => `${who} : un train doit être acheté`,
  },
  consent: {
    en: (who: string) => `${who} makes you an offer`,
    fr: (who: string) => `${who} vous fait une offre`,
  },
  sellPrivate: {
    en: (who: string, price: number, what: string) => `${who} offers you ${price} for ${what}`,
    fr: (who: string, price: number, what: string) => `${who} vous propose ${price} pour ${what}`,
  },
  sellTrain: {
    en: (who: string, price: number, seller: string, what: string) =>
      `${who} offers ${price} to ${seller} for ${what}`,
    fr: (who: string, price: number, seller: string, what: string) =>
      `${who} propose ${price} à ${seller} pour ${what}`,
  },
  merger_consent: {
    en: (who: string) => `A merger is proposed: ${who}`,
    fr: (who: string) => `Fusion proposée : ${who}`,
  },
  trainless: {
    en: (who: string) => `${who} has lost its last train. Does it go to the state?`,
    fr: (who: string) => `${who} a perdu son dernier train. La céder à l’État ?`,
  },
  discard: {
    en: (who: string) => `${who}: which train goes?`,
    fr: (who: string) => `${who} : quel train défausser ?`,
  },
  merge: {
    en: (who: string) => `${who}: convert or merge?`,
    fr: (who: string) => `${who} : convertir ou fusionner ?`,
  },
  naming: { en: "Which public company is formed?", fr: "Quelle compagnie publique former ?" },
  token_limit: {
    en: (who: string) => `${who} has too many tokens: which one goes?`,
    fr: (who: string) => `${who} a trop de jetons : lequel retirer ?`,
  },
  shares_after_merger: {
    en: (who: string) => `Buy a share of ${who}?`,
    fr: (who: string) => `Acheter une action ${who} ?`,
  },
  ready: { en: "Your move is ready", fr: "Votre coup est prêt" },
  answered: { en: "Your answer is ready", fr: "Votre réponse est prête" },
  turnReady: {
    en: (who: string) => `The turn of ${who} is ready`,
    fr: (who: string) => `Le tour ${de(who)} est prêt`,
  },
} satisfies Texts;

const confirms = {
  turn: {
    en: (who: string) => `Confirm the turn of ${who}`,
    fr: (who: string) => `Confirmer le tour ${de(who)}`,
  },
  pass: { en: "Confirm: pass", fr: "Confirmer : passer" },
  sold: { en: "Confirm: sell, then end the turn", fr: "Confirmer : vendre, puis finir" },
  buy: {
    en: (who: string) => `Confirm: buy ${who}`,
    fr: (who: string) => `Confirmer : acheter une action ${who}`,
  },
  found: {
    en: (who: string) => `Confirm: found ${who}`,
    fr: (who: string) => `Confirmer : créer ${who}`,
  },
  ask: { en: "Put the question", fr: "Poser la question" },
  convert: {
    en: (who: string) => `Confirm: convert into ${who}`,
    fr: (who: string) => `Confirmer : convertir en ${who}`,
  },
  merge: {
    en: (who: string) => `Confirm: merge into ${who}`,
    fr: (who: string) => `Confirmer : fusionner en ${who}`,
  },
  alone: {
    en: (who: string) => `Confirm: ${who} stays as it is`,
    fr: (who: string) => `Confirmer : ${who} reste telle quelle`,
  },
  accept: { en: "Confirm: accept", fr: "Confirmer : accepter" },
  decline: { en: "Confirm: decline", fr: "Confirmer : refuser" },
  nationalise: {
    en: (who: string) => `Confirm: ${who} goes to the state`,
    fr: (who: string) => `Confirmer : ${who} à l’État`,
  },
  keep: {
    en: (who: string) => `Confirm: keep ${who}`,
    fr: (who: string) => `Confirmer : garder ${who}`,
  },
  discard: {
    en: (what: string) => `Confirm: give up ${what}`,
    fr: (what: string) => `Confirmer : défausser ${what}`,
  },
} satisfies Texts;

/** Questions that come up in somebody's turn: what is decided is an answer, not the turn. */
const ANSWERS: readonly G1861View["step"][] = ["consent", "merger_consent", "trainless", "discard"];

/** Whose turn of an operating round the draft is about, if it is about one. */
function operating(base: G1861View | null): string | null {
  return base?.round.kind === "operating" && base.company && !ANSWERS.includes(base.step)
    ? shortName(base.company)
    : null;
}

export function decision(draft: Draft, names: Names, language: Language): string | null {
  const view = viewOf(draft);
  if (draft.complete) {
    const who = operating(choice.base);
    if (who) return pick(asks.turnReady, language, who);
    return pick(
      choice.base && ANSWERS.includes(choice.base.step) ? asks.answered : asks.ready,
      language,
    );
  }
  const moves = movesOf(draft);
  const who = view.company ? shortName(view.company) : "";
  switch (view.step) {
    case null:
      return null;
    case "private_auction":
    case "minor_auction":
      return view.auction ? pick(asks.auction, language, lotName(view.auction.lot)) : null;
    case "shares":
      return pick(asks.shares, language);
    case "track":
      return pick((view.turn?.laid.length ?? 0) > 0 ? asks.second : asks.track, language, who);
    case "dividend":
      return pick(asks.dividend, language, who, view.turn?.revenue ?? 0);
    case "trains":
      return pick(moves && !moves.pass ? asks.mustBuy : asks.trains, language, who);
    case "merge":
      return (moves?.form.length ?? 0) > 0
        ? pick(asks.naming, language)
        : pick(asks.merge, language, who);
    case "merger_consent":
      return view.merger?.stage.type === "asking"
        ? pick(asks.merger_consent, language, longName(view.merger.stage.public))
        : null;
    case "consent": {
      if (!view.deal) return pick(asks.consent, language, who);
      const { company, from, price, private: lot, train } = view.deal;
      const { director } = view.companies[company];
      const buyer =
        director === null ? shortName(company) : `${shortName(company)} (${names(director)})`;
      if (lot) return pick(asks.sellPrivate, language, buyer, price, privateName(lot));
      return train
        ? pick(
            asks.sellTrain,
            language,
            buyer,
            price,
            ownerName(from, names, language),
            aTrain(train, language),
          )
        : pick(asks.consent, language, buyer);
    }
    case "shares_after_merger":
      return pick(
        asks.shares_after_merger,
        language,
        moves?.buy[0] ? shortName(moves.buy[0].company) : who,
      );
    default:
      return pick(asks[view.step], language, who);
  }
}

export function confirming(draft: Draft, language: Language): string | null {
  const actions = draft.actions as readonly G1861Action[];
  const last = actions.at(-1);
  const view = viewOf(draft);
  if (last?.type === "accept" || last?.type === "decline")
    return pick(confirms[last.type], language);
  const asked = choice.base?.company ? shortName(choice.base.company) : "";
  if (last?.type === "nationalise") return pick(confirms.nationalise, language, asked);
  if (last?.type === "discard_train")
    return pick(confirms.discard, language, aTrain(last.train, language));
  if (last?.type === "pass" && choice.base?.step === "trainless")
    return pick(confirms.keep, language, asked);
  if (view.step === "consent" || view.step === "merger_consent")
    return pick(confirms.ask, language);
  const who = operating(choice.base);
  if (who) return pick(confirms.turn, language, who);
  const founded = actions.find((action) => action.type === "found");
  if (founded) return pick(confirms.found, language, shortName(founded.company));
  const bought = actions.find((action) => action.type === "buy_share");
  if (bought) return pick(confirms.buy, language, shortName(bought.company));
  switch (last?.type) {
    case "pass": {
      if (choice.base?.step === "merge" && choice.base.company)
        return pick(confirms.alone, language, shortName(choice.base.company));
      return pick(
        actions.some(({ type }) => type === "sell_shares") ? confirms.sold : confirms.pass,
        language,
      );
    }
    case "form":
      return pick(
        actions.some(({ type }) => type === "convert") ? confirms.convert : confirms.merge,
        language,
        shortName(last.company),
      );
    default:
      return null;
  }
}
