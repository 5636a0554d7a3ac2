import type { Text } from "$lib/texts";
import type { Chapter } from "$rules/rulebook";

export const intro: Text = {
  en: "Two to six investors share the railways of the East. Whoever holds a share of a company may spend the company’s money; whoever bids for a share pays into its treasury. Every company runs west, towards Chicago. Only the cash in hand counts at the end: a share is worth what it pays before then.",
  fr: "De deux à six investisseurs se partagent les chemins de fer de l’Est. Qui détient une action d’une compagnie peut dépenser l’argent de cette compagnie ; qui acquiert une action verse le prix dans sa caisse. Toutes les compagnies vont vers l’ouest, vers Chicago. Seul l’argent en main compte à la fin : une action vaut ce qu’elle rapporte d’ici là.",
};

const same = (text: string): Text => ({ en: text, fr: text });

export const chapters: Chapter[] = [
  {
    id: "1",
    title: { en: "Setup", fr: "Préparation" },
    clauses: [
      {
        text: {
          en: "Four companies begin with one locomotive on their start hex, an empty treasury and an income. Wabash is closed until Chicago is reached.",
          fr: "Quatre compagnies commencent avec une locomotive sur leur case de départ, une caisse vide et un revenu. Wabash reste fermée jusqu’à ce que Chicago soit atteinte.",
        },
      },
      {
        text: {
          en: "The players share 120: 60, 40, 30, 24 or 20 each for two to six players. There are 20 houses. Detroit stands on 1, Wheeling on 3, Pittsburgh on 4; the three dials on 0. The bank has no limit.",
          fr: "Les joueurs se partagent 120 : 60, 40, 30, 24 ou 20 chacun, de deux à six joueurs. Il y a 20 maisons. Detroit est sur 1, Wheeling sur 3, Pittsburgh sur 4 ; les trois cadrans sur 0. La banque est illimitée.",
        },
      },
    ],
    table: {
      head: [
        { en: "Company", fr: "Compagnie" },
        { en: "Start", fr: "Départ" },
        { en: "Income", fr: "Revenu" },
        { en: "Shares", fr: "Actions" },
        { en: "Locomotives", fr: "Locomotives" },
      ],
      rows: [
        [
          same("Pennsylvania Railroad (PRR)"),
          same("Philadelphia"),
          same("7"),
          same("3"),
          same("20"),
        ],
        [same("Baltimore & Ohio (B&O)"), same("Baltimore"), same("6"), same("4"), same("22")],
        [same("Chesapeake & Ohio (C&O)"), same("Washington"), same("5"), same("6"), same("26")],
        [same("New York Central (NYC)"), same("New York"), same("8"), same("5"), same("24")],
        [same("Wabash"), same("Fort Wayne"), { en: "1 or 3", fr: "1 ou 3" }, same("2"), same("11")],
      ],
    },
  },
  {
    id: "2",
    title: { en: "Opening auctions", fr: "Enchères d’ouverture" },
    clauses: [
      {
        text: {
          en: "One share each of PRR, B&O, C&O and NYC is auctioned, in this order, from 7, 6, 5 and 8.",
          fr: "Une action de PRR, B&O, C&O et NYC est mise aux enchères, dans cet ordre, à partir de 7, 6, 5 et 8.",
        },
      },
      {
        id: "2.1",
        text: {
          en: "The oldest player (or the seat chosen for the table) bids first for PRR; then always whoever received the last share.",
          fr: "Le plus âgé (ou la place choisie pour la table) enchérit le premier pour PRR ; ensuite, toujours celui qui a reçu la dernière action.",
        },
      },
      {
        id: "2.2",
        text: {
          en: "Clockwise, everybody still in bids or passes. The first bid is at least the starting bid, every later one higher. A pass is final. The one who holds the standing bid is asked again only when outbid.",
          fr: "Dans le sens horaire, chacun de ceux encore en lice offre ou passe. La première offre atteint au moins la mise à prix, chaque suivante est plus élevée. Passer est définitif. Celui qui tient l’offre en cours n’est consulté que si quelqu’un a surenchéri.",
        },
      },
      {
        id: "2.3",
        text: { en: "Nobody bids more than he has.", fr: "Nul n’offre plus qu’il n’a." },
      },
      {
        id: "2.4",
        text: {
          en: "The auction ends when a bid stands and everybody else has passed, or when all have passed. The last one left without a bid standing may still bid.",
          fr: "L’enchère s’achève quand une offre tient et que tous les autres ont passé, ou quand tous ont passé. Le dernier en lice, si personne n’a rien offert, peut encore offrir.",
        },
      },
      {
        id: "2.5",
        text: {
          en: "The winner pays the treasury of the company. If all passed, the first bidder receives the share for nothing. The owner of the PRR share takes the first turn.",
          fr: "Le gagnant verse le prix dans la caisse de la compagnie. Si tous ont passé, le premier enchérisseur reçoit l’action gratuitement. Le détenteur de l’action PRR joue le premier tour.",
        },
      },
    ],
  },
  {
    id: "3",
    title: { en: "The turn", fr: "Le tour" },
    clauses: [
      {
        text: {
          en: "Turn one dial that is not on red, then perform its action or forgo it. The auction dial turns red after 3 steps, development after 4, expansion after 5; the choice that reaches red is still performed. A dial may be chosen though nothing can be done.",
          fr: "Tournez un cadran qui n’est pas dans le rouge, puis jouez-le ou renoncez-y. Le cadran d’enchère passe au rouge après 3 crans, celui du développement après 4, celui de l’extension après 5 ; le choix qui atteint le rouge s’accomplit encore. On peut choisir un cadran même sans rien pouvoir faire.",
        },
      },
      {
        text: {
          en: "When two dials are red, general dividends (9) are paid after the action; by an option of the table, before it. Then the next player clockwise takes a turn.",
          fr: "Quand deux cadrans sont rouges, les dividendes généraux (9) sont versés après le coup joué ; selon une option de la table, avant lui. Puis c’est au joueur suivant dans le sens horaire.",
        },
      },
    ],
  },
  {
    id: "5",
    title: { en: "Auction a share", fr: "Mettre une action aux enchères" },
    clauses: [
      {
        id: "5.1",
        text: {
          en: "Name an open company with an unsold share. You need no share of it and no money.",
          fr: "Désignez une compagnie ouverte qui a une action à vendre. Il n’est besoin ni d’une action de celle-ci, ni d’argent.",
        },
      },
      {
        id: "5.2",
        text: {
          en: "The starting bid is the income divided by the shares sold plus one, rounded up.",
          fr: "La mise à prix est le revenu divisé par le nombre d’actions vendues plus une, arrondi à l’entier supérieur.",
        },
      },
      {
        id: "5.3",
        text: {
          en: "Bidding is as in 2.2 to 2.4. You bid first; you may pass and let the others bid.",
          fr: "On enchérit comme en 2.2 à 2.4. Vous commencez ; vous pouvez passer et laisser les autres enchérir.",
        },
      },
      {
        id: "5.4",
        text: {
          en: "The winner pays the treasury. If all pass, the share stays.",
          fr: "Le gagnant verse le prix dans la caisse. Si tous passent, l’action reste à la compagnie.",
        },
      },
      {
        id: "5.5",
        text: {
          en: "The turn goes to the player after you, whoever won.",
          fr: "Le tour passe au joueur qui vous suit, quel que soit le gagnant.",
        },
      },
    ],
  },
  {
    id: "6",
    title: { en: "Expand a network", fr: "Étendre un réseau" },
    clauses: [
      {
        id: "6.1",
        text: {
          en: "Choose an open company of which you hold a share.",
          fr: "Choisissez une compagnie ouverte dont vous détenez une action.",
        },
      },
      {
        id: "6.2",
        text: {
          en: "Place one to three locomotives, one at a time, each on a hex that touches the company’s network and does not hold the company yet. The four start hexes of the coast are closed. Forests and mountains must be empty; plains and cities take every company.",
          fr: "Posez une à trois locomotives, l’une après l’autre, chacune sur une case qui touche le réseau de la compagnie et où elle n’est pas encore. Les quatre cases de départ de la côte sont fermées. Forêts et montagnes doivent être vides ; plaines et villes accueillent toutes les compagnies.",
        },
      },
      {
        id: "6.3",
        text: {
          en: "Each locomotive comes from the company’s supply; without supply there is no expansion.",
          fr: "Chaque locomotive vient de la réserve de la compagnie ; sans réserve, pas d’extension.",
        },
      },
      {
        id: "6.4",
        text: {
          en: "The price is the printed cost times the locomotives then on the hex, the new one included. The treasury alone pays it, to the bank.",
          fr: "Le prix est le coût imprimé multiplié par le nombre de locomotives alors sur la case, la nouvelle comprise. La caisse seule le paie, à la banque.",
        },
      },
      {
        id: "6.5",
        text: {
          en: "Income rises at once: nothing on plain and forest; on a mountain or in a city what is printed, and the value of its house if it has one; in an industrial city the present value of its track.",
          fr: "Le revenu augmente aussitôt : rien en plaine et en forêt ; en montagne ou en ville, la valeur imprimée, plus celle de la maison s’il y en a une ; dans une ville industrielle, la valeur actuelle de son échelle.",
        },
      },
      {
        id: "6.6",
        text: {
          en: "If Chicago was reached, the Chicago phase (8) follows the expansion; by an option of the table it interrupts it, and the expansion goes on afterwards.",
          fr: "Si Chicago est atteinte, la phase Chicago (8) suit l’extension ; selon une option de la table, elle l’interrompt, et l’extension reprend ensuite.",
        },
      },
    ],
  },
  {
    id: "7",
    title: { en: "Develop a hex", fr: "Développer une case" },
    clauses: [
      {
        text: {
          en: "At least one locomotive must be there. No share and no money is needed.",
          fr: "Il faut au moins une locomotive sur la case. Ni action ni argent ne sont nécessaires.",
        },
      },
      {
        text: {
          en: "An industrial city at the end of its track is no target (or, by an option of the table, one without effect).",
          fr: "Une ville industrielle au bout de son échelle ne peut être choisie (ou, selon une option de la table, peut l’être sans effet).",
        },
      },
    ],
    table: {
      head: [
        { en: "Hex", fr: "Case" },
        { en: "Limit", fr: "Limite" },
        { en: "Effect", fr: "Effet" },
      ],
      rows: [
        [
          { en: "city but Chicago, mountain", fr: "ville sauf Chicago, montagne" },
          { en: "once, one house", fr: "une fois, une maison" },
          {
            en: "every company there: income + house value",
            fr: "chaque compagnie présente : revenu + valeur de la maison",
          },
        ],
        [
          { en: "forest", fr: "forêt" },
          { en: "once, one house", fr: "une fois, une maison" },
          {
            en: "the company there receives 2 from the bank",
            fr: "la compagnie présente reçoit 2 de la banque",
          },
        ],
        [
          same("Wheeling, Pittsburgh"),
          {
            en: "to the end of the track, no house",
            fr: "jusqu’au bout de l’échelle, sans maison",
          },
          {
            en: "every company there gains the step (1, 2)",
            fr: "chaque compagnie présente gagne le cran (1, 2)",
          },
        ],
        [
          {
            en: "Detroit, Chicago, plain, start hexes",
            fr: "Detroit, Chicago, plaine, cases de départ",
          },
          { en: "never", fr: "jamais" },
          same("–"),
        ],
      ],
    },
  },
  {
    id: "8",
    title: { en: "Chicago phase", fr: "Phase Chicago" },
    clauses: [
      {
        text: {
          en: "Each time a company puts a locomotive in Chicago, its shares alone are paid a special dividend.",
          fr: "Chaque fois qu’une compagnie pose une locomotive à Chicago, ses actions seules reçoivent un dividende spécial.",
        },
      },
      {
        text: {
          en: "The first time, Wabash opens: a locomotive goes to Fort Wayne for nothing, with an income of 1, or 3 if Fort Wayne is developed; and the active player auctions its first share, bidding first. An unsold share stays and can be offered later. No dial turns. If two dials are red, general dividends come afterwards.",
          fr: "La première fois, Wabash ouvre : une locomotive est posée gratuitement à Fort Wayne, avec un revenu de 1, ou 3 si Fort Wayne est développée ; et le joueur actif met aux enchères sa première action, en commençant. Une action invendue reste et pourra être proposée plus tard. Aucun cadran ne tourne. Si deux cadrans sont rouges, les dividendes généraux viennent ensuite.",
        },
      },
    ],
  },
  {
    id: "9",
    title: { en: "General dividends", fr: "Dividendes généraux" },
    clauses: [
      {
        id: "9.1",
        text: {
          en: "Every share receives its company’s income divided by its shares sold, rounded up for each share, from the bank. Treasuries are not touched.",
          fr: "Chaque action reçoit de la banque le revenu de sa compagnie divisé par ses actions vendues, arrondi à l’entier supérieur pour chaque action. Les caisses ne changent pas.",
        },
      },
      {
        id: "9.2",
        text: {
          en: "If the game ends (10), it ends here.",
          fr: "Si la partie se termine (10), c’est ici.",
        },
      },
      {
        id: "9.3",
        text: { en: "All dials go back to 0.", fr: "Tous les cadrans reviennent à 0." },
      },
      {
        id: "9.4",
        text: {
          en: "Detroit rises by 1, and so does the income of every company there (unless an option of the table says otherwise).",
          fr: "Detroit avance de 1, et le revenu de chaque compagnie présente aussi (sauf option contraire de la table).",
        },
      },
      {
        id: "9.5",
        text: {
          en: "Play goes on with the player whose turn was about to begin; if dividends come before the action, the same player now performs it.",
          fr: "On continue avec le joueur dont le tour allait commencer ; si les dividendes précèdent le coup, le même joueur le joue maintenant.",
        },
      },
    ],
  },
  {
    id: "10",
    title: { en: "End", fr: "Fin" },
    clauses: [
      {
        text: {
          en: "Checked only in 9.2. The game ends with three companies without locomotives, three without unsold shares (Wabash counts as one), three houses or fewer, or Detroit on 8: so the eighth general dividends are always the last.",
          fr: "Vérifiée seulement en 9.2. La partie se termine si trois compagnies n’ont plus de locomotives, si trois n’ont plus d’actions à vendre (Wabash compte pour une), s’il reste trois maisons ou moins, ou si Detroit est sur 8 : les huitièmes dividendes généraux sont donc toujours les derniers.",
        },
      },
      {
        text: {
          en: "The most cash wins; shares and treasuries count nothing. Equal cash shares the victory, unless the table has chosen to look at what the shares would bring.",
          fr: "Le plus riche en argent gagne ; actions et caisses ne comptent pas. À argent égal la victoire est partagée, à moins que la table ait choisi de regarder ce que rapporteraient les actions.",
        },
      },
    ],
  },
  {
    id: "11",
    title: { en: "Income above 50", fr: "Revenu au-delà de 50" },
    clauses: [
      {
        text: {
          en: "Income is a number without limit; beyond the end of the track the marker shows the +50 token and the rest.",
          fr: "Le revenu n’a pas de limite ; au-delà de l’échelle, le marqueur montre le jeton +50 et le reste.",
        },
      },
    ],
  },
];
