import type { Text } from "$lib/texts";
import type { Chapter } from "$rules/rulebook";

/** The rules for players, numbered as `chapter.md` and as refusals cite them. */

export const intro: Text = {
  en: "Sealed bids for lots, with cards. Who bids what a lot is worth, and guesses what the others have left, wins.",
  fr: "Des enchères cachées, avec des cartes. Qui mise ce que vaut un lot, et devine ce qu’il reste aux autres, l’emporte.",
};

export const chapters: Chapter[] = [
  {
    id: "1",
    title: { en: "What there is", fr: "Le matériel" },
    clauses: [
      {
        text: {
          en: "24 cards, 1 to 24. Two to four play.",
          fr: "24 cartes, de 1 à 24. On joue de deux à quatre.",
        },
      },
    ],
  },
  {
    id: "2",
    title: { en: "The deal", fr: "La donne" },
    clauses: [
      {
        text: {
          en: "Each player is dealt four cards and shows them to nobody. The rest is the deck: any card of it can come.",
          fr: "Chacun reçoit quatre cartes, qu’il ne montre à personne. Le reste forme la pioche : toute carte peut en venir.",
        },
      },
    ],
  },
  {
    id: "3",
    title: { en: "A round", fr: "Une manche" },
    clauses: [
      {
        text: {
          en: "A card of the deck is turned up: the lot, worth its number. Everybody lays a card of their hand face down, all at the same time.",
          fr: "On retourne une carte de la pioche : le lot, qui vaut son nombre. Tous posent en même temps une carte de leur main, face cachée.",
        },
      },
    ],
  },
  {
    id: "4",
    title: { en: "The award", fr: "L’attribution" },
    clauses: [
      {
        text: {
          en: "The highest card takes the lot: its player scores the lot less the second highest card, which can be a loss. The others pay nothing. All these cards are out of the game.",
          fr: "La plus haute carte remporte le lot : son joueur marque le lot moins la deuxième carte, ce qui peut être une perte. Les autres ne paient rien. Toutes ces cartes sont hors jeu.",
        },
      },
      {
        text: {
          en: "At a table of first prices the winner pays their own card instead.",
          fr: "À une table au premier prix, le gagnant paie sa propre carte.",
        },
      },
    ],
  },
  {
    id: "5",
    title: { en: "The end", fr: "La fin" },
    clauses: [
      {
        text: {
          en: "After four rounds the highest score wins.",
          fr: "Après quatre manches, le plus haut score l’emporte.",
        },
      },
    ],
  },
];
