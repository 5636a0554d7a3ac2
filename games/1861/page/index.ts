import { linesOfPlayers } from "$lib/common-words";
import type { ChartWords } from "$lib/game";
import Actions from "./Actions.svelte";
import Board from "./Board.svelte";
import { choice } from "./choice.svelte";
import { isCompany, shortName } from "./companies";
import { ending, rounds } from "./course";
import { confirming, decision } from "./decision";
import { eighteenXx } from "./eighteen-xx";
import "./1861.css";
import { fortune } from "./fortune";
import { orders } from "./orders";
import Panels from "./Panels.svelte";
import { RULES, type G1861Company } from "./protocol";
import Rules from "./Rules.svelte";
import { showing } from "./showing";
import { draftInWords, inWords } from "./texts/deeds";
import { heading } from "./texts/events";
import { options } from "./texts/options";
import { shortcuts } from "./texts/map";
import { why } from "./texts/refusals";
import { story } from "./texts/story";
import { turnEnds } from "./turn";
import type { GameModule } from "./types";

/** Lines of the public companies in a chart; minors are told apart by dashes and letters. */
const STROKES: Partial<Record<G1861Company, string>> = {
  NW: "light-dark(#b2292e, #d4524d)",
  SW: "light-dark(#1f5799, #4c86cd)",
  SE: "light-dark(#23764a, #3f9a66)",
  MVR: "light-dark(#6d3a93, #a377c6)",
  MK: "light-dark(#b4550f, #d97c34)",
  GR: "light-dark(#211f1d, #e8dfd0)",
  MKN: "light-dark(#0f7079, #36a3ad)",
  MKV: "light-dark(#b02d78, #d760a2)",
};

const ofCompanies: ChartWords["series"] = (name) => {
  if (!isCompany(name)) return { label: name };
  const label = shortName(name);
  return { label, letter: label, colour: STROKES[name] ?? "light-dark(#9a7a1c, #d9bd62)" };
};

export const game: GameModule = {
  id: "1861",
  rules: RULES,
  title: { en: "1861", fr: "1861" },
  blurb: {
    en: "Three to six players, four hours and more. Railways of the Russian Empire: auctions, track, trains, shares, and a state that takes what fails.",
    fr: "De trois à six joueurs, quatre heures et plus. Les chemins de fer de l’Empire russe : enchères, voies, trains, actions, et un État qui reprend ce qui échoue.",
  },
  Board,
  Actions,
  Panels,
  Rules,
  options,
  story,
  heading,
  showing,
  decision,
  action: inWords,
  drafted: (draft, language) => draftInWords(draft.actions, choice.steps, language),
  why,
  chart: {
    value: { title: { en: "Fortunes", fr: "Fortunes" }, series: linesOfPlayers },
    price: {
      title: { en: "Share prices", fr: "Cours des actions" },
      sparse: true,
      series: ofCompanies,
    },
  },
  confirming,
  unfinished: (draft) => draft.moves !== null,
  turnEnds,
  rounds,
  fortune,
  ending,
  shortcuts,
  orders,
  foreignFiles: eighteenXx,
};
