import { linesOfPlayers } from "$lib/common-words";
import type { ChartWords } from "$lib/game";
import Actions from "./Actions.svelte";
import Board from "./Board.svelte";
import "./chicago.css";
import { shortName } from "./companies";
import { ending, fortune, race, rounds } from "./finale";
import Panels from "./Panels.svelte";
import { RULES, type ChicagoCompany } from "./protocol";
import Rules from "./Rules.svelte";
import { showing } from "./showing";
import Stage from "./Stage.svelte";
import { inWords } from "./texts/deeds";
import { heading, story } from "./texts/events";
import { shortcuts } from "./texts/map";
import { options } from "./texts/options";
import { why } from "./texts/refusals";
import { confirming, decision, drafted, turnEnds, unfinished } from "./turn";
import type { GameModule } from "./types";

/** Lines of a company in a chart: its colour and dashes of its own. */
const STROKES: Record<ChicagoCompany, { colour: string; dash?: string }> = {
  PRR: { colour: "light-dark(#b2292e, #d4524d)" },
  BO: { colour: "light-dark(#1f5799, #4c86cd)", dash: "9 4" },
  CO: { colour: "light-dark(#b98a0a, #e6bd3e)", dash: "2 3" },
  NYC: { colour: "light-dark(#23764a, #3f9a66)", dash: "12 3 2 3" },
  WAB: { colour: "light-dark(#211f1d, #e8dfd0)", dash: "5 5" },
};

const ofCompanies: ChartWords["series"] = (name) => {
  const company = name as ChicagoCompany;
  return company in STROKES ? { label: shortName(company), ...STROKES[company] } : { label: name };
};

export const game: GameModule = {
  id: "chicago",
  rules: RULES,
  title: { en: "Chicago Express", fr: "Chicago Express" },
  blurb: {
    en: "Two to six players, about an hour. Buy into railways that everybody builds; only cash counts.",
    fr: "De deux à six joueurs, une heure environ. Investissez dans des chemins de fer que tous construisent ; seul l’argent compte.",
  },
  Board,
  Actions,
  Panels,
  Rules,
  options,
  story,
  heading,
  showing,
  Stage,
  decision,
  action: inWords,
  drafted,
  why,
  chart: {
    cash: { title: { en: "Cash", fr: "Argent" }, series: linesOfPlayers },
    income: { title: { en: "Income", fr: "Revenu" }, series: ofCompanies },
  },
  closing: (moves) => (moves.done ? { type: "done" } : null),
  confirming,
  unfinished,
  turnEnds,
  rounds,
  fortune,
  race,
  ending,
  shortcuts,
};
