import type { Texts } from "$lib/texts";

/** Words of the editor of price lists. */
export const priceTexts = {
  title: { en: "Price lists", fr: "Listes de cours" },
  reconstructed: { en: "reconstructed", fr: "reconstituées" },
  entered: { en: "entered here", fr: "saisies ici" },
  about: {
    en: "The lists of the printed board could not be had: these are reconstructed from the prices known from examples. If you have the board, enter its own; the record of the game carries them.",
    fr: "Les listes du plateau imprimé n’ont pu être obtenues : celles-ci sont reconstituées à partir des cours connus par des exemples. Si vous avez le plateau, saisissez les siennes ; la partie enregistrée les contient.",
  },
  normal: { en: "Side without a star", fr: "Face sans étoile" },
  star: { en: "Side with the star", fr: "Face à l’étoile" },
  list: { en: "List", fr: "Liste" },
  section: { en: (n: number) => `Section ${n}`, fr: (n: number) => `Tronçon ${n}` },
  end: { en: "END", fr: "FIN" },
  priceOf: {
    en: (list: string, rank: number) => `${list}, rank ${rank}`,
    fr: (list: string, rank: number) => `${list}, rang ${rank}`,
  },
  rising: {
    en: (list: string, rank: number) =>
      `${list}: the price of rank ${rank} is higher than the one before it.`,
    fr: (list: string, rank: number) =>
      `${list} : le cours du rang ${rank} dépasse celui qui le précède.`,
  },
  range: {
    en: (list: string, rank: number) =>
      `${list}: the price of rank ${rank} must lie between −200 and 1000.`,
    fr: (list: string, rank: number) =>
      `${list} : le cours du rang ${rank} doit être compris entre −200 et 1000.`,
  },
  reset: { en: "Back to the reconstructed lists", fr: "Revenir aux listes reconstituées" },
} satisfies Texts;
