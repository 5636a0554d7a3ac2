import type { SpeculationRule } from "../protocol";
import { pick, type Language } from "$lib/texts";
import { nameOf } from "../companies";
import { cardName, of, tileTexts } from "./words";

type Broken<K extends SpeculationRule["rule"]> = Extract<SpeculationRule, { rule: K }>;
type Reason<R> = Record<Language, (rule: R) => string>;

/** Why something is refused, for every rule; a new one without its sentence is a type error. */
const reasons: { [K in SpeculationRule["rule"]]: Reason<Broken<K>> } = {
  start_share_taken: {
    en: ({ company }) => `The starting share of ${nameOf(company)} is taken.`,
    fr: ({ company }) => `L’action de départ ${of(company)} est prise.`,
  },
  card_not_in_deck: {
    en: ({ card }) => `${cardName(card, "en")} is not in the deck.`,
    fr: ({ card }) => `${cardName(card, "fr")} n’est pas dans la pioche.`,
  },
  tile_not_in_bag: {
    en: () => "No such tile is in the bag.",
    fr: () => "Cette tuile n’est pas dans le sac.",
  },
  trade_sell_not_held: {
    en: ({ company }) => `You have no share of ${nameOf(company)}.`,
    fr: ({ company }) => `Vous n’avez aucune action ${of(company)}.`,
  },
  trade_same_company: {
    en: () => "A share is not sold and bought back in one trade.",
    fr: () => "On ne vend pas une action pour la racheter aussitôt.",
  },
  trade_bank_empty: {
    en: ({ company }) => `The bank has no share of ${nameOf(company)} left.`,
    fr: ({ company }) => `La banque n’a plus d’action ${of(company)}.`,
  },
  trade_no_money: {
    en: ({ cost, cash }) => `You are ${cost - cash} short: sell a share first, or a dearer one.`,
    fr: ({ cost, cash }) =>
      `Il vous manque ${cost - cash} : vendez d’abord une action, ou une plus chère.`,
  },
  trade_one_only: {
    en: () => "At this table one sells or buys, not both.",
    fr: () => "À cette table on vend ou on achète, pas les deux.",
  },
  rank_not_eligible: {
    en: ({ tile }) => `The tile ${pick(tileTexts[tile], "en")} cannot move this pawn.`,
    fr: ({ tile }) => `La tuile ${pick(tileTexts[tile], "fr")} ne peut pas déplacer ce pion.`,
  },
  commit_twice: {
    en: () => "You have chosen a card already.",
    fr: () => "Vous avez déjà choisi une carte.",
  },
  commit_not_in_hand: {
    en: ({ card }) => `You do not have ${cardName(card, "en")} in your hand.`,
    fr: ({ card }) => `${cardName(card, "fr")} n’est pas dans votre main.`,
  },
};

export const ruleNames = Object.keys(reasons) as SpeculationRule["rule"][];

export function why(rule: Record<string, unknown>, language: Language): string {
  const broken = rule as unknown as SpeculationRule;
  const reason = reasons[broken.rule] as Reason<SpeculationRule> | undefined;
  return reason ? reason[language](broken) : String(rule["rule"]);
}
