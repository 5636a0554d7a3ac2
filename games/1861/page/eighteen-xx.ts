import type { ForeignFiles } from "$lib/foreign-files";
import { type Language, type Sentence, type Text, type Texts, pick, plural } from "$lib/texts";

/** Files of 18xx.games. */

/** Why one goes no further. */
const fileTexts = {
  not_a_game: { en: "it is no game of 18xx.games", fr: "ce n’est pas une partie de 18xx.games" },
  broken: {
    en: "the file is damaged or cut off there",
    fr: "le fichier est abîmé ou coupé à cet endroit",
  },
  other_game: {
    en: (title: string) => `it is a game of ${title}; of 18xx.games only 1861 can be opened`,
    fr: (title: string) =>
      `c’est une partie de ${title} ; de 18xx.games seul 1861 peut être ouvert`,
  },
  players: {
    en: (count: string) => `1861 is for 3 to 6 players, and the file has ${count}`,
    fr: (count: string) =>
      `1861 se joue de 3 à 6, et le fichier compte ${count} ${plural(Number(count), "fr", "joueur", "joueurs")}`,
  },
  same_players: {
    en: "its players cannot be told apart",
    fr: "ses joueurs ne peuvent être distingués",
  },
  unreadable: {
    en: "it is not written as 18xx.games writes it",
    fr: "ce n’est pas écrit comme 18xx.games l’écrit",
  },
  unknown_action: {
    en: (word: string) => `1861 has no action “${word}”`,
    fr: (word: string) => `1861 ne connaît pas le coup « ${word} »`,
  },
  nobody: {
    en: (id: string) => `“${id}” is neither a player nor a company`,
    fr: (id: string) => `« ${id} » n’est ni un joueur ni une compagnie`,
  },
  nothing_to_undo: {
    en: "it takes back what was never played",
    fr: "cela annule ce qui n’a jamais été joué",
  },
  nothing_to_redo: {
    en: "nothing was taken back that could be played again",
    fr: "rien n’a été annulé qui puisse être rejoué",
  },
  ended_by_players: {
    en: "the players ended the game there",
    fr: "les joueurs ont mis fin à la partie à ce moment",
  },
  over: { en: "the game is over already", fr: "la partie est déjà finie" },
  other_turn: {
    en: "somebody else has to decide then",
    fr: "c’est à quelqu’un d’autre de décider",
  },
  shares: {
    en: "these shares are not there, or cannot change hands so",
    fr: "ces actions n’y sont pas, ou ne peuvent changer de main ainsi",
  },
  share_price: { en: "the share costs something else", fr: "l’action ne coûte pas ce prix" },
  city: { en: "there is no such city", fr: "cette ville n’existe pas" },
  not_now: { en: "that is not possible then", fr: "ce n’est pas possible à ce moment" },
  where: {
    en: (action: string, why: string) => `action ${action} of the file: ${why}`,
    fr: (action: string, why: string) => `coup ${action} du fichier : ${why}`,
  },
} satisfies Texts;

const { where: _, ...reasons } = fileTexts;

/** The keys that words need, each reason at most one. */
const NEEDED = ["title", "count", "word", "id"];

/** What is wrong with a file, in words; nothing for a reason this page does not know. */
function whyNot(why: Record<string, unknown>, language: Language): string | null {
  const texts: Record<string, Text | Sentence<[string]>> = reasons;
  const text =
    typeof why.type === "string" && Object.hasOwn(texts, why.type) ? texts[why.type] : undefined;
  if (!text) return null;
  const needed = NEEDED.map((key) => why[key]).find(
    (value) => typeof value === "string" || typeof value === "number",
  );
  const said = pick(text as Sentence<[string]>, language, String(needed ?? ""));
  return typeof why.action === "number"
    ? pick(fileTexts.where, language, String(why.action), said)
    : said;
}

function nameOf(player: unknown): string {
  const { name, id } = (player ?? {}) as { name?: unknown; id?: unknown };
  if (typeof name === "string") return name;
  return typeof id === "string" || typeof id === "number" ? String(id) : "";
}

export const eighteenXx: ForeignFiles = {
  format: "18xx",
  file: {
    en: "a game of 1861 exported by 18xx.games",
    fr: "une partie de 1861 exportée par 18xx.games",
  },
  players: ({ title, players, actions }) =>
    title === "1861" && Array.isArray(actions) && Array.isArray(players)
      ? players.map(nameOf)
      : null,
  why: whyNot,
  // What 18xx.games can play, it can be given.
  writes: (options) => options["edition"] === "18xx.games",
  save: { en: "Export for 18xx.games", fr: "Exporter pour 18xx.games" },
  saveAbout: {
    en: "Saves the game in the form 18xx.games imports.",
    fr: "Enregistre la partie sous la forme que 18xx.games importe.",
  },
  notWritten: {
    en: "18xx.games does not play with these rules. Only games of the edition 18xx.games can be taken there.",
    fr: "18xx.games ne joue pas avec ces règles. Seules les parties de l’édition 18xx.games peuvent y être reprises.",
  },
};
