import type { OptionWords } from "$lib/game";
import { list, pick, type Language, type Text, type Texts } from "$lib/texts";
import { keysOf } from "$lib/variants";
import type { SampleAction, SampleOutcome, SampleRule } from "./protocol";
import type { Draft } from "./types";

/** All words of the game but its story and its rules, in both languages. What lacks one of them is a type error. */

export const title: Text = { en: "Sample", fr: "Échantillon" };
export const blurb: Text = {
  en: "Two to four players, five minutes. Sealed bids with cards: a game to learn from.",
  fr: "De deux à quatre joueurs, cinq minutes. Des enchères cachées, avec des cartes : un jeu pour apprendre.",
};
export const scores: Text = { en: "Scores", fr: "Scores" };

export const boardTexts = {
  dealing: { en: "The cards are dealt.", fr: "On distribue les cartes." },
  round: {
    en: (round: number, of: number) => `Round ${round} of ${of}`,
    fr: (round: number, of: number) => `Manche ${round} sur ${of}`,
  },
  lot: { en: "The lot", fr: "Le lot" },
  noLot: { en: "none yet", fr: "pas encore" },
  score: { en: "score", fr: "score" },
  thinking: { en: "…", fr: "…" },
  faceDown: { en: "a card face down", fr: "une carte face cachée" },
} satisfies Texts;

export const actionTexts = {
  second: {
    en: "The highest card takes the lot and pays the second highest.",
    fr: "La plus haute carte remporte le lot et paie la deuxième.",
  },
  first: {
    en: "The highest card takes the lot and pays itself.",
    fr: "La plus haute carte remporte le lot et se paie elle-même.",
  },
  waitingFor: {
    en: (names: string[]) => `Still to choose: ${list(names, "en")}.`,
    fr: (names: string[]) =>
      `${names.length > 1 ? "Doivent" : "Doit"} encore choisir : ${list(names, "fr")}.`,
  },
  deal: boardTexts.dealing,
  turn_up: { en: "A lot is turned up.", fr: "On retourne un lot." },
  over: { en: "The game is over.", fr: "La partie est terminée." },
} satisfies Texts;

export const panelTexts = {
  players: scores,
  playersHelp: {
    en: "What each has scored: the worth of the lots they took less what they paid.",
    fr: "Ce que chacun a marqué : la valeur des lots remportés moins ce qu’il a payé.",
  },
  player: { en: "Player", fr: "Joueur" },
  score: { en: "Score", fr: "Score" },
  held: { en: "Cards", fr: "Cartes" },
  gone: { en: "Out of the game", fr: "Hors jeu" },
  goneHelp: {
    en: "These cards were turned up. They cannot come again.",
    fr: "Ces cartes ont été retournées. Elles ne reviendront pas.",
  },
  none: { en: "none", fr: "aucune" },
} satisfies Texts;

export const options: Record<"price", OptionWords> = {
  price: {
    name: { en: "Price of a lot", fr: "Prix d’un lot" },
    about: { en: "What does the winner pay?", fr: "Que paie le gagnant ?" },
    values: {
      second: { en: "the second highest card", fr: "la deuxième carte" },
      first: { en: "their own card", fr: "sa propre carte" },
    },
  },
};

const words = {
  decision: {
    en: (lot: number) => `Your bid for the ${lot}`,
    fr: (lot: number) => `Votre mise pour le ${lot}`,
  },
  confirm: { en: (card: number) => `Lay the ${card}`, fr: (card: number) => `Poser le ${card}` },
  lays: { en: (card: number) => `lays the ${card}`, fr: (card: number) => `pose le ${card}` },
  laysHidden: { en: "lays a card", fr: "pose une carte" },
  deal: {
    en: (seat: number, card: number) => `Seat ${seat}: the ${card}`,
    fr: (seat: number, card: number) => `Place ${seat} : le ${card}`,
  },
  turnUp: { en: (card: number) => `The lot: ${card}`, fr: (card: number) => `Le lot : ${card}` },
} satisfies Texts;

/** What is decided now: the heading of the dock. */
export function decision(draft: Draft, language: Language): string | null {
  const { lot } = draft.position.view;
  return lot === null ? null : pick(words.decision, language, lot);
}

/** What the primary button will do. */
export function confirming(draft: Draft, language: Language): string | null {
  const chosen = draft.actions[0];
  return chosen ? pick(words.confirm, language, chosen.card) : null;
}

/** An action in a few words; of others' actions the card is missing until it is turned up. */
export function action({ card }: Partial<SampleAction>, language: Language): string {
  return card === undefined ? pick(words.laysHidden, language) : pick(words.lays, language, card);
}

/** What was drawn, in a few words. */
export function outcome(drawn: SampleOutcome, language: Language): string {
  return drawn.type === "deal"
    ? pick(words.deal, language, drawn.seat + 1, drawn.card)
    : pick(words.turnUp, language, drawn.card);
}

/** Why something is refused; a rule without its sentence is a type error. */
const reasons: Record<SampleRule["rule"], Record<Language, (card: number) => string>> = {
  card_not_in_hand: {
    en: (card) => `You do not hold the ${card}.`,
    fr: (card) => `Vous n’avez pas le ${card}.`,
  },
  card_not_in_deck: {
    en: (card) => `The ${card} is not in the deck.`,
    fr: (card) => `Le ${card} n’est pas dans la pioche.`,
  },
};
export const ruleNames = keysOf(reasons);

export function why({ rule, card }: SampleRule, language: Language): string {
  return reasons[rule][language](card);
}
