import type { ChicagoEnding } from "../protocol";
import type { Text, Texts } from "$lib/texts";

/** Words of the panels. */
export const panelTexts = {
  charters: { en: "Companies", fr: "Compagnies" },
  chartersHelp: {
    en: "Treasury pays for locomotives. At a dividend every share is paid the income divided by the shares sold, rounded up. The next share starts at the bid shown.",
    fr: "La caisse paie les locomotives. À chaque dividende, une action rapporte le revenu divisé par le nombre d’actions vendues, arrondi à l’entier supérieur. La prochaine action part de la mise à prix indiquée.",
  },
  players: { en: "Players", fr: "Joueurs" },
  playersHelp: {
    en: "Cash decides the game; shares count nothing at the end. The next dividend is what the shares would bring now.",
    fr: "L’argent décide de la partie ; les actions ne comptent pas à la fin. Le prochain dividende est ce que les actions rapporteraient maintenant.",
  },
  end: { en: "End of the game", fr: "Fin de la partie" },
  endHelp: {
    en: "Checked only after general dividends are paid. One of the four is enough.",
    fr: "Vérifiée seulement après le versement des dividendes généraux. Une des quatre conditions suffit.",
  },
  treasury: { en: "Treasury", fr: "Caisse" },
  income: { en: "Income", fr: "Revenu" },
  toSell: { en: (n: number) => `${n} unsold`, fr: (n: number) => `${n} à vendre` },
  soldOut: { en: "sold out", fr: "tout vendu" },
  locomotives: { en: "Locomotives", fr: "Locomotives" },
  startingBid: { en: "Next from", fr: "Mise à prix" },
  dividend: { en: "Per share", fr: "Par action" },
  owners: { en: "Owners", fr: "Actionnaires" },
  nobody: { en: "nobody", fr: "personne" },
  closedUntil: {
    en: "Closed until Chicago is reached.",
    fr: "Fermée jusqu’à ce que Chicago soit atteinte.",
  },
  player: { en: "Player", fr: "Joueur" },
  cash: { en: "Cash", fr: "Argent" },
  shares: { en: "Shares", fr: "Actions" },
  nextDividend: { en: "Dividend", fr: "Dividende" },
  total: { en: "Total", fr: "Total" },
  received: { en: (amount: number) => `+${amount}`, fr: (amount: number) => `+${amount}` },
  hidden: { en: "hidden", fr: "caché" },
  noShares: { en: "none", fr: "aucune" },
  turn: { en: "whose turn it is", fr: "dont c’est le tour" },
  reached: {
    en: "reached: ends at the next dividends",
    fr: "atteinte : fin aux prochains dividendes",
  },
  of: {
    en: (now: number, end: number) =>
      now > end ? `${now} (${end} are enough)` : `${now} of ${end}`,
    fr: (now: number, end: number) =>
      now > end ? `${now} (${end} suffisent)` : `${now} sur ${end}`,
  },
  reachedOver: { en: "reached", fr: "atteinte" },
  downTo: {
    en: (now: number, end: number) => `${now}, ends at ${end}`,
    fr: (now: number, end: number) => `${now}, fin à ${end}`,
  },
  dividendsPaid: { en: (n: number) => `dividends: ${n}`, fr: (n: number) => `dividendes : ${n}` },
  dividendNumber: { en: (n: number) => `dividend ${n}`, fr: (n: number) => `dividende ${n}` },
  startCash: { en: "Cash at the start", fr: "Argent de départ" },
  dividendsOf: {
    en: (company: string) => `Dividends of ${company}`,
    fr: (company: string) => `Dividendes ${company}`,
  },
  sharesBought: { en: "Shares bought", fr: "Actions achetées" },
} satisfies Texts;

export const conditionTexts: Record<ChicagoEnding, Text> = {
  locomotives: { en: "Companies without locomotives", fr: "Compagnies sans locomotives" },
  shares: { en: "Companies without shares to sell", fr: "Compagnies sans actions à vendre" },
  houses: { en: "Houses left", fr: "Maisons restantes" },
  detroit: { en: "Detroit", fr: "Detroit" },
};
