import { linesOfPlayers } from "$lib/common-words";
import type { ChartWords } from "$lib/game";
import { brought, ending, fortune, rounds } from "./account";
import Actions from "./Actions.svelte";
import { bags } from "./bags";
import Board from "./Board.svelte";
import { LOOKS, nameOf } from "./companies";
import Panels from "./Panels.svelte";
import Prices from "./Prices.svelte";
import { RULES, type SpeculationCompany } from "./protocol";
import Rules from "./Rules.svelte";
import { openly, showing } from "./showing";
import "./speculation.css";
import Stage from "./Stage.svelte";
import { confirming, decision } from "./texts/decisions";
import { drawn, inWords } from "./texts/deeds";
import { heading, story } from "./texts/events";
import { options } from "./texts/options";
import { why } from "./texts/refusals";
import type { GameModule } from "./types";

const ofCompanies: ChartWords["series"] = (name) => {
  if (!(name in LOOKS)) return { label: name };
  const company = name as SpeculationCompany;
  const { letter, colour, dash } = LOOKS[company];
  return { label: nameOf(company), letter, colour, ...(dash ? { dash } : {}) };
};

export const game: GameModule = {
  id: "speculation",
  rules: RULES,
  title: { en: "Speculation", fr: "Speculation" },
  blurb: {
    en: "Three to six players, under an hour. Eight pawns race, prices follow; push one in secret and hold the right shares.",
    fr: "De trois à six joueurs, moins d’une heure. Huit pions font la course, les cours suivent ; poussez-en un en secret et détenez les bonnes actions.",
  },
  Board,
  Actions,
  Panels,
  Rules,
  Prices,
  options,
  story,
  heading,
  brought,
  showing,
  Stage,
  openly,
  decision: (draft, _names, language) => decision(draft, language),
  confirming,
  // A decision here is one action.
  turnEnds: () => true,
  rounds,
  fortune,
  ending,
  action: inWords,
  why,
  outcome: drawn,
  bags,
  chart: {
    prices: { title: { en: "Prices", fr: "Cours" }, series: ofCompanies },
    fortune: { title: { en: "Fortunes", fr: "Fortunes" }, series: linesOfPlayers },
  },
  // Hands are always hidden from each other.
  hides: () => true,
};
