import { de, que } from "$lib/french";
import { list, plural, type Texts } from "$lib/texts";

const shares = {
  en: (n: number) => `${n} ${plural(n, "en", "share", "shares")}`,
  fr: (n: number) => `${n} ${plural(n, "fr", "action", "actions")}`,
};

/** Words of the action bar. */
export const barTexts = {
  less: { en: (label: string) => `${label}: less`, fr: (label: string) => `${label} : moins` },
  more: { en: (label: string) => `${label}: more`, fr: (label: string) => `${label} : plus` },
  pass: { en: "Pass", fr: "Passer" },
  goOn: { en: "Go on", fr: "Continuer" },
  nothing: { en: "There is nothing to decide here.", fr: "Il n’y a rien à décider ici." },
  complete: {
    en: "The turn is complete. Look at it once more, then confirm.",
    fr: "Le tour est complet. Vérifiez, puis confirmez.",
  },
  saveSoFar: { en: "Save so far", fr: "Enregistrer jusqu’ici" },
  saveSoFarAbout: {
    en: "Everybody sees these steps, and the turn goes on.",
    fr: "Tous voient ces étapes, et le tour continue.",
  },
  over: { en: "The game is over.", fr: "La partie est terminée." },
  others: {
    en: (name: string, what: string) => `${name} decides: ${what}.`,
    fr: (name: string, what: string) => `${name} décide : ${what}.`,
  },
  othersOf: {
    en: (name: string, what: string, company: string) => `${name} decides for ${company}: ${what}.`,
    fr: (name: string, what: string, company: string) =>
      `${name} décide pour ${company} : ${what}.`,
  },

  // Company at work
  treasury: { en: "Treasury", fr: "Trésorerie" },
  loans: { en: "Loans", fr: "Emprunts" },
  interestDue: {
    en: (amount: number) => `interest ${amount}`,
    fr: (amount: number) => `intérêts ${amount}`,
  },
  loansOf: {
    en: (n: number, most: number) => `${n} of ${most}`,
    fr: (n: number, most: number) => `${n} sur ${most}`,
  },
  trains: { en: "Trains", fr: "Trains" },
  price: { en: "Price", fr: "Cours" },
  noTrain: { en: "none", fr: "aucun" },
  steps: { en: "Steps of the turn", fr: "Étapes du tour" },

  // Auctions
  noBid: {
    en: (minimum: number) => `No bid yet, from ${minimum}`,
    fr: (minimum: number) => `Pas encore d’offre, dès ${minimum}`,
  },
  fixed: {
    en: (price: number) => `${price}, to the first who takes it`,
    fr: (price: number) => `${price}, au premier preneur`,
  },
  standing: { en: "Standing bid", fr: "Offre en cours" },
  out: { en: "out", fr: "hors d’enchère" },
  yourBid: { en: "Your bid", fr: "Votre offre" },
  bid: { en: (amount: number) => `Bid ${amount}`, fr: (amount: number) => `Offrir ${amount}` },
  take: {
    en: (amount: number) => `Take it for ${amount}`,
    fr: (amount: number) => `Prendre pour ${amount}`,
  },
  open: {
    en: (name: string, amount: number) => `Open ${name} at ${amount}`,
    fr: (name: string, amount: number) => `Ouvrir ${name} à ${amount}`,
  },
  keeps: {
    en: (rest: number) => `You would keep ${rest}.`,
    fr: (rest: number) => `Il vous resterait ${rest}.`,
  },
  startsAt: {
    en: (treasury: number, price: number) => `It would have ${treasury} and start at ${price}.`,
    fr: (treasury: number, price: number) => `Elle aurait ${treasury} et débuterait à ${price}.`,
  },
  priceAt: { en: (price: number) => `price ${price}`, fr: (price: number) => `cours ${price}` },
  privateFigures: {
    en: (value: number, income: number) =>
      `Worth ${value}, pays ${income} in each operating round.`,
    fr: (value: number, income: number) =>
      `Vaut ${value}, verse ${income} à chaque tour d’exploitation.`,
  },
  privateBonus: {
    en: (bonus: number, city: string) =>
      `A company that owns it gets +${bonus} for each route to ${city}.`,
    fr: (bonus: number, city: string) =>
      `La compagnie qui la possède reçoit +${bonus} par route vers ${city}.`,
  },
  minorHome: { en: (city: string) => `Home: ${city}.`, fr: (city: string) => `Départ : ${city}.` },
  cannotBid: {
    en: (minimum: number) => `A bid would be at least ${minimum}: your cash does not reach.`,
    fr: (minimum: number) =>
      `Il faudrait offrir au moins ${minimum} : votre argent n’y suffit pas.`,
  },

  // Stock round
  stockAsk: {
    en: "Sell as many shares as you like, then buy, auction or found, once.",
    fr: "Vendez autant d’actions que vous voulez, puis un seul coup : acheter, mettre aux enchères ou créer.",
  },
  buy: { en: "Buy", fr: "Acheter" },
  sell: { en: "Sell", fr: "Vendre" },
  auction: { en: "Auction", fr: "Enchère" },
  found: { en: "Found", fr: "Créer" },
  nothingToBuy: { en: "No share is for sale.", fr: "Aucune action n’est à vendre." },
  nothingToSell: {
    en: "You hold no shares of public companies.",
    fr: "Vous ne détenez aucune action de compagnie publique.",
  },
  nothingToAuction: {
    en: "No minor is left to auction.",
    fr: "Il ne reste aucune compagnie mineure à mettre aux enchères.",
  },
  fromTreasury: {
    en: (n: number) => `treasury, ${n} left`,
    fr: (n: number) => `trésorerie, ${n} en vente`,
  },
  fromPool: {
    en: (n: number) => `pool, ${n} left`,
    fr: (n: number) => `banque de dépôt, ${n} en vente`,
  },
  youHold: { en: (n: number) => `you hold ${n}`, fr: (n: number) => `vous en avez ${n}` },
  sellLabel: {
    en: (name: string) => `Shares of ${name}`,
    fr: (name: string) => `Actions ${de(name)}`,
  },
  sellButton: {
    en: (n: number, money: number) => `Sell ${shares.en(n)} for ${money}`,
    fr: (n: number, money: number) => `Vendre ${shares.fr(n)} pour ${money}`,
  },
  youDirect: {
    en: "You are director: the price falls one row.",
    fr: "Vous êtes directeur : le cours baisse d’une ligne.",
  },
  endTurn: { en: "End the turn", fr: "Finir le tour" },
  passDoes: {
    en: "If all pass in a row, the stock round ends.",
    fr: "Si tous passent à la suite, le tour de bourse s’achève.",
  },
  chooseMinor: { en: "Which minor?", fr: "Quelle compagnie mineure ?" },
  choosePublic: { en: "Which public company?", fr: "Quelle compagnie publique ?" },
  startPrice: { en: "Starting price", fr: "Cours de départ" },
  foundButton: {
    en: (name: string, price: number, cost: number) => `Found ${name} at ${price}, pay ${cost}`,
    fr: (name: string, price: number, cost: number) => `Créer ${name} à ${price}, payer ${cost}`,
  },
  certificates: {
    en: (n: number, limit: number) => `Certificates ${n} of ${limit}`,
    fr: (n: number, limit: number) => `Certificats ${n} sur ${limit}`,
  },
  cash: { en: "Cash", fr: "Argent" },

  // Tokens
  firstTokenAsk: {
    en: "Where does its first token stand?",
    fr: "Où placer son premier jeton de gare ?",
  },
  tokenAsk: { en: "Place a token?", fr: "Placer un jeton de gare ?" },
  noToken: { en: "Place no token", fr: "Ne pas placer de jeton" },
  noCity: {
    en: "No city within its means has room.",
    fr: "Aucune ville à sa portée n’a de place.",
  },
  free: { en: "free", fr: "gratuit" },
  removeAsk: {
    en: "Too many tokens: which one goes?",
    fr: "Trop de jetons de gare : lequel retirer ?",
  },

  // Redeem
  redeemAsk: {
    en: "Buy own shares back from the pool?",
    fr: "Racheter des actions à la banque de dépôt ?",
  },
  redeemButton: {
    en: (n: number, money: number) => `Redeem ${shares.en(n)} for ${money}`,
    fr: (n: number, money: number) => `Racheter ${shares.fr(n)} pour ${money}`,
  },
  noRedeem: { en: "Redeem none", fr: "Ne rien racheter" },
  sharesLabel: { en: "Shares", fr: "Actions" },

  // Track
  trackAsk: {
    en: "Choose a hex on the map, then a tile.",
    fr: "Choisissez une case sur la carte, puis une tuile.",
  },
  lays: { en: "Tiles this turn", fr: "Tuiles de ce tour" },
  layFree: { en: "first, free", fr: "première, gratuite" },
  layPaid: { en: (cost: number) => `second, ${cost}`, fr: (cost: number) => `seconde, ${cost}` },
  terrainToo: { en: "terrain comes on top", fr: "le terrain s’y ajoute" },
  hexesLit: {
    en: (n: number) =>
      n === 1
        ? "Choose the hex that is lit on the map, then a tile."
        : `Choose one of the ${n} hexes lit on the map, then a tile.`,
    fr: (n: number) =>
      n === 1
        ? "Choisissez la case éclairée sur la carte, puis une tuile."
        : `Choisissez une des ${n} cases éclairées sur la carte, puis une tuile.`,
  },
  oneUpgrade: {
    en: "One upgrade is made: the other tile is a new one.",
    fr: "Une amélioration est faite : l’autre tuile est une pose.",
  },
  noTrack: { en: "Lay no track", fr: "Ne pas poser de voie" },
  noMoreTrack: { en: "End the track", fr: "Terminer les voies" },
  asList: { en: "As a list", fr: "En liste" },
  tile: { en: (tile: string) => `Tile ${tile}`, fr: (tile: string) => `Tuile ${tile}` },
  turned: { en: (n: number) => `turned ${n}`, fr: (n: number) => `tournée ${n}` },
  tilesLeft: { en: (n: number) => `${n} left`, fr: (n: number) => `reste ${n}` },

  // Run
  runAsk: { en: "The best routes", fr: "Les meilleures routes" },
  proved: { en: "proved best", fr: "optimum prouvé" },
  bestFound: {
    en: (most: number) => `best found, at most ${most}`,
    fr: (most: number) => `meilleur trouvé, au plus ${most}`,
  },
  runFor: {
    en: (revenue: number) => `Run for ${revenue}`,
    fr: (revenue: number) => `Faire circuler : ${revenue}`,
  },
  noRoute: { en: "No train finds a route.", fr: "Aucun train ne trouve de route." },
  bonus: {
    en: (n: number) => `+${n} for privates`,
    fr: (n: number) => `+${n} des compagnies privées`,
  },
  trainLabel: { en: (kind: string) => `${kind}-train`, fr: (kind: string) => `Train ${kind}` },
  skipped: { en: "passed through, not counted", fr: "traversé, non compté" },
  ownerHalf: {
    en: (each: number) => `A minor shares: ${each} to its owner, ${each} to its treasury.`,
    fr: (each: number) =>
      `Une compagnie mineure partage : ${each} au propriétaire, ${each} en trésorerie.`,
  },
  drawOther: { en: "Draw other routes", fr: "Tracer d’autres routes" },
  drawTitle: { en: "Your own routes", fr: "Vos propres routes" },
  bestIs: {
    en: (revenue: number) => `the best bring ${revenue}`,
    fr: (revenue: number) => `les meilleures rapportent ${revenue}`,
  },
  bestFoundIs: {
    en: (revenue: number, most: number) =>
      `the best found bring ${revenue}, none more than ${most}`,
    fr: (revenue: number, most: number) =>
      `les meilleures trouvées rapportent ${revenue}, aucune plus de ${most}`,
  },
  bestAgain: { en: "Back to the best routes", fr: "Revenir aux meilleures routes" },
  noRouteYet: { en: "no route yet", fr: "pas encore de route" },
  drawFrom: {
    en: "Choose a token it starts from.",
    fr: "Choisissez le jeton de gare d’où il part.",
  },
  drawOn: {
    en: "Choose the next stop, at either end.",
    fr: "Choisissez l’arrêt suivant, à l’un des deux bouts.",
  },
  noWayOn: { en: "The track leads no further.", fr: "La voie ne mène pas plus loin." },
  via: {
    en: (hexes: readonly string[]) => `by ${hexes.join(", ")}`,
    fr: (hexes: readonly string[]) => `par ${hexes.join(", ")}`,
  },
  stepBack: { en: "One stop back", fr: "Un arrêt en arrière" },
  clearRoute: { en: "Clear this route", fr: "Effacer cette route" },
  sum: {
    en: (revenue: number) => `Revenue ${revenue}`,
    fr: (revenue: number) => `Revenu ${revenue}`,
  },
  stateKeeps: {
    en: "The state railway keeps all it earns.",
    fr: "Le Réseau Ferré Russe garde tout ce qu’il gagne.",
  },

  // Dividend
  dividendAsk: {
    en: (revenue: number) => `What becomes of ${revenue}?`,
    fr: (revenue: number) => `Que faire de ${revenue} ?`,
  },
  each: { en: (n: number) => `${n} a share`, fr: (n: number) => `${n} par action` },
  toTreasury: { en: (n: number) => `treasury +${n}`, fr: (n: number) => `trésorerie +${n}` },
  toYou: { en: (n: number) => `you +${n}`, fr: (n: number) => `vous +${n}` },
  stays: { en: (n: number) => `price stays ${n}`, fr: (n: number) => `cours stable ${n}` },
  goes: {
    en: (from: number, to: number) => `price ${from} → ${to}`,
    fr: (from: number, to: number) => `cours ${from}\u202f→\u202f${to}`,
  },

  // Privates
  privatesAsk: {
    en: "Buy a private company from a player?",
    fr: "Acheter une compagnie privée à un joueur ?",
  },
  privatesToo: { en: "Buy a private company", fr: "Acheter une compagnie privée" },
  noPrivate: { en: "Buy none", fr: "Ne pas en acheter" },
  ofSeat: { en: (name: string) => `of ${name}`, fr: (name: string) => `à ${name}` },
  yours: { en: "yours", fr: "à vous" },
  buyFor: {
    en: (price: number) => `Buy for ${price}`,
    fr: (price: number) => `Acheter pour ${price}`,
  },
  priceLabel: {
    en: (what: string) => `Price of ${what}`,
    fr: (what: string) => `Prix ${de(what)}`,
  },
  skipPrivates: {
    en: "Do not ask about privates again at this table",
    fr: "Ne plus me demander pour les compagnies privées à cette table",
  },

  // Trains
  trainsAsk: { en: "Buy trains?", fr: "Acheter des trains ?" },
  mustBuy: {
    en: "It has no train and can pay for one. Loans are taken as needed.",
    fr: "Elle n’a pas de train et peut en payer un, au besoin par des emprunts.",
  },
  noTrains: { en: "Buy no train", fr: "Ne pas acheter de train" },
  noMoreTrains: { en: "Buy no more trains", fr: "Ne plus acheter de train" },
  newTrain: { en: "new", fr: "neuf" },
  newLeft: { en: (n: number) => `new, ${n} left`, fr: (n: number) => `neuf, reste ${n}` },
  fromPoolTrain: { en: "from the pool", fr: "de la banque de dépôt" },
  fromOwn: { en: "From your own companies", fr: "À vos propres compagnies" },
  fromOthers: { en: "From other players’ companies", fr: "Aux compagnies d’autres joueurs" },
  otherPrice: {
    en: (lowest: number, highest: number) => `${lowest} to ${highest}`,
    fr: (lowest: number, highest: number) => `de ${lowest} à ${highest}`,
  },
  roomFor: {
    en: (n: number, limit: number) => `${n} of ${limit} trains`,
    fr: (n: number, limit: number) => `${n} ${plural(n, "fr", "train", "trains")} sur ${limit}`,
  },
  rustsIn: {
    en: (phase: number) => `rusts in phase ${phase}`,
    fr: (phase: number) => `obsolète en phase ${phase}`,
  },
  staysForever: { en: "never rusts", fr: "jamais obsolète" },
  discardAsk: {
    en: (n: number) => `${n} too many: what goes lies in the pool, and can be bought there.`,
    fr: (n: number) =>
      `${n} de trop : le train choisi va à la banque de dépôt, où l’on pourra l’acheter.`,
  },
  trainlessAsk: {
    en: (name: string) => `${name} has lost its last train. Does it go to the state?`,
    fr: (name: string) => `${name} a perdu son dernier train. La céder à l’État ?`,
  },
  nationalise: { en: "Let the state take it", fr: "Accepter la nationalisation" },
  keep: { en: "Keep it without a train", fr: "La garder sans train" },
  keepNote: {
    en: "It must buy a train in its next turn if it can.",
    fr: "Elle devra acheter un train à son prochain tour si elle le peut.",
  },

  // Consent
  offerFor: { en: (price: number) => `Offer ${price}`, fr: (price: number) => `Proposer ${price}` },
  offerShort: { en: "Offer", fr: "Proposer" },
  willAsk: {
    en: (name: string) => `Confirm to put the question to ${name}.`,
    fr: (name: string) => `Confirmez pour poser la question à ${name}.`,
  },
  agreeAsk: {
    en: (names: string[], company: string) =>
      `Do you agree that ${list(names, "en")} merge into ${company}?`,
    fr: (names: string[], company: string) =>
      `Acceptez-vous ${que(list(names, "fr"))} fusionnent en ${company} ?`,
  },
  accept: { en: "Accept", fr: "Accepter" },
  decline: { en: "Decline", fr: "Refuser" },
  agree: { en: "Agree to the merger", fr: "Accepter la fusion" },

  // Merger round
  mergeAsk: {
    en: (name: string) => `Does ${name} convert or merge?`,
    fr: (name: string) => `${name} se convertit-elle ou fusionne-t-elle ?`,
  },
  convert: { en: "Convert into a public company", fr: "Se convertir en compagnie publique" },
  mergeWith: { en: "Merge with", fr: "Fusionner avec" },
  addMore: { en: "Add another minor", fr: "Ajouter une compagnie mineure" },
  groupIs: {
    en: (names: string[]) => `Merging: ${list(names, "en")}`,
    fr: (names: string[]) => `Fusion ${list(names.map(de), "fr")}`,
  },
  enough: { en: "Merge these", fr: "Fusionner celles-ci" },
  neither: { en: "Neither convert nor merge", fr: "Ni conversion ni fusion" },
  formAsk: { en: "Which public company is formed?", fr: "Quelle compagnie publique former ?" },
  alike: { en: "They differ in their names only.", fr: "Seul leur nom les distingue." },
  formed: { en: "It would have", fr: "Elle aurait" },
  ownedBy: { en: (name: string) => `owned by ${name}`, fr: (name: string) => `à ${name}` },
  youMustBuy: {
    en: (price: number) => `You will pay ${price} for a second share: the director must hold two.`,
    fr: (price: number) =>
      `Vous paierez ${price} pour une deuxième action : le directeur doit en avoir deux.`,
  },
  mustBuyShare: {
    en: (name: string, price: number) =>
      `${name} will pay ${price} for a second share: the director must hold two.`,
    fr: (name: string, price: number) =>
      `${name} paiera ${price} pour une deuxième action : le directeur doit en avoir deux.`,
  },
  director: { en: "Director", fr: "Directeur" },
  owners: { en: "Shares", fr: "Actions" },
  nobodyYet: { en: "decided by the shares bought next", fr: "selon les actions achetées ensuite" },
  tooMany: { en: (n: number) => `${n} too many`, fr: (n: number) => `${n} de trop` },
  overLimit: {
    en: (n: number) => `${n} over the limit: kept until repaid`,
    fr: (n: number) => `${n} au-delà de la limite : conservés jusqu’au remboursement`,
  },

  // Shares after a merger
  afterAsk: {
    en: (name: string) => `Buy a share of ${name}?`,
    fr: (name: string) => `Acheter une action ${de(name)} ?`,
  },
  buyOne: {
    en: (price: number) => `Buy one for ${price}`,
    fr: (price: number) => `En acheter une pour ${price}`,
  },
  severalMay: {
    en: "You may buy several, one after the other.",
    fr: "Vous pouvez en acheter plusieurs, l’une après l’autre.",
  },
  oneOnly: { en: "Each player may buy one.", fr: "Chaque joueur peut en acheter une." },
  noShare: { en: "Buy no share", fr: "Ne pas acheter d’action" },
  noMoreShares: { en: "Buy no more shares", fr: "Ne plus acheter d’action" },
  nextBuyers: {
    en: (names: string[]) => `Then ${list(names, "en")}`,
    fr: (names: string[]) => `Ensuite ${list(names, "fr")}`,
  },
} satisfies Texts;
