import type { ChartWords, OptionWords } from "./game";

/** Lines of a chart that has one for each player. */
export const linesOfPlayers: ChartWords["series"] = (name, names) => ({
  label: names(Number(name)),
  seat: Number(name),
});

/** The option of games whose players may hide their cash. */
export const hiddenMoney: OptionWords = {
  name: { en: "Hidden cash", fr: "Argent caché" },
  about: {
    en: "Do players hide their cash? Payments stay public.",
    fr: "Les joueurs cachent-ils leur argent ? Les paiements restent publics.",
  },
};
