import type { Texts } from "$lib/texts";

/** Words of the panels. */
export const panelTexts = {
  players: { en: "Portfolios", fr: "Portefeuilles" },
  playersHelp: {
    en: "What everybody holds and what it is worth at today’s prices. The most money and shares together win.",
    fr: "Ce que chacun détient et ce que cela vaut aux cours du jour. L’argent et les actions ensemble désignent le vainqueur.",
  },
  player: { en: "Player", fr: "Joueur" },
  shares: { en: "Shares", fr: "Actions" },
  noShares: { en: "none", fr: "aucune" },
  cash: { en: "Cash", fr: "Argent" },
  stock: { en: "Shares", fr: "Actions" },
  worth: { en: "Total", fr: "Total" },
  hidden: { en: "hidden", fr: "caché" },
  turn: { en: "active player", fr: "joueur actif" },
  committed: { en: "has chosen", fr: "a choisi" },
  inHand: { en: (n: number) => `hand ${n}`, fr: (n: number) => `main ${n}` },
  inDeck: { en: (n: number) => `deck ${n}`, fr: (n: number) => `pioche ${n}` },
  played: { en: "played", fr: "jouées" },
  playedCount: {
    en: (n: number) => `${n} played, the last:`,
    fr: (n: number) => `${n} jouées, la dernière :`,
  },
  nonePlayed: { en: "no card played", fr: "aucune carte jouée" },
  cards: { en: "Your cards", fr: "Vos cartes" },
  cardsHelp: {
    en: "Nine cards: eight companies and the bank holiday. Two in hand; after each round one is drawn. When all nine are played they become the deck again.",
    fr: "Neuf cartes : huit sociétés et le jour férié. Deux en main ; après chaque manche on en pioche une. Quand les neuf sont jouées, elles redeviennent la pioche.",
  },
  hand: { en: "Hand", fr: "Main" },
  deck: { en: "Still in the deck", fr: "Encore dans la pioche" },
  chosen: { en: "Chosen for this round", fr: "Choisie pour cette manche" },
  none: { en: "none", fr: "aucune" },
  bags: { en: "Bags", fr: "Sacs" },
  bagsHelp: {
    en: "What can still be drawn. After a Trade all tiles go back.",
    fr: "Ce qui peut encore être tiré. Après un Échange, toutes les tuiles reviennent.",
  },
  actionBag: { en: "Action tiles", fr: "Tuiles action" },
  movementBag: { en: "Movement tiles", fr: "Tuiles déplacement" },
  left: {
    en: (name: string, left: number, all: number) => `${name}: ${left} of ${all} left`,
    fr: (name: string, left: number, all: number) => `${name} : ${left} sur ${all}`,
  },
  out: { en: "out", fr: "sortie" },
  chance: { en: (percent: number) => `${percent} %`, fr: (percent: number) => `${percent} %` },
  reveal: { en: "Last reveal", fr: "Dernière révélation" },
  revealHelp: {
    en: "The cards of the last round and the pawns they moved, in the order of play.",
    fr: "Les cartes de la dernière manche et les pions qu’elles ont déplacés, dans l’ordre du jeu.",
  },
  costs: { en: "price", fr: "cours" },
  gained: { en: "Shares gained or lost", fr: "Gain ou perte des actions" },
  noReveal: { en: "No card has been revealed yet.", fr: "Aucune carte n’a encore été révélée." },
  nothingMoved: { en: "Nothing moved.", fr: "Rien n’a bougé." },
  stepsEach: { en: (steps: string) => `${steps} each`, fr: (steps: string) => `${steps} chacun` },
} satisfies Texts;
