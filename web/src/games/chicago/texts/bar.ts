import { list, plural, type Texts } from "../../../lib/texts";

/** Words of the action bar. */
export const barTexts = {
  // Auction
  noBid: { en: (minimum: number) => `No bid yet, from ${minimum}`, fr: (minimum: number) => `Pas encore d’offre, à partir de ${minimum}` },
  standing: {
    en: (bid: number, name: string) => `${bid} bid by ${name}`,
    fr: (bid: number, name: string) => `${bid} offerts par ${name}`,
  },
  standingLabel: { en: "Standing bid", fr: "Offre en cours" },
  out: { en: "passed", fr: "a passé" },
  yourBid: { en: "Your bid", fr: "Votre offre" },
  less: { en: "One less", fr: "Un de moins" },
  more: { en: "One more", fr: "Un de plus" },
  bid: { en: (amount: number) => `Bid ${amount}`, fr: (amount: number) => `Offrir ${amount}` },
  pass: { en: "Pass", fr: "Passer" },
  keeps: {
    en: (rest: number) => `You would keep ${rest}.`,
    fr: (rest: number) => `Il vous resterait ${rest}.`,
  },
  pays: {
    en: (each: number) => `Once it is sold, each share is paid ${each} at a dividend.`,
    fr: (each: number) => `Une fois vendue, chaque action rapporte ${each} par dividende.`,
  },
  paysBack: {
    en: (times: number) => `This bid comes back after ${times} ${plural(times, "en", "dividend", "dividends")}.`,
    fr: (times: number) => `Cette offre est remboursée en ${times} ${plural(times, "fr", "dividende", "dividendes")}.`,
  },
  minimum: { en: "minimum", fr: "minimum" },
  five: { en: "+5", fr: "+5" },
  dividends: { en: (n: number) => `${n} dividends`, fr: (n: number) => `${n} dividendes` },
  all: { en: "everything", fr: "tout" },
  cannotBid: {
    en: (minimum: number) => `A bid would be at least ${minimum}: your cash does not reach.`,
    fr: (minimum: number) => `Il faudrait offrir au moins ${minimum} : votre argent n’y suffit pas.`,
  },
  freeIfAllPass: {
    en: (name: string) => `If everybody passes, ${name} receives it for nothing.`,
    fr: (name: string) => `Si tout le monde passe, ${name} la reçoit gratuitement.`,
  },

  // Choosing a dial
  chooseDial: { en: "Choose what to do", fr: "Choisissez une action" },
  auctionAct: { en: "Offer a share", fr: "Vendre une action" },
  expandAct: { en: "Expand a network", fr: "Étendre un réseau" },
  developAct: { en: "Develop a hex", fr: "Développer une case" },
  auctionDoes: { en: "An auction; the money goes to the company.", fr: "Une enchère ; l’argent va à la compagnie." },
  expandDoes: { en: "Up to three locomotives, paid by the treasury.", fr: "Jusqu’à trois locomotives, payées par la caisse." },
  developDoes: { en: "Free; raises the income of all who are there.", fr: "Gratuit ; augmente le revenu de tous les présents." },
  turnsRed: { en: "turns red", fr: "passe au rouge" },
  isRed: { en: "red: closed until dividends", fr: "rouge : fermé jusqu’aux dividendes" },
  leftAfter: { en: (n: number) => `${n} left after this`, fr: (n: number) => `il en restera ${n}` },
  dividendsFollow: { en: "General dividends follow", fr: "Dividendes généraux ensuite" },
  endFollows: { en: "General dividends and the end of the game follow", fr: "Dividendes généraux et fin de partie ensuite" },

  // Offer
  offerWhich: { en: "Which share is auctioned?", fr: "Quelle action mettre aux enchères ?" },
  from: { en: (n: number) => `from ${n}`, fr: (n: number) => `dès ${n}` },
  perShare: {
    en: (before: number, after: number) => `dividend ${before} → ${after} each`,
    fr: (before: number, after: number) => `dividende ${before} → ${after} chacune`,
  },
  firstShare: { en: (after: number) => `dividend ${after}`, fr: (after: number) => `dividende ${after}` },
  unsold: { en: (n: number) => `${n} unsold`, fr: (n: number) => `${n} à vendre` },
  closed: { en: "closed", fr: "fermée" },
  soldOut: { en: "sold out", fr: "tout est vendu" },
  youBidFirst: { en: "You bid first; you may pass.", fr: "Vous enchérissez le premier ; vous pouvez passer." },

  // Expansion
  expandWhich: { en: "Which company builds?", fr: "Quelle compagnie construit ?" },
  treasury: { en: "Treasury", fr: "Caisse" },
  income: { en: "Income", fr: "Revenu" },
  locomotives: { en: "Locomotives", fr: "Locomotives" },
  placedOf: { en: (n: number, most: number) => `${n} of ${most} placed`, fr: (n: number, most: number) => `${n} sur ${most} posées` },
  pickHex: {
    en: (n: number) => `${n} ${plural(n, "en", "hex is", "hexes are")} lit on the map.`,
    fr: (n: number) => `${n} ${plural(n, "fr", "case éclairée", "cases éclairées")} sur la carte.`,
  },
  noHex: { en: "No hex it can pay for.", fr: "Aucune case à sa portée." },
  spent: { en: (n: number) => `spent ${n}`, fr: (n: number) => `dépensé ${n}` },
  gained: { en: (n: number) => `income +${n}`, fr: (n: number) => `revenu +${n}` },
  finish: {
    en: (n: number, spent: number) => `Build ${n}, pay ${spent}, end the turn`,
    fr: (n: number, spent: number) => `Poser ${n}, payer ${spent}, finir le tour`,
  },
  finishPlain: { en: "End the expansion", fr: "Terminer l’extension" },
  forgoExpand: { en: "Build nothing", fr: "Ne rien construire" },
  forgoOffer: { en: "Offer nothing", fr: "Ne rien vendre" },
  forgoDevelop: { en: "Develop nothing", fr: "Ne rien développer" },
  noCompany: { en: "None of your companies can build now.", fr: "Aucune de vos compagnies ne peut construire maintenant." },

  // Development
  developWhich: { en: "Which hex is developed?", fr: "Quelle case développer ?" },
  housesLeft: { en: (n: number) => `${n} ${plural(n, "en", "house", "houses")} left`, fr: (n: number) => `${n} ${plural(n, "fr", "maison restante", "maisons restantes")}` },
  noDevelop: { en: "Nothing can be developed.", fr: "Rien ne peut être développé." },
  brings: { en: (by: number) => `income +${by}`, fr: (by: number) => `revenu +${by}` },
  cash: { en: (by: number) => `treasury +${by}`, fr: (by: number) => `caisse +${by}` },

  // Others decide
  othersBid: {
    en: (name: string, company: string) => `${name} bids for the share of ${company}, or passes.`,
    fr: (name: string, company: string) => `${name} enchérit sur l’action de ${company}, ou passe.`,
  },
  othersChoose: { en: (name: string) => `${name} chooses a dial.`, fr: (name: string) => `${name} choisit un cadran.` },
  othersOffer: { en: (name: string) => `${name} chooses the share to auction.`, fr: (name: string) => `${name} choisit l’action à mettre aux enchères.` },
  othersExpand: { en: (name: string) => `${name} expands a network.`, fr: (name: string) => `${name} étend un réseau.` },
  othersExpandOf: {
    en: (name: string, company: string) => `${name} expands the network of ${company}.`,
    fr: (name: string, company: string) => `${name} étend le réseau de ${company}.`,
  },
  othersDevelop: { en: (name: string) => `${name} develops a hex.`, fr: (name: string) => `${name} développe une case.` },
  over: { en: "The game is over.", fr: "La partie est terminée." },
  complete: { en: "The turn is complete. Look at it once more, then confirm.", fr: "Le tour est complet. Relisez-le, puis confirmez." },
  and: { en: (names: string[]) => list(names, "en"), fr: (names: string[]) => list(names, "fr") },
} satisfies Texts;
