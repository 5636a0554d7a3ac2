import type { Text } from "$lib/texts";
import type { Chapter } from "$rules/rulebook";

export const intro: Text = {
  en: "Three to six speculators, eight companies on one track, and prices that follow the order of the pawns. Everybody trades at the same prices and everybody pushes a pawn in secret; whoever guesses what the others will push, and what will be dragged down by it, is the richest when the first pawn reaches END.",
  fr: "De trois à six spéculateurs, huit sociétés sur une même piste, et des cours qui suivent l’ordre des pions. Chacun échange aux mêmes cours et pousse un pion en secret ; qui devine ce que pousseront les autres, et ce qui en pâtira, est le plus riche quand un premier pion atteint FIN.",
};

const same = (text: string): Text => ({ en: text, fr: text });

export const chapters: Chapter[] = [
  {
    id: "1",
    title: { en: "Terms", fr: "Notions" },
    clauses: [
      {
        text: {
          en: "Eight companies, each with a pawn. The track has START, the normal spaces 1 to 59, and END. A normal space holds one pawn; START and END hold any number. Six sections: 1–10, 11–20, 21–30, 31–40, 41–50 and 51–59.",
          fr: "Huit sociétés, chacune avec un pion. La piste comprend DÉPART, les cases 1 à 59, et FIN. Une case n’accueille qu’un pion ; DÉPART et FIN en accueillent autant qu’il en vient. Six tronçons : 1–10, 11–20, 21–30, 31–40, 41–50 et 51–59.",
        },
      },
    ],
  },
  {
    id: "2",
    title: { en: "What is known", fr: "Ce que l’on sait" },
    clauses: [
      {
        text: {
          en: "Open: the pawns, prices and shares, what is left in both bags, the number of cards in each hand and deck, who has chosen a card; cash and discards too, unless the table hides them. Hidden: hands, and a chosen card until the reveal. A deck has no order: every draw is as likely as any other.",
          fr: "Visibles : les pions, les cours et les actions, ce qui reste dans les deux sacs, le nombre de cartes de chaque main et de chaque pioche, qui a choisi une carte ; l’argent et les défausses aussi, à moins que la table ne les cache. Cachées : les mains, et une carte choisie tant qu’elle n’est pas retournée. Une pioche n’a pas d’ordre : tous les tirages se valent.",
        },
      },
    ],
  },
  {
    id: "3",
    title: { en: "The price of a share", fr: "Le cours d’une action" },
    clauses: [
      {
        text: {
          en: "On START a share costs 20. In END it costs what the list of END says for the order of arrival. Otherwise it depends on the rank, one plus the number of pawns ahead, those in END included, in the list of the section the pawn is in.",
          fr: "Au DÉPART une action vaut 20. En FIN elle vaut ce qu’indique la liste de FIN selon l’ordre d’arrivée. Sinon, le cours dépend du rang, un de plus que le nombre de pions devant, ceux en FIN compris, dans la liste du tronçon où se trouve le pion.",
        },
      },
      {
        text: {
          en: "With a negative price the money goes the other way: the buyer receives it, the seller pays it. Trading changes no price.",
          fr: "Un cours négatif inverse le paiement : l’acheteur le reçoit, le vendeur le paie. Un échange ne modifie aucun cours.",
        },
      },
      {
        text: {
          en: "The built-in price lists are reconstructed from the few prices known from examples. Whoever has the printed board can enter its lists when making a table.",
          fr: "Les listes de cours fournies sont reconstituées à partir des quelques cours connus par des exemples. Qui possède le plateau imprimé peut saisir ses listes en créant une table.",
        },
      },
    ],
  },
  {
    id: "4",
    title: { en: "Setup", fr: "Préparation" },
    clauses: [
      {
        text: {
          en: "There is one share fewer of each company than there are players. Everybody draws one starting share, all of different companies; the others go to the bank. Everybody has 20 and nine cards, eight companies and the bank holiday, and draws two of them.",
          fr: "Chaque société a une action de moins qu’il n’y a de joueurs. Chacun tire une action de départ, toutes de sociétés différentes ; les autres vont à la banque. Chacun a 20 et neuf cartes, huit sociétés et le jour férié, dont il pioche deux.",
        },
      },
      {
        text: {
          en: "The action bag holds three Trade, one Rank +1, one Rank −1 and one No action; the movement bag the numbers 1 to 6.",
          fr: "Le sac des actions contient trois Échange, un Rang +1, un Rang −1 et un Aucune action ; celui des déplacements, les nombres 1 à 6.",
        },
      },
    ],
  },
  {
    id: "5",
    title: { en: "The turn", fr: "Le tour" },
    clauses: [
      {
        text: {
          en: "Tiles, action, cards, moves, new cards. A turn is a round: everybody plays a card in it. Then the bags go to the next player.",
          fr: "Tuiles, action, cartes, déplacements, nouvelles cartes. Un tour est une manche : chacun y joue une carte. Puis les sacs passent au joueur suivant.",
        },
      },
    ],
  },
  {
    id: "6",
    title: { en: "Tiles", fr: "Les tuiles" },
    clauses: [
      {
        text: {
          en: "In the first turn the action is Trade, without a tile. Later the active player draws one tile from each bag. Both are known before the action.",
          fr: "Au premier tour l’action est Échange, sans tuile. Ensuite le joueur actif tire une tuile de chaque sac. Les deux sont connues avant l’action.",
        },
      },
    ],
  },
  {
    id: "7",
    title: { en: "The action", fr: "L’action" },
    clauses: [
      {
        id: "7.1",
        text: {
          en: "Trade. From the active player on, everybody once: sell at most one share and buy at most one, as one deal. What is sold must be held, what is bought must be with the bank before the sale, and the two are of different companies. Cash may not become negative; the sale helps to pay.",
          fr: "Échange. À partir du joueur actif, chacun une fois : vendre au plus une action et en acheter au plus une, en une seule opération. On vend ce qu’on détient, on achète ce que la banque possède avant la vente, et ce sont deux sociétés différentes. L’argent ne peut devenir négatif ; la vente aide à payer.",
        },
      },
      {
        id: "7.2",
        text: {
          en: "Rank +1. The active player must choose a pawn that has another ahead of it: it overtakes that one and stands just ahead of it, over occupied spaces. Pawns on START can be chosen once another has left it. It may reach END. While all are on START the tile is ignored.",
          fr: "Rang +1. Le joueur actif doit choisir un pion qui en a un autre devant lui : il dépasse celui-ci et se place juste devant, par-dessus les cases occupées. Un pion au DÉPART peut être choisi dès qu’un autre l’a quitté. Il peut atteindre FIN. Tant que tous sont au DÉPART, la tuile est ignorée.",
        },
      },
      {
        id: "7.3",
        text: {
          en: "Rank −1. The active player must choose a pawn that has another behind it: it drops just behind that one. With only START behind, it goes back to START.",
          fr: "Rang −1. Le joueur actif doit choisir un pion qui en a un autre derrière lui : il recule juste derrière celui-ci. S’il n’y a derrière que DÉPART, il y retourne.",
        },
      },
      {
        id: "7.4",
        text: { en: "No action. Nothing happens.", fr: "Aucune action. Il ne se passe rien." },
      },
    ],
  },
  {
    id: "8",
    title: { en: "Choosing a card", fr: "Choisir une carte" },
    clauses: [
      {
        text: {
          en: "Everybody chooses one card of the hand, in secret. As long as somebody is still choosing, the page lets you withdraw yours.",
          fr: "Chacun choisit en secret une carte de sa main. Tant que quelqu’un choisit encore, la page vous laisse retirer la vôtre.",
        },
      },
    ],
  },
  {
    id: "9",
    title: { en: "Reveal and moves", fr: "Révélation et déplacements" },
    clauses: [
      {
        text: {
          en: "All cards are turned over. From the active player on, each company card moves its pawn by as many steps as apply, each step to the next free space. Surplus steps past 59 lead into END; a pawn in END stays. A company played twice moves twice.",
          fr: "Toutes les cartes sont retournées. À partir du joueur actif, chaque carte de société avance son pion du nombre de pas en vigueur, chaque pas jusqu’à la prochaine case libre. Les pas au-delà de 59 mènent en FIN ; un pion en FIN y reste. Une société jouée deux fois avance deux fois.",
        },
      },
    ],
    table: {
      head: [
        { en: "Bank holidays", fr: "Jours fériés" },
        { en: "3 or 4 players", fr: "3 ou 4 joueurs" },
        { en: "5 or 6 players", fr: "5 ou 6 joueurs" },
      ],
      rows: [
        [
          same("0"),
          { en: "the movement tile", fr: "la tuile déplacement" },
          { en: "the movement tile", fr: "la tuile déplacement" },
        ],
        [
          same("1"),
          { en: "nothing moves", fr: "rien ne bouge" },
          { en: "half, rounded up", fr: "la moitié, à l’entier supérieur" },
        ],
        [
          { en: "2 or more", fr: "2 ou plus" },
          { en: "nothing moves", fr: "rien ne bouge" },
          { en: "nothing moves", fr: "rien ne bouge" },
        ],
      ],
    },
  },
  {
    id: "10",
    title: { en: "New cards", fr: "Nouvelles cartes" },
    clauses: [
      {
        text: {
          en: "The played card is discarded and one is drawn; none when the deck is empty. When hand and deck are both empty, the nine discards become the deck and two are drawn.",
          fr: "La carte jouée est défaussée et on en pioche une ; aucune si la pioche est vide. Quand main et pioche sont vides, les neuf cartes jouées deviennent la pioche et l’on en tire deux.",
        },
      },
    ],
  },
  {
    id: "11",
    title: { en: "End of the turn and of the game", fr: "Fin du tour et de la partie" },
    clauses: [
      {
        text: {
          en: "With a pawn in END the game is over after the moves. Otherwise, after a Trade, all tiles that lie out go back into their bags, and the next player is active.",
          fr: "Si un pion est en FIN, la partie se termine après les déplacements. Sinon, après un Échange, toutes les tuiles tirées retournent dans leurs sacs, et le joueur suivant devient actif.",
        },
      },
      {
        text: {
          en: "Wealth is cash and shares at the final prices, negative ones too. The most wins; equal wealth shares the victory.",
          fr: "La fortune est l’argent et les actions aux cours finaux, même négatifs. La plus grande l’emporte ; à fortune égale la victoire est partagée.",
        },
      },
    ],
  },
  {
    id: "12",
    title: { en: "Other readings", fr: "Autres lectures" },
    clauses: [
      {
        text: {
          en: "Where the rulebook is open, one reading is played here; the others are options of a table: the side of the board, rank tiles that may be left unused, one deal at a time, hidden cash and more. The lobby explains each.",
          fr: "Là où la règle hésite, une lecture est retenue ; les autres sont des options de la table : la face du plateau, les tuiles Rang facultatives, une seule opération par échange, l’argent caché et d’autres encore. L’accueil explique chacune.",
        },
      },
    ],
  },
];
