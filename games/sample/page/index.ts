import { linesOfPlayers } from "$lib/common-words";
import Actions from "./Actions.svelte";
import { bags } from "./bags";
import Board from "./Board.svelte";
import Panels from "./Panels.svelte";
import { RULES } from "./protocol";
import Rules from "./Rules.svelte";
import { openly, showing } from "./showing";
import { heading, story } from "./story";
import { action, blurb, confirming, decision, options, outcome, scores, title, why } from "./texts";
import type { GameModule } from "./types";

/** All the frame knows of the game. */
export const game: GameModule = {
  id: "sample",
  forTests: true,
  rules: RULES,
  title,
  blurb,
  Board,
  Actions,
  Panels,
  Rules,
  options,
  story,
  heading,
  showing,
  openly,
  decision: (draft, _names, language) => decision(draft, language),
  confirming,
  // A decision is one action.
  turnEnds: () => true,
  action,
  outcome,
  why,
  bags,
  chart: { score: { title: scores, series: linesOfPlayers } },
  // Hands are hidden from each other.
  hides: () => true,
};
