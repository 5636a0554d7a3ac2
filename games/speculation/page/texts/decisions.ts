import type { Draft } from "$lib/game";
import type {
  SpeculationAction,
  SpeculationCompany,
  SpeculationEvent,
  SpeculationView,
} from "../protocol";
import { pick, type Language, type Texts } from "$lib/texts";
import { nameOf } from "../companies";
import { END, START } from "../data";
import { viewOf } from "../position";
import { at, cardName } from "./words";

const words = {
  trade: { en: "Trade: 1 sale, 1 purchase at most", fr: "Échange : 1 vente, 1 achat au plus" },
  rank_plus: {
    en: "Rank +1: which pawn overtakes the one ahead of it?",
    fr: "Rang +1 : quel pion dépasse celui qui le devance ?",
  },
  rank_minus: {
    en: "Rank −1: which pawn drops behind the one that follows it?",
    fr: "Rang −1 : quel pion recule derrière celui qui le suit ?",
  },
  commit: { en: "Choose your card", fr: "Choisissez votre carte" },
  pass: { en: "Pass", fr: "Passer" },
  decline: { en: "Leave the tile unused", fr: "Laisser la tuile sans effet" },
} satisfies Texts;

/** What is decided now. */
export function decision(draft: Draft, language: Language): string | null {
  const { phase, action } = draft.base.view as SpeculationView;
  if (phase.type === "trade" || phase.type === "commit") return pick(words[phase.type], language);
  if (phase.type === "rank" && (action === "rank_plus" || action === "rank_minus"))
    return pick(words[action], language);
  return null;
}

/** What confirming would do, with the amounts. */
export function confirming(draft: Draft, language: Language): string | null {
  const chosen = draft.actions[0] as SpeculationAction | undefined;
  switch (chosen?.type) {
    case "trade":
      return deal(draft, chosen.sell, chosen.buy, language);
    case "rank":
      return move(draft, chosen.company, language);
    case "decline":
      return pick(words.decline, language);
    case "commit":
      return language === "fr"
        ? `Choisir ${cardName(chosen.card, "fr")}`
        : `Choose ${cardName(chosen.card, "en")}`;
    default:
      return null;
  }
}

function deal(
  draft: Draft,
  sell: SpeculationCompany | null,
  buy: SpeculationCompany | null,
  language: Language,
): string {
  const { companies } = viewOf(draft);
  const parts: string[] = [];
  if (sell) {
    const [name, price] = [nameOf(sell), companies[sell].price];
    if (language === "fr")
      parts.push(price < 0 ? `rendre ${name} et payer ${-price}` : `vendre ${name} à ${price}`);
    else
      parts.push(price < 0 ? `give ${name} back and pay ${-price}` : `sell ${name} for ${price}`);
  }
  if (buy) {
    const [name, price] = [nameOf(buy), companies[buy].price];
    if (language === "fr")
      parts.push(
        price < 0 ? `prendre ${name} et recevoir ${-price}` : `acheter ${name} à ${price}`,
      );
    else parts.push(price < 0 ? `take ${name} and receive ${-price}` : `buy ${name} for ${price}`);
  }
  const said = parts.join(", ");
  return said === "" ? pick(words.pass, language) : said.charAt(0).toUpperCase() + said.slice(1);
}

function move(draft: Draft, company: SpeculationCompany, language: Language): string {
  const moved = (draft.events as SpeculationEvent[]).find((event) => event.type === "rank_moved");
  const name = nameOf(company);
  if (!moved) return language === "fr" ? `Déplacer ${name}` : `Move ${name}`;
  if (language === "en")
    return `Move ${name} from ${at(moved.from, "en")} to ${at(moved.to, "en")}`;
  const from = moved.from === START ? "du DÉPART" : `de ${moved.from}`;
  const to = moved.to === START ? "au DÉPART" : moved.to === END ? "en FIN" : `à ${moved.to}`;
  return `Déplacer ${name} ${from} ${to}`;
}
