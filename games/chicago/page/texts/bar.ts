import { plural, type Texts } from "$lib/texts";

/** Words of the action bar. */
export const barTexts = {
  // Auction
  noBid: {
    en: (minimum: number) => `No bid yet, from ${minimum}`,
    fr: (minimum: number) => `Pas encore d’offre, à partir de ${minimum}`,
  },
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
    en: (times: number) =>
      `This bid comes back after ${times} ${plural(times, "en", "dividend", "dividends")}.`,
    fr: (times: number) =>
      `Cette offre est remboursée en ${times} ${plural(times, "fr", "dividende", "dividendes")}.`,
  },
  minimum: { en: "minimum", fr: "minimum" },
  five: { en: "+5", fr: "+5" },
  dividends: { en: (n: number) => `${n} dividends`, fr: (n: number) => `${n} dividendes` },
  all: { en: "everything", fr: "tout" },
  cannotBid: {
    en: (minimum: number) => `A bid would be at least ${minimum}: your cash does not reach.`,
    fr: (minimum: number) =>
      `Il faudrait offrir au moins ${minimum} : votre argent n’y suffit pas.`,
  },
  freeIfAllPass: {
    en: (name: string) => `If everybody passes, ${name} receives it for nothing.`,
    fr: (name: string) => `Si tout le monde passe, ${name} la reçoit gratuitement.`,
  },
  freeForYou: {
    en: "If everybody passes, you receive it for nothing.",
    fr: "Si tout le monde passe, vous la recevez gratuitement.",
  },
  openingOf: {
    en: (company: string) => `Opening auction: the share of ${company}`,
    fr: (company: string) => `Enchère d’ouverture : l’action ${company}`,
  },
  auctionOf: {
    en: (company: string) => `Auction: a share of ${company}`,
    fr: (company: string) => `Enchère : une action ${company}`,
  },
  wabashOf: { en: "Auction: the first share of Wabash", fr: "Enchère : la première action Wabash" },
  ownOffer: {
    en: (company: string) => `Your first bid for the share of ${company}`,
    fr: (company: string) => `Votre première offre pour l’action ${company}`,
  },
  putUp: {
    en: (company: string, amount: number) => `Put ${company} up at ${amount}`,
    fr: (company: string, amount: number) => `Mettre ${company} aux enchères à ${amount}`,
  },
  offerAndPass: {
    en: (company: string) => `Put ${company} up and pass`,
    fr: (company: string) => `Mettre ${company} aux enchères et passer`,
  },

  you: { en: "you", fr: "vous" },

  // Choosing a dial
  chooseDial: { en: "What will you do this turn?", fr: "Que faites-vous de ce tour ?" },
  auctionAct: { en: "Offer a share", fr: "Vendre une action" },
  expandAct: { en: "Expand a network", fr: "Étendre un réseau" },
  developAct: { en: "Develop a hex", fr: "Développer une case" },
  auctionDoes: {
    en: "An auction; the money goes to the company.",
    fr: "Une enchère ; l’argent va à la compagnie.",
  },
  expandDoes: {
    en: "Up to three locomotives, paid by the treasury.",
    fr: "Jusqu’à trois locomotives, payées par la caisse.",
  },
  developDoes: {
    en: "Free; raises the income of the companies there.",
    fr: "Gratuit ; augmente le revenu des compagnies présentes.",
  },
  turnsRed: { en: "turns red", fr: "passe au rouge" },
  isRed: { en: "red: closed until dividends", fr: "rouge : fermé jusqu’aux dividendes" },
  leftAfter: {
    en: (n: number) => `then ${n} more to red`,
    fr: (n: number) => `puis encore ${n} avant le rouge`,
  },
  dividendsFollow: {
    en: (sums: string) => `Then general dividends${sums && `: ${sums}`}`,
    fr: (sums: string) => `Puis dividendes généraux${sums && ` : ${sums}`}`,
  },
  specialFollows: {
    en: (sums: string) => `Chicago: special dividend${sums && `, ${sums}`}`,
    fr: (sums: string) => `Chicago : dividende spécial${sums && `, ${sums}`}`,
  },
  wabashFollows: {
    en: "Then Wabash opens: its first share is auctioned",
    fr: "Puis Wabash ouvre : sa première action est mise aux enchères",
  },
  soldFollows: {
    en: (name: string, company: string, price: number, own: boolean) =>
      `Then ${own ? "you get" : `${name} gets`} the share of ${company} ${price === 0 ? "for nothing" : `for ${price}`}`,
    fr: (name: string, company: string, price: number, own: boolean) =>
      `Alors ${own ? "vous obtenez" : `${name} obtient`} l’action ${company} ${price === 0 ? "gratuitement" : `pour ${price}`}`,
  },
  unsoldFollows: {
    en: (company: string) => `Then nobody gets the share: ${company} keeps it`,
    fr: (company: string) => `Alors personne n’obtient l’action : ${company} la garde`,
  },
  outOfAuction: {
    en: "You are then out of this auction.",
    fr: "Vous ne pourrez plus enchérir sur cette action.",
  },
  endFollows: { en: "The game then ends", fr: "La partie se termine ensuite" },

  // Offer
  offerWhich: { en: "Which share is auctioned?", fr: "Quelle action mettre aux enchères ?" },
  from: { en: (n: number) => `from ${n}`, fr: (n: number) => `dès ${n}` },
  perShare: {
    en: (before: number, after: number) => `dividend ${before} → ${after} each`,
    fr: (before: number, after: number) => `dividende ${before} → ${after} chacune`,
  },
  firstShare: {
    en: (after: number) => `dividend ${after}`,
    fr: (after: number) => `dividende ${after}`,
  },
  unsold: { en: (n: number) => `${n} unsold`, fr: (n: number) => `${n} à vendre` },
  closed: { en: "closed", fr: "fermée" },
  soldOut: { en: "sold out", fr: "tout est vendu" },
  youBidFirst: {
    en: "You open the bidding; you may pass.",
    fr: "Vous ouvrez les enchères ; vous pouvez passer.",
  },

  // Expansion
  expandWhich: { en: "Which company builds?", fr: "Quelle compagnie construit ?" },
  treasury: { en: "Treasury", fr: "Caisse" },
  income: { en: "Income", fr: "Revenu" },
  locomotives: { en: "Locomotives", fr: "Locomotives" },
  placedOf: {
    en: (n: number, most: number) => `${n} of ${most} placed`,
    fr: (n: number, most: number) => `${n} sur ${most} posées`,
  },
  pickHex: {
    en: (n: number) =>
      n === 1 ? "Choose the hex lit on the map." : `Choose one of the ${n} lit hexes.`,
    fr: (n: number) =>
      n === 1
        ? "Choisissez la case éclairée sur la carte."
        : `Choisissez une des ${n} cases éclairées.`,
  },
  pickMore: {
    en: (n: number) =>
      n === 1 ? "One more hex can be built; or confirm." : `One more of ${n} hexes; or confirm.`,
    fr: (n: number) =>
      n === 1
        ? "Une case peut encore être construite ; ou confirmez."
        : `Encore une des ${n} cases éclairées ; ou confirmez.`,
  },
  noMore: {
    en: "No other hex it can pay for: confirm.",
    fr: "Plus aucune case à sa portée : confirmez.",
  },
  noHex: { en: "no hex in reach", fr: "aucune case à sa portée" },
  pickKeys: {
    en: "N: next lit hex, Space: take it",
    fr: "N : case éclairée suivante, Espace : la prendre",
  },
  finish: {
    en: (n: number, spent: number) => `Build ${n} ${plural(n, "en", "hex", "hexes")} for ${spent}`,
    fr: (n: number, spent: number) =>
      `Construire ${n} ${plural(n, "fr", "case", "cases")} pour ${spent}`,
  },
  finishPlain: { en: "End the expansion", fr: "Terminer l’extension" },
  forgoExpand: { en: "Build nothing", fr: "Ne rien construire" },
  forgoOffer: { en: "Offer nothing", fr: "Ne rien mettre aux enchères" },
  forgoDevelop: { en: "Develop nothing", fr: "Ne rien développer" },
  noShare: {
    en: "You hold no share: only shareholders expand a company. Take the choice back, or build nothing.",
    fr: "Vous n’avez aucune action : seul un actionnaire étend une compagnie. Revenez d’une étape, ou ne construisez rien.",
  },
  noCompany: {
    en: "None of the companies you hold can pay for a hex. Take the choice back, or build nothing.",
    fr: "Aucune des compagnies dont vous avez une action ne peut payer une case. Revenez d’une étape, ou ne construisez rien.",
  },
  expanding: { en: "Expansion: where to build?", fr: "Extension : où construire ?" },
  expandingOf: {
    en: (company: string, placed: number, most: number) =>
      `Expansion of ${company}: ${placed} of ${most} hexes`,
    fr: (company: string, placed: number, most: number) =>
      `Extension de ${company} : ${placed} ${plural(placed, "fr", "case", "cases")} sur ${most}`,
  },
  buildsFor: {
    en: (company: string, hex: string, price: number) => `builds ${company} to ${hex} for ${price}`,
    fr: (company: string, hex: string, price: number) =>
      `étend ${company} jusqu’à ${hex} pour ${price}`,
  },
  forgoesExpand: { en: "builds nothing", fr: "ne construit rien" },
  forgoesOffer: { en: "offers no share", fr: "ne met aucune action aux enchères" },
  forgoesDevelop: { en: "develops nothing", fr: "ne développe rien" },

  // Development
  developing: { en: "Development: which hex?", fr: "Développement : quelle case ?" },
  developHex: { en: (hex: string) => `Develop ${hex}`, fr: (hex: string) => `Développer ${hex}` },
  housesLeft: {
    en: (n: number) => `${n} ${plural(n, "en", "house", "houses")} left`,
    fr: (n: number) => `${n} ${plural(n, "fr", "maison restante", "maisons restantes")}`,
  },
  noDevelop: { en: "Nothing can be developed.", fr: "Rien ne peut être développé." },
  brings: { en: (by: number) => `income +${by}`, fr: (by: number) => `revenu +${by}` },
  cash: { en: (by: number) => `treasury +${by}`, fr: (by: number) => `caisse +${by}` },

  // Others decide
  othersBid: {
    en: (name: string, company: string) => `${name} bids for the share of ${company}, or passes.`,
    fr: (name: string, company: string) => `${name} enchérit sur l’action de ${company}, ou passe.`,
  },
  othersChoose: {
    en: (name: string) => `${name} chooses what to do.`,
    fr: (name: string) => `${name} choisit son action.`,
  },
  othersOffer: {
    en: (name: string) => `${name} chooses the share to auction.`,
    fr: (name: string) => `${name} choisit l’action à mettre aux enchères.`,
  },
  othersExpand: {
    en: (name: string) => `${name} expands a network.`,
    fr: (name: string) => `${name} étend un réseau.`,
  },
  othersExpandOf: {
    en: (name: string, company: string) => `${name} expands the network of ${company}.`,
    fr: (name: string, company: string) => `${name} étend le réseau de ${company}.`,
  },
  othersDevelop: {
    en: (name: string) => `${name} develops a hex.`,
    fr: (name: string) => `${name} développe une case.`,
  },
  over: { en: "The game is over.", fr: "La partie est terminée." },
  check: { en: "Check, then confirm", fr: "Vérifiez, puis confirmez" },
  complete: { en: "The turn is complete.", fr: "Le tour est complet." },
} satisfies Texts;
