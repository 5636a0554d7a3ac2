import { de } from "$lib/french";
import type { Texts } from "$lib/texts";

/** Words of the board. */
export const boardTexts = {
  form: { en: "Form of the board", fr: "Forme du plateau" },
  track: { en: "Track", fr: "Piste" },
  list: { en: "List", fr: "Liste" },
  boardOf: {
    en: "The track, the pawns and the price lists",
    fr: "La piste, les pions et les cours",
  },
  ranks: { en: "Price by rank", fr: "Cours selon le rang" },
  start: { en: "START", fr: "DÉPART" },
  end: { en: "END", fr: "FIN" },
  each: { en: (price: number) => `${price} a share`, fr: (price: number) => `${price} l’action` },
  pawn: {
    en: (name: string, at: string, price: string) => `${name}: on ${at}, price ${price}`,
    fr: (name: string, at: string, price: string) => `${name} : case ${at}, cours ${price}`,
  },
  pawnRank: {
    en: (name: string, at: string, rank: number, price: string) =>
      `${name}: on ${at}, rank ${rank}, price ${price}`,
    fr: (name: string, at: string, rank: number, price: string) =>
      `${name} : case ${at}, rang ${rank}, cours ${price}`,
  },
  movable: { en: "can be moved now", fr: "peut être déplacé" },
  playable: { en: "its card is in your hand", fr: "sa carte est dans votre main" },
  oneOn: { en: "one step on", fr: "une case en avant" },
  rankOf: { en: "rank", fr: "rang" },
  tileOn: {
    en: (steps: string) => `with the tile (${steps})`,
    fr: (steps: string) => `avec la tuile (${steps})`,
  },
  outlook: {
    en: (space: string, price: string) => `space ${space} → ${price}`,
    fr: (space: string, price: string) => `case ${space} → ${price}`,
  },
  samePrice: { en: "same price", fr: "même cours" },
  company: { en: "Company", fr: "Société" },
  where: { en: "space", fr: "case" },
  costs: { en: "price", fr: "cours" },
  space: { en: "Space", fr: "Case" },
  rank: { en: "Rank", fr: "Rang" },
  price: { en: "Price", fr: "Cours" },
  bank: { en: "Bank", fr: "Banque" },
  pointed: {
    en: "Point at a pawn: what its card would change is shown here.",
    fr: "Pointez un pion : vous verrez ici ce que sa carte changerait.",
  },
  touched: {
    en: "Touch a pawn: what its card would change is shown here.",
    fr: "Touchez un pion : vous verrez ici ce que sa carte changerait.",
  },
  reconstructed: {
    en: "Price lists reconstructed, not read off the printed board",
    fr: "Cours reconstitués, non relevés sur le plateau imprimé",
  },
  ownLists: { en: "Price lists entered by the host", fr: "Cours saisis par l’hôte" },
  starSide: { en: "side with the star", fr: "face à l’étoile" },
  round: { en: (n: number) => `Round ${n}`, fr: (n: number) => `Manche ${n}` },
  withWhom: { en: (name: string) => `turn of ${name}`, fr: (name: string) => `tour ${de(name)}` },
  action: { en: "Action", fr: "Action" },
  movement: { en: "Movement", fr: "Déplacement" },
  notDrawn: { en: "not drawn yet", fr: "pas encore tirée" },
} satisfies Texts;
