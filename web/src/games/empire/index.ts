import type { GameModule } from "../../lib/game";
import Actions from "./Actions.svelte";
import Board from "./Board.svelte";
import "./empire.css";
import Panels from "./Panels.svelte";
import Rules from "./Rules.svelte";

export const game: GameModule = {
  id: "1861",
  title: { en: "1861", fr: "1861" },
  blurb: {
    en: "Three to six players, four hours and more. Railways of the Russian Empire: auctions, track, trains, shares, and a state that takes what fails.",
    fr: "De trois à six joueurs, quatre heures et plus. Les chemins de fer de l’Empire russe : enchères, voies, trains, actions, et un État qui reprend ce qui échoue.",
  },
  Board,
  Actions,
  Panels,
  Rules,
  options: {},
  tell: () => null,
  action: (action) => (action as { type: string }).type,
  why: (rule) => String(rule["rule"]),
  chart: {
    value: { title: { en: "Fortunes", fr: "Fortunes" }, series: (name, names) => ({ label: names(Number(name)) }) },
    price: { title: { en: "Share prices", fr: "Cours des actions" }, series: (name) => ({ label: name }) },
  },
};
