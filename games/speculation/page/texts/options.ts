import { hiddenMoney } from "$lib/common-words";
import type { OptionWords } from "$lib/game";

/** The options of a table, with what they change. */
type OptionName =
  | "side"
  | "first_seat"
  | "rank_minus_start"
  | "hidden_money"
  | "rank_plus_start"
  | "rank_plus_end"
  | "rank_tile"
  | "trade_deal"
  | "new_deck_draw"
  | "end_ranks"
  | "discards";

export const options: Record<OptionName, OptionWords> = {
  side: {
    name: { en: "Side of the board", fr: "Face du plateau" },
    about: {
      en: "The side with the star has lower prices: money is harder to make.",
      fr: "La face à l’étoile a des cours plus bas : l’argent y est plus difficile à gagner.",
    },
    values: {
      normal: { en: "without a star", fr: "sans étoile" },
      star: { en: "with the star", fr: "avec l’étoile" },
    },
  },
  first_seat: {
    name: { en: "First player", fr: "Premier joueur" },
    about: { en: "Who begins?", fr: "Qui commence ?" },
  },
  rank_minus_start: {
    name: { en: "Rank −1 to START", fr: "Rang −1 vers DÉPART" },
    about: {
      en: "May Rank −1 send a pawn with only START pawns behind it back to START?",
      fr: "Rang −1 peut-il renvoyer au DÉPART un pion qui n’a derrière lui que des pions au DÉPART ?",
    },
    values: {
      to_start: { en: "goes to START", fr: "revient au DÉPART" },
      not_eligible: { en: "cannot be chosen", fr: "ne peut être choisi" },
    },
  },
  hidden_money: hiddenMoney,
  rank_plus_start: {
    name: { en: "Rank +1 from START", fr: "Rang +1 depuis DÉPART" },
    about: {
      en: "May Rank +1 move a pawn that is still on START once others have left it?",
      fr: "Rang +1 peut-il déplacer un pion resté au DÉPART une fois que d’autres l’ont quitté ?",
    },
    values: {
      allowed: { en: "allowed", fr: "permis" },
      not_allowed: { en: "not allowed", fr: "interdit" },
    },
  },
  rank_plus_end: {
    name: { en: "Rank +1 into END", fr: "Rang +1 jusqu’à FIN" },
    about: {
      en: "May Rank +1 move a pawn into END?",
      fr: "Rang +1 peut-il faire entrer un pion en FIN ?",
    },
    values: {
      enter: { en: "allowed", fr: "permis" },
      not_eligible: { en: "cannot be chosen", fr: "ne peut être choisi" },
    },
  },
  rank_tile: {
    name: { en: "Rank tiles", fr: "Tuiles Rang" },
    about: {
      en: "Must the active player use a rank tile?",
      fr: "Le joueur actif doit-il utiliser une tuile Rang ?",
    },
    values: {
      compulsory: { en: "must be used", fr: "obligatoires" },
      optional: { en: "may be left unused", fr: "facultatives" },
    },
  },
  trade_deal: {
    name: { en: "A trade", fr: "Un échange" },
    about: {
      en: "May one sell a share and buy another in one trade, or only one of the two, as in the edition of 1992?",
      fr: "Peut-on vendre une action et en acheter une autre en un échange, ou l’un des deux seulement, comme dans l’édition de 1992 ?",
    },
    values: {
      both: { en: "sell and buy", fr: "vente et achat" },
      one: { en: "sell or buy", fr: "vente ou achat" },
    },
  },
  new_deck_draw: {
    name: { en: "New deck", fr: "Nouvelle pioche" },
    about: {
      en: "How many cards are drawn when the nine discards have become the new deck?",
      fr: "Combien de cartes pioche-t-on quand les neuf cartes jouées forment une nouvelle pioche ?",
    },
    values: {
      two: { en: "two cards", fr: "deux cartes" },
      one: { en: "one card", fr: "une carte" },
    },
  },
  end_ranks: {
    name: { en: "Companies that have arrived", fr: "Sociétés arrivées" },
    about: {
      en: "Do companies in END count when those on the track are ranked, or are they ranked apart?",
      fr: "Les sociétés en FIN comptent-elles dans le rang de celles encore sur la piste, ou sont-elles classées à part ?",
    },
    values: {
      ahead: { en: "count in the rank", fr: "comptent dans le rang" },
      apart: { en: "ranked apart", fr: "classées à part" },
    },
  },
  discards: {
    name: { en: "Discards", fr: "Défausses" },
    about: {
      en: "May all discards be looked through, or is only the top one seen?",
      fr: "Peut-on consulter toutes les cartes jouées, ou voit-on seulement la dernière ?",
    },
    values: {
      open: { en: "open", fr: "visibles" },
      top: { en: "top card only", fr: "dernière carte seule" },
    },
  },
};
