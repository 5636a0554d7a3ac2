import { list, type Texts } from "$lib/texts";

/** Words of the action bar. */
export const barTexts = {
  sell: { en: "Sell", fr: "Vendre" },
  buy: { en: "Buy", fr: "Acheter" },
  pass: { en: "Pass", fr: "Passer" },
  held: { en: (n: number) => `you have ${n}`, fr: (n: number) => `vous en avez ${n}` },
  inBank: {
    en: (n: number) => (n === 0 ? "sold out" : `${n} left`),
    fr: (n: number) => (n === 0 ? "épuisée" : n > 1 ? `${n} restantes` : `${n} restante`),
  },
  cash: { en: "Cash", fr: "Argent" },
  noShare: { en: "No share to sell.", fr: "Aucune action à vendre." },
  hand: { en: "Hand", fr: "Main" },
  movement: { en: "Movement", fr: "Déplacement" },
  price: { en: "price", fr: "cours" },
  decline: { en: "Leave the tile unused", fr: "Laisser la tuile sans effet" },
  commitAsk: {
    en: "It stays hidden until the reveal.",
    fr: "Elle reste cachée jusqu’à la révélation.",
  },
  yours: {
    en: (gain: string) => `your shares ${gain}`,
    fr: (gain: string) => `vos actions ${gain}`,
  },
  yoursSame: { en: "your shares as today", fr: "vos actions inchangées" },
  inEnd: { en: "in END already: it stays", fr: "déjà en FIN : il n’avance plus" },
  ifAlone: {
    en: (steps: string) => `What happens if your pawn moves alone (${steps}).`,
    fr: (steps: string) => `Effet si votre pion bouge seul (${steps}).`,
  },
  holidayStops: { en: "no pawn moves", fr: "aucun pion ne bouge" },
  holidayHalves: {
    en: (steps: string) => `alone: ${steps}; with another, nothing moves`,
    fr: (steps: string) => `seule : ${steps} ; à deux ou plus, rien ne bouge`,
  },
  chosen: {
    en: (card: string) => `You have chosen ${card}.`,
    fr: (card: string) => `Vous avez choisi ${card}.`,
  },
  waitingFor: {
    en: (names: string[]) => `Still to choose: ${list(names, "en")}.`,
    fr: (names: string[]) =>
      `${names.length > 1 ? "Doivent" : "Doit"} encore choisir : ${list(names, "fr")}.`,
  },
  othersTrade: {
    en: (name: string) => `${name} may sell and buy a share.`,
    fr: (name: string) => `${name} peut vendre et acheter une action.`,
  },
  othersRank: {
    en: (name: string) => `${name} uses the rank tile.`,
    fr: (name: string) => `${name} utilise la tuile Rang.`,
  },
  drawingShares: { en: "The starting shares are drawn.", fr: "On tire les actions de départ." },
  drawingCards: { en: "Cards are drawn.", fr: "On pioche des cartes." },
  drawingTiles: { en: "The tiles of the turn are drawn.", fr: "On tire les tuiles du tour." },
  over: { en: "The game is over.", fr: "La partie est terminée." },
} satisfies Texts;
