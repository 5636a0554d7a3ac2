import type { Text } from "$lib/texts";
import type { Chapter } from "$rules/rulebook";

export const intro: Text = {
  en: "Three to six investors build the railways of the Russian Empire. They auction private companies and minors, lay track, run trains, merge minors into public companies and trade their shares. Trains grow old: a company that cannot pay for a new one goes to the state. Whoever has most at the end, in cash and shares, wins. Sections have the numbers of the rulebook.",
  fr: "De trois à six investisseurs bâtissent les chemins de fer de l’Empire russe. Ils mettent aux enchères compagnies privées et mineures, posent des voies, font circuler des trains, fusionnent les mineures en compagnies publiques et négocient leurs actions. Les trains vieillissent : une compagnie qui ne peut s’en payer un neuf revient à l’État. Le plus riche à la fin, en argent et en actions, l’emporte. Les sections portent les numéros du livret.",
};

const same = (text: string): Text => ({ en: text, fr: text });

export const chapters: Chapter[] = [
  {
    id: "1",
    title: { en: "Components", fr: "Matériel" },
    clauses: [
      {
        id: "1.1",
        text: {
          en: "The map has cities (circles for tokens), towns, and red areas at its edge, worth by phase 2, 3–4, 5, 6–8: Poland 30, 40, 50, 70; Romania 10, 20, 30, 30; the Caucasus 10, 20, 40, 60; Central Asia 10, 20, 30, 40. Ekaterinburg counts 40 more on a route that also counts Moscow.",
          fr: "La carte porte des villes (emplacements pour les jetons de gare), de petites villes, et des zones rouges au bord, qui valent selon la phase 2, 3–4, 5, 6–8 : Pologne 30, 40, 50, 70 ; Roumanie 10, 20, 30, 30 ; Caucase 10, 20, 40, 60 ; Asie centrale 10, 20, 30, 40. Ekaterinbourg compte 40 de plus sur une route qui compte aussi Moscou.",
        },
      },
      {
        id: "1.2.1",
        text: {
          en: "Five private companies pay their owner at the start of each operating round. A company may buy one from a player in phases 3 to 5, for 1 to its value; then each of its routes that counts the private’s city brings 10 more. At the start of phase 6 the state takes them all and the bank pays their value; the state railway’s routes then bring the 10 more.",
          fr: "Cinq compagnies privées versent leur revenu à leur propriétaire au début de chaque tour d’exploitation. Une compagnie peut en acheter une à un joueur dans les phases 3 à 5, pour 1 à sa valeur ; chaque route qui compte la ville indiquée rapporte alors 10 de plus. Au début de la phase 6, toutes sont nationalisées et la banque en paie la valeur ; les routes du Réseau Ferré Russe rapportent alors ces 10 de plus.",
        },
      },
      {
        id: "1.2.2",
        text: {
          en: "Sixteen minors: ten from the start, six from phase 3. A minor has one owner, one token, two trains at most (one from phase 4), and counts as two shares.",
          fr: "Seize compagnies mineures : dix dès le début, six à partir de la phase 3. Une mineure a un propriétaire, un jeton de gare, deux trains au plus (un seul dès la phase 4), et compte pour deux actions.",
        },
      },
      {
        id: "1.2.3",
        text: {
          en: "Eight public companies of ten shares: a director’s certificate of two, eight of one. Whoever holds most shares is director and decides for the company. A public has three tokens.",
          fr: "Huit compagnies publiques de dix actions : un certificat de directeur qui en vaut deux, huit certificats d’une action. Qui en détient le plus est directeur et décide pour la compagnie. Une publique a trois jetons de gare.",
        },
      },
      {
        id: "1.2.4",
        text: {
          en: "The Russian State Railway takes over what is nationalised. It has no shares and no price, and operates by itself in phases 4 to 7.",
          fr: "Le Réseau Ferré Russe reprend ce qui est nationalisé. Il n’a ni actions ni cours, et joue de lui-même dans les phases 4 à 7.",
        },
      },
      {
        id: "1.6",
        text: {
          en: "There are 15,000 in all. The bank always pays; it is broken once it has less than nothing.",
          fr: "Il y a 15 000 roubles en tout. La banque paie toujours ; elle est à court d’argent dès qu’elle a moins que rien.",
        },
      },
    ],
    table: {
      head: [
        { en: "Private", fr: "Compagnie privée" },
        { en: "From", fr: "Minimum" },
        { en: "Value", fr: "Valeur" },
        { en: "Income", fr: "Revenu" },
        { en: "City", fr: "Ville" },
      ],
      rows: [
        [same("Tsarskoye Selo (TSR)"), same("20"), same("30"), same("10"), same("–")],
        [same("Black Sea Shipping (BSS)"), same("30"), same("45"), same("15"), same("Odessa")],
        [
          same("Moscow–Yaroslavl (MYR)"),
          same("40"),
          same("60"),
          same("20"),
          { en: "Moscow", fr: "Moscou" },
        ],
        [
          same("Moscow–Ryazan (MRR)"),
          same("50"),
          same("75"),
          same("25"),
          { en: "Moscow", fr: "Moscou" },
        ],
        [
          same("Warsaw–Vienna (WVR)"),
          same("60"),
          same("90"),
          same("30"),
          { en: "Poland", fr: "Pologne" },
        ],
      ],
    },
  },
  {
    id: "2",
    title: { en: "Setup", fr: "Mise en place" },
    clauses: [
      {
        text: {
          en: "Three, four, five or six players begin with 420, 315, 252 or 210 each and may hold 21, 16, 13 or 11 certificates.",
          fr: "À trois, quatre, cinq ou six joueurs, chacun reçoit 420, 315, 252 ou 210 et peut détenir 21, 16, 13 ou 11 certificats.",
        },
      },
    ],
  },
  {
    id: "3",
    title: { en: "The order of rounds", fr: "L’ordre des tours" },
    clauses: [
      {
        text: {
          en: "First the privates are auctioned, then a stock round is played. After that always two operating rounds and a stock round. In phases 3 to 7 a merger round follows each operating round.",
          fr: "On met d’abord les compagnies privées aux enchères, puis on joue un tour de bourse. Ensuite toujours deux tours d’exploitation et un tour de bourse. Dans les phases 3 à 7, un tour de fusion suit chaque tour d’exploitation.",
        },
      },
    ],
  },
  {
    id: "4",
    title: { en: "Stock round", fr: "Tour de bourse" },
    clauses: [
      {
        text: {
          en: "In a turn a player sells as many shares as he likes, then buys one share, or auctions a minor, or founds a public company. A purchase ends the turn; doing nothing is passing. The round ends when all pass in a row. Whoever sits to the left of the last one who traded begins the next stock round.",
          fr: "À son tour, un joueur vend autant d’actions qu’il veut, puis achète une action, ou met une mineure aux enchères, ou crée une publique. Un achat termine le tour ; ne rien faire, c’est passer. Le tour de bourse s’achève quand tous passent à la suite. La carte de premier joueur va à la gauche du dernier qui a acheté ou vendu.",
        },
      },
      {
        id: "4.1",
        text: {
          en: "Shares are sold to the pool, at the price before the sale. Only of public companies that have had a turn; at most half of a company lies in the pool; the director’s certificate goes only if somebody else holds two shares. Privates and minors are not sold.",
          fr: "On vend à la banque de dépôt, au cours d’avant la vente. Seulement des actions de publiques qui ont déjà joué ; au plus la moitié d’une compagnie à la banque de dépôt ; le certificat de directeur ne se cède que si quelqu’un d’autre a deux actions. Privées et mineures ne se vendent pas.",
        },
      },
      {
        id: "4.1.1",
        text: {
          en: "If another player with at least two shares then holds more than the director, he takes over; of equal ones the nearest to the old director’s left.",
          fr: "Si un autre joueur, avec au moins deux actions, en détient alors plus que le directeur, il le remplace ; à égalité, le plus proche à sa gauche.",
        },
      },
      {
        id: "4.1.2",
        text: {
          en: "When the director sells, the price falls one row; at the lower edge it stays. Sales by others do not move it. A marker that enters a cell goes under those already there.",
          fr: "Quand le directeur vend, le cours descend d’une ligne ; au bord inférieur, il reste. Les ventes des autres ne le changent pas. Un marqueur qui arrive sur une case passe sous ceux qui y sont.",
        },
      },
      {
        id: "4.2",
        text: {
          en: "A share is bought from the treasury (the money goes to the company) or from the pool (to the bank), at the price; buying does not move it. Nobody holds more than six shares of a company, nor buys what he sold in this stock round.",
          fr: "Une action s’achète à la trésorerie (l’argent va à la compagnie) ou à la banque de dépôt (à la banque), au cours ; l’achat ne le change pas. Nul ne détient plus de six actions d’une compagnie, ni n’achète ce qu’il a vendu dans ce tour de bourse.",
        },
      },
      {
        id: "4.2.1",
        text: {
          en: "Certificates are privates, minors and shares; the director’s certificate counts one. Who holds as many as the limit buys no more; who holds more sells first.",
          fr: "Sont des certificats les privées, les mineures et les actions ; celui de directeur compte pour un. Qui en a autant que la limite n’en achète plus ; qui en a davantage vend d’abord.",
        },
      },
      {
        id: "4.2.3",
        text: {
          en: "From phase 4 a public company can be founded: choose a price from 70 to 200 on a red or purple cell, pay twice that to the company for the director’s certificate, and place its first token in a free, unreserved city circle from which no track leads to another stop.",
          fr: "Dès la phase 4, on peut créer une compagnie publique : choisir un cours de 70 à 200 sur une case rouge ou violette, payer le double à la compagnie pour le certificat de directeur, et placer son premier jeton de gare dans un emplacement de ville libre, non réservé, d’où aucune voie ne mène ailleurs.",
        },
      },
      {
        id: "4.2.4",
        text: {
          en: "Before phase 5 a minor can be auctioned: from 100, in multiples of five, no more than one has; a pass is final. The winner pays his bid into the minor’s treasury. Its price is half the bid, rounded down to a red or brown cell, at most 135. Its token stands at its home. Play goes on to the winner’s left.",
          fr: "Avant la phase 5, on peut mettre une mineure aux enchères : dès 100, par multiples de cinq, pas plus qu’on n’a ; passer est définitif. Le gagnant verse son offre dans la trésorerie de la mineure. Son cours est la moitié de l’offre, arrondie vers le bas à une case rouge ou brune, 135 au plus. Son jeton va à sa gare de départ. On continue à gauche du gagnant.",
        },
      },
      {
        id: "4.3",
        text: {
          en: "The privates are auctioned in order, paid to the bank. If nobody bids, the minimum falls by five and bidding begins again with the same player, who gets it free at nothing (in the edition 18xx.games the first taker has it). Nikolaev is the first minor; others follow once it is sold.",
          fr: "Les privées sont mises aux enchères dans l’ordre et payées à la banque. Si nul n’offre, le minimum baisse de cinq et l’enchère reprend avec le même joueur, qui la reçoit gratuitement à zéro (dans l’édition 18xx.games, le premier preneur l’emporte). Nikolaev est la première mineure ; les autres suivent une fois qu’elle est vendue.",
        },
      },
      {
        id: "4.4",
        text: {
          en: "At the end of the round the price of each public company wholly in players’ hands rises a row; from the top row it goes one right and one down.",
          fr: "À la fin du tour, le cours de chaque publique entièrement détenue par des joueurs monte d’une ligne ; depuis la ligne du haut, il va d’une case à droite et une en dessous.",
        },
      },
    ],
  },
  {
    id: "5",
    title: { en: "Operating round", fr: "Tour d’exploitation" },
    clauses: [
      {
        id: "5.2",
        text: {
          en: "Privates pay. Then the minors operate, then the public companies, each by falling price; of equal prices the marker further right, then the one on top. The state railway is last.",
          fr: "Les privées versent leur revenu. Puis jouent les mineures, puis les publiques, par cours décroissant ; à égalité, le marqueur le plus à droite, puis celui du dessus. Le Réseau Ferré Russe joue en dernier.",
        },
      },
      {
        id: "5.3",
        text: {
          en: "A route is a continuous line with at least one city holding a token of the company. It uses no track twice and no stop twice, may end at but not pass a city full of other companies’ tokens, and ends where it reaches a red area.",
          fr: "Une route est une ligne continue avec au moins une ville portant un jeton de la compagnie. Elle n’emprunte deux fois ni une voie ni une gare, peut s’arrêter dans une ville pleine de jetons d’autres compagnies mais non la traverser, et s’achève où elle atteint une zone rouge.",
        },
      },
      {
        id: "5.4",
        text: {
          en: "A loan of 50 brings 45, the first interest is paid at once. Loans are taken only when the cash does not reach, as few as needed: for track, for interest, and for a train of the bank when there is none. Minors have two at most, publics five, the state railway as many as it needs (100 in the edition 18xx.games).",
          fr: "Un emprunt de 50 rapporte 45, le premier intérêt étant payé aussitôt. On n’emprunte que si l’argent ne suffit pas, le moins possible : pour les voies, pour les intérêts, et pour un train de la banque quand on n’en a aucun. Deux au plus pour une mineure, cinq pour une publique, autant qu’il faut pour le Réseau Ferré Russe (100 dans l’édition 18xx.games).",
        },
      },
      {
        id: "5.5",
        text: {
          en: "A company’s turn: redeem shares, lay track, place a token, run, pay dividends, pay interest, repay loans, buy trains. It may buy a private at any moment. Where something belongs to another player he is asked first; what he declined is not asked for again in that turn (in the edition 18xx.games his consent is implied).",
          fr: "Le tour d’une compagnie : rachat d’actions, voies, jeton de gare, circulation, dividendes, intérêts, remboursement, trains. Elle peut acheter une privée à tout moment. Ce qui appartient à un autre joueur suppose son accord ; ce qu’il a refusé ne se redemande pas dans ce tour (dans l’édition 18xx.games, l’accord est supposé donné).",
        },
      },
      {
        id: "5.5.1",
        text: {
          en: "A public company may buy own shares from the pool at the price, without loans.",
          fr: "Une publique peut racheter ses actions à la banque de dépôt, au cours, sans emprunter.",
        },
      },
      {
        id: "5.5.2.1",
        text: {
          en: "Two tiles in a turn: the first free, the second for 20, one of them at most an upgrade, not both in one hex. Green tiles come in phase 3, brown in 5, grey in 6. Yellow tiles never run out (in the edition 18xx.games only 7, 8 and 9 do not); of the others those that lie on the map are not to be had.",
          fr: "Deux tuiles par tour : la première gratuite, la seconde pour 20, l’une au plus étant une amélioration, pas sur la même case. Les vertes viennent en phase 3, les brunes en 5, les grises en 6. Les tuiles jaunes ne s’épuisent jamais (dans l’édition 18xx.games, seulement les 7, 8 et 9) ; des autres, une tuile posée n’est plus disponible.",
        },
      },
      {
        id: "5.5.2.2",
        text: {
          en: "A yellow tile goes on a light green hex and fits what is printed there: city, town, letter. Its track extends a route of the company and neither leaves the map nor runs into a closed side. Terrain is paid at once. Nobody builds in the hexes of privates before phase 3.",
          fr: "Une tuile jaune se pose sur une case vert clair et convient à ce qui y est imprimé : ville, petite ville, lettre. Sa voie étend une route de la compagnie et ne sort pas de la carte ni ne bute sur un bord fermé. Le terrain se paie aussitôt. Nul ne construit sur les cases des privées avant la phase 3.",
        },
      },
      {
        id: "5.5.2.3",
        text: {
          en: "An upgrade keeps all old track and stations. New plain track must extend a route; in a city or town it is enough that a route leads there. A brown city takes the tile with most exits. Upgrades are free, except Kiev’s from green.",
          fr: "Une amélioration conserve voies et gares. Une voie simple nouvelle doit étendre une route ; dans une ville, il suffit qu’une route y mène. Une ville brune prend la tuile qui a le plus de sorties. Améliorer est gratuit, sauf Kiev depuis le vert.",
        },
      },
      {
        id: "5.5.3",
        text: {
          en: "A public company may place a token in a free circle its track leads to, one in a hex. The second costs 20, the third 40, for each hex from its nearest token; no loans. A circle is kept for each minor that has not begun, until phase 5, and for the state railway in St Petersburg and in grey Moscow.",
          fr: "Une publique peut placer un jeton de gare dans un emplacement libre où mène sa voie, un par case. Le deuxième coûte 20, le troisième 40, par case depuis son jeton le plus proche ; sans emprunt. Un emplacement est réservé à chaque mineure non lancée, jusqu’à la phase 5, et au Réseau Ferré Russe à Saint-Pétersbourg et dans Moscou grise.",
        },
      },
      {
        id: "5.5.4",
        text: {
          en: "Each train runs a route of its own; routes of a company share no track. A train counts as many stops as its number, at least two; towns may be passed over, cities only by the 5+5E. The 2+2 and 5+5E count double. The table finds the best routes and proves them, or says what others could bring at most; in the rulebook’s edition they must be run.",
          fr: "Chaque train circule sur sa route ; les routes d’une compagnie ne partagent aucune voie. Un train compte autant d’arrêts que son numéro, au moins deux ; les petites villes peuvent être sautées, les villes seulement par le 5+5E. Le 2+2 et le 5+5E comptent double. La table trouve les meilleures routes et le prouve, ou dit ce que d’autres rapporteraient au plus ; dans l’édition du livret, il faut les déclarer.",
        },
      },
      {
        id: "5.5.5",
        text: {
          en: "A minor pays half to its owner and keeps half; its marker goes right, in the yellow column up; without revenue left. A public company pays all, half (rounded up to a multiple of ten), or nothing, a tenth for each share; shares in the treasury pay the company, those in the pool nobody. If it pays at least its price in all, the marker goes right; if nothing, left; at the edge up or down.",
          fr: "Une mineure verse la moitié à son propriétaire et garde l’autre ; son marqueur va à droite, dans la colonne jaune il monte ; sans revenu, il va à gauche. Une publique distribue tout, la moitié (arrondie à la dizaine supérieure) ou rien, un dixième par action ; celles en trésorerie paient la compagnie, celles à la banque de dépôt personne. Si elle verse en tout au moins son cours, le marqueur va à droite ; rien, à gauche ; au bord, il monte ou descend.",
        },
      },
      {
        id: "5.5.6",
        text: {
          en: "Then five of interest are due for each loan held at the start of the turn; who cannot pay is nationalised. Loans are repaid as long as there are 50.",
          fr: "Ensuite, cinq d’intérêts sont dus par emprunt détenu au début du tour ; qui ne peut payer est nationalisé. On rembourse tant qu’il y a 50.",
        },
      },
      {
        id: "5.5.8",
        text: {
          en: "Below its limit a company may buy trains: the next new one, one from the pool, both at the printed price, or another company’s for 1 to all its cash. Each purchase takes effect at once.",
          fr: "Sous sa limite, une compagnie peut acheter des trains : le prochain neuf ou un de la banque de dépôt, au prix indiqué, ou celui d’une autre compagnie pour 1 à tout son argent. Chaque achat prend effet aussitôt.",
        },
      },
      {
        id: "5.5.9",
        text: {
          en: "A company without a train at the end of its turn must buy one if cash and all its loans reach the cheapest of bank and pool; otherwise it is nationalised. Players never help out.",
          fr: "Une compagnie sans train à la fin de son tour doit en acheter un si son argent et tous ses emprunts atteignent le moins cher de la banque ou de la banque de dépôt ; sinon elle est nationalisée. Les joueurs n’aident jamais.",
        },
      },
      {
        id: "5.6",
        text: {
          en: "The state railway places its token in St Petersburg in its first turn, and in Moscow when Moscow turns grey. It lays no track. It runs the best routes with the trains that have not run in this round, keeps all, pays interest and loans, and buys new trains as long as it can pay; without a train the cheapest, with loans. Its trains are not for sale.",
          fr: "Le Réseau Ferré Russe place son jeton à Saint-Pétersbourg à son premier tour, et à Moscou quand elle devient grise. Il ne pose pas de voie. Il fait circuler au mieux les trains qui n’ont pas circulé dans ce tour, garde tout, paie intérêts et emprunts, et achète des trains neufs tant qu’il le peut ; sans train, le moins cher, en empruntant. Ses trains ne sont pas à vendre.",
        },
      },
    ],
  },
  {
    id: "5.8",
    title: { en: "Phases", fr: "Phases" },
    clauses: [
      {
        id: "5.8.2",
        text: {
          en: "The first train of a new kind begins its phase at once.",
          fr: "Le premier train d’un nouveau type ouvre aussitôt sa phase.",
        },
      },
      {
        id: "5.8.3",
        text: {
          en: "Trains that rust are removed everywhere without compensation. Then whoever has more trains than the limit gives the rest to the pool, unpaid.",
          fr: "Les trains obsolètes sont retirés partout sans compensation. Qui a ensuite plus de trains que la limite se défausse du reste à la banque de dépôt, sans être payé.",
        },
      },
      {
        id: "5.8.4",
        text: {
          en: "When trains rust, minors that have operated and have no train are nationalised; the director of a trainless public is asked. In phase 6 all privates go to the state, in phase 8 all minors. A nationalised company repays what loans it can; its marker goes one step left, and one for each loan left; the bank pays its holders that price for each share, two for a minor; everything else goes to the state railway, whose tokens take the places as far as they last. A public can be formed again.",
          fr: "Quand des trains deviennent obsolètes, les mineures qui ont joué et n’ont plus de train sont nationalisées ; le directeur d’une publique sans train est consulté. En phase 6, toutes les privées vont à l’État, en phase 8 toutes les mineures. Une compagnie nationalisée rembourse ce qu’elle peut ; son marqueur va d’une case à gauche, plus une par emprunt restant ; la banque paie ce cours par action, deux pour une mineure ; tout le reste va au Réseau Ferré Russe, dont les jetons prennent les places tant qu’il en a. Une publique peut être formée à nouveau.",
        },
      },
      { id: "5.8.5", text: { en: "What each phase brings:", fr: "Ce qu’apporte chaque phase :" } },
    ],
    table: {
      head: [
        { en: "Phase", fr: "Phase" },
        { en: "Rusts", fr: "Obsolètes" },
        { en: "Tiles", fr: "Tuiles" },
        { en: "Trains minor/public", fr: "Trains mineure/publique" },
        { en: "New", fr: "Nouveau" },
      ],
      rows: [
        [
          same("2"),
          same("–"),
          { en: "yellow", fr: "jaunes" },
          same("2/4"),
          { en: "ten minors", fr: "dix mineures" },
        ],
        [
          same("3"),
          same("–"),
          { en: "green", fr: "vertes" },
          same("2/4"),
          {
            en: "all minors, mergers, private hexes, privates to companies",
            fr: "toutes les mineures, fusions, cases des privées, privées aux compagnies",
          },
        ],
        [
          same("4"),
          same("2"),
          { en: "green", fr: "vertes" },
          same("1/3"),
          { en: "founding, state railway", fr: "création de publiques, Réseau Ferré Russe" },
        ],
        [
          same("5"),
          same("–"),
          { en: "brown", fr: "brunes" },
          same("1/3"),
          { en: "no new minors", fr: "plus de nouvelle mineure" },
        ],
        [
          same("6"),
          same("3"),
          { en: "grey", fr: "grises" },
          same("1/2"),
          { en: "privates nationalised", fr: "privées nationalisées" },
        ],
        [same("7"), same("–"), { en: "grey", fr: "grises" }, same("1/2"), same("–")],
        [
          same("8"),
          same("4"),
          { en: "grey", fr: "grises" },
          same("–/2"),
          {
            en: "2+2 and 5+5E (two each), minors nationalised, state railway stops, last rounds",
            fr: "2+2 et 5+5E (deux de chaque), mineures nationalisées, arrêt du Réseau Ferré Russe, derniers tours",
          },
        ],
      ],
    },
  },
  {
    id: "6",
    title: { en: "Merger round", fr: "Tour de fusion" },
    clauses: [
      {
        text: {
          en: "In operating order each minor may convert or merge with others into a public company not yet formed. Owners of other minors are asked; one who declines ends the proposal, and a minor makes three at most.",
          fr: "Dans l’ordre de jeu, chaque mineure peut se convertir ou fusionner avec d’autres en une publique pas encore formée. Les propriétaires des autres mineures sont consultés ; un refus met fin à la proposition, et une mineure en fait trois au plus.",
        },
      },
      {
        id: "6.1",
        text: {
          en: "A minor in the yellow column converts: the public company has its price, its owner the director’s certificate.",
          fr: "Une mineure dans la colonne jaune se convertit : la publique a son cours, son propriétaire le certificat de directeur.",
        },
      },
      {
        id: "6.2",
        text: {
          en: "Two to ten minors merge, six of one owner at most; one of them has track to all others, whatever tokens stand there (in the edition 18xx.games tokens block, and a chain will do). The price is the highest and the lowest together, rounded down to a marked one, at most 200. Each minor becomes one share. Most shares direct; among equals the owner of the minor first in order. If nobody has two, he buys one first; if he cannot, there is no merger. The new company keeps two of the tokens, in different hexes.",
          fr: "De deux à dix mineures fusionnent, six au plus d’un même propriétaire ; l’une d’elles a une route vers toutes les autres, quels que soient les jetons (dans l’édition 18xx.games, ils bloquent, et une chaîne suffit). Le cours est la somme du plus haut et du plus bas, arrondie vers le bas à une case marquée, 200 au plus. Chaque mineure devient une action. Le plus d’actions dirige ; à égalité, le propriétaire de la première mineure dans l’ordre. Si nul n’en a deux, celui-ci en achète une d’abord ; s’il ne le peut, pas de fusion. La nouvelle compagnie garde deux des jetons, sur des cases différentes.",
        },
      },
      {
        id: "6.3",
        text: {
          en: "All that the minors have goes to the public company, loans too. Then its holders, from the director clockwise, buy up to six shares each; then every player may buy one. Then trains above the limit go.",
          fr: "Tout ce qu’ont les mineures va à la publique, emprunts compris. Puis ses actionnaires, depuis le directeur dans le sens horaire, achètent jusqu’à six actions chacun ; puis chaque joueur peut en acheter une. Les trains au-delà de la limite partent ensuite.",
        },
      },
    ],
  },
  {
    id: "7",
    title: { en: "The end", fr: "Fin de la partie" },
    clauses: [
      {
        text: {
          en: "If the first 8-train is bought in the first operating round of a set, that set has three operating rounds and is the last; otherwise the next set has three and is the last. If the bank breaks, the game ends with that operating round, or, if it breaks in a stock round, with the next one (in the edition 18xx.games the 8-train’s countdown comes first). It also ends with an operating round after which no company is left and nobody can start one (not in the edition 18xx.games).",
          fr: "Si le premier train 8 est acheté au premier tour d’exploitation d’une série, celle-ci en compte trois et c’est la dernière ; sinon la suivante en compte trois et c’est la dernière. Si la banque est à court d’argent, la partie s’achève avec ce tour d’exploitation, ou, si cela arrive dans un tour de bourse, avec le suivant (dans l’édition 18xx.games, le décompte du train 8 l’emporte). Elle s’achève aussi avec un tour d’exploitation après lequel il ne reste aucune compagnie et personne ne peut en créer (pas dans l’édition 18xx.games).",
        },
      },
      {
        text: {
          en: "Each company’s marker goes one step left for each unpaid loan. A player has his cash and his shares at their price, two for a minor. Privates count nothing (their value in the edition 18xx.games). Equal fortunes share the victory.",
          fr: "Le marqueur de chaque compagnie va d’une case à gauche par emprunt non remboursé. Un joueur compte son argent et ses actions à leur cours, deux pour une mineure. Les privées ne comptent pas (leur valeur dans l’édition 18xx.games). À fortune égale, la victoire est partagée.",
        },
      },
    ],
  },
];
