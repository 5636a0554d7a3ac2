import { list, plural, type Texts } from "$lib/texts";

/** Words of the panels, the strip above the board and the sheet. */
export const panelTexts = {
  form: { en: "What the board shows", fr: "Ce que montre le plateau" },
  map: { en: "Map", fr: "Carte" },
  market: { en: "Market", fr: "Marché" },
  sheet: { en: "Table", fr: "Tableau" },
  phase: { en: (n: number) => `Phase ${n}`, fr: (n: number) => `Phase ${n}` },
  bank: { en: "Bank", fr: "Banque" },
  broken: { en: "broken", fr: "à court d’argent" },
  priority: { en: "First player", fr: "Premier joueur" },
  endsAfter: {
    en: (set: number, number: number) => `ends after OR ${set}.${number}`,
    fr: (set: number, number: number) => `fin après le TE ${set}.${number}`,
  },
  order: { en: "Operating order", fr: "Ordre de jeu des compagnies" },
  of: {
    en: (n: number, of: number) => `${n} of ${of}`,
    fr: (n: number, of: number) => `${n} sur ${of}`,
  },

  players: { en: "Players", fr: "Joueurs" },
  playersHelp: {
    en: "Worth: cash and shares at their price, each unpaid loan of a company one step to the left; privates count only where the option says so. Resale value: cash and what all shares that may be sold would bring.",
    fr: "Fortune : argent et actions à leur cours, une case à gauche par emprunt de la compagnie ; les privées ne comptent que si l’option le dit. Valeur de revente : argent et ce que rapporteraient toutes les actions vendables.",
  },
  player: { en: "Player", fr: "Joueur" },
  cash: { en: "Cash", fr: "Argent" },
  worth: { en: "Worth", fr: "Fortune" },
  liquid: { en: "Resale value", fr: "Valeur de revente" },
  certificates: { en: "Cert.", fr: "Cert." },
  certificatesLong: { en: "Certificates", fr: "Certificats" },
  holdings: { en: "Holdings", fr: "Titres" },
  income: { en: "Income", fr: "Revenu" },
  none: { en: "no shares", fr: "aucun titre" },
  deciding: { en: "decides", fr: "décide" },
  director: { en: "Director", fr: "Directeur" },
  owner: { en: "Owner", fr: "Propriétaire" },

  companies: { en: "Companies", fr: "Compagnies" },
  companiesHelp: {
    en: "In operating order. A dashed train rusts in the next phase; the figure after the slash is the limit.",
    fr: "Dans l’ordre de jeu. Un train en pointillé devient obsolète à la prochaine phase ; le chiffre après la barre est la limite.",
  },
  noCompany: { en: "No company has been started yet.", fr: "Aucune compagnie n’existe encore." },
  company: { en: "Company", fr: "Compagnie" },
  price: { en: "Price", fr: "Cours" },
  trainPrice: { en: "Price", fr: "Prix" },
  treasury: { en: "Treasury", fr: "Trésorerie" },
  loans: { en: "Loans", fr: "Emprunts" },
  trains: { en: "Trains", fr: "Trains" },
  tokens: { en: "Tokens", fr: "Jetons" },
  tokensLong: {
    en: (placed: number, rate: number | null) =>
      rate === null ? `${placed} on the map` : `${placed} on the map, next ${rate} a hex`,
    fr: (placed: number, rate: number | null) =>
      rate === null ? `${placed} sur la carte` : `${placed} sur la carte, suivant ${rate} par case`,
  },
  perHex: { en: (rate: number) => `${rate} a hex`, fr: (rate: number) => `${rate} par case` },
  interest: {
    en: (amount: number) => `interest ${amount}`,
    fr: (amount: number) => `intérêts ${amount}`,
  },
  aShare: {
    en: (amount: number) => `${amount} a share`,
    fr: (amount: number) => `${amount.toLocaleString("fr")} par action`,
  },
  toOwner: {
    en: (amount: number) => `${amount} to its owner`,
    fr: (amount: number) => `${amount.toLocaleString("fr")} au propriétaire`,
  },
  place: {
    en: (n: number) => `operates as number ${n}`,
    fr: (n: number) => `joue en position ${n}`,
  },
  shares: { en: "Shares", fr: "Actions" },
  inTreasury: { en: (n: number) => `treasury ${n}`, fr: (n: number) => `trésorerie ${n}` },
  inPool: { en: (n: number) => `pool ${n}`, fr: (n: number) => `dépôt ${n}` },
  pool: { en: "Pool", fr: "Dépôt" },
  own: { en: "Own", fr: "En caisse" },
  ownLong: { en: "Shares in its treasury", fr: "Actions en trésorerie" },
  poolLong: { en: "Shares in the pool", fr: "Actions à la banque de dépôt" },
  earned: { en: "Ran", fr: "Revenu" },
  earnedLong: {
    en: "What its trains brought in its last turn",
    fr: "Ce que ses trains ont rapporté à son dernier tour",
  },

  lastRun: { en: "Last run", fr: "Dernier parcours" },
  lastRunAbout: {
    en: (revenue: number, line: number) => `Draws the routes on the map: ${revenue}, move ${line}`,
    fr: (revenue: number, line: number) =>
      `Trace les routes sur la carte : ${revenue}, coup ${line}`,
  },
  revenues: { en: "Revenues", fr: "Recettes" },
  revenuesHelp: {
    en: "What each company’s trains brought in each operating round, newest first.",
    fr: "Ce que les trains de chaque compagnie ont rapporté à chaque tour d’exploitation, le plus récent d’abord.",
  },
  noRevenue: { en: "No train has run yet.", fr: "Aucun train n’a encore circulé." },
  depot: { en: "Trains and phases", fr: "Trains et phases" },
  depotHelp: {
    en: "The first train of a kind begins its phase. Below: what the next phase would do if it began now.",
    fr: "Le premier train d’un type ouvre sa phase. Dessous : ce que ferait la prochaine phase si elle commençait maintenant.",
  },
  train: { en: "Train", fr: "Train" },
  onSale: {
    en: (kind: string, price: number, left: number | null) =>
      `${kind}-train ${price}${left === null ? "" : ` (${left} left)`}`,
    fr: (kind: string, price: number, left: number | null) =>
      `train ${kind} à ${price}${left === null ? "" : ` (reste ${left})`}`,
  },
  left: { en: "Left", fr: "Reste" },
  rusts: { en: "Rusts", fr: "Obsolète" },
  never: { en: "never", fr: "jamais" },
  inPhase: { en: (n: number) => `phase ${n}`, fr: (n: number) => `phase ${n}` },
  unlimited: { en: "∞", fr: "∞" },
  poolTrains: { en: "In the pool", fr: "À la banque de dépôt" },
  nextPhase: { en: (n: number) => `Phase ${n} would`, fr: (n: number) => `La phase ${n} ferait` },
  nextIn: {
    en: (n: number) =>
      n === 0
        ? "begins with the next new train"
        : `begins in ${n} ${plural(n, "en", "train", "trains")}`,
    fr: (n: number) =>
      n === 0
        ? "commence au prochain train neuf"
        : `commence dans ${n} ${plural(n, "fr", "train", "trains")}`,
  },
  loses: {
    en: (who: string, trains: string, left: string) =>
      `${who} loses ${trains}${left ? `, keeps ${left}` : ""}`,
    fr: (who: string, trains: string, left: string) =>
      `${who} perd ${trains}${left ? `, garde ${left}` : ""}`,
  },
  taken: {
    en: (names: string[]) =>
      names.length === 1
        ? `${names[0]} loses its only train and is nationalised`
        : `${list(names, "en")} lose their only trains and are nationalised`,
    fr: (names: string[]) =>
      names.length === 1
        ? `${names[0]} perd son seul train et est nationalisée`
        : `${list(names, "fr")} perdent leurs seuls trains et sont nationalisées`,
  },
  toState: {
    en: (names: string[]) =>
      names.length === 1 ? `${names[0]} is nationalised` : `${list(names, "en")} are nationalised`,
    fr: (names: string[]) =>
      names.length === 1
        ? `${names[0]} est nationalisée`
        : `${list(names, "fr")} sont nationalisées`,
  },
  brings: {
    en: (parts: string[]) => `a share brings ${parts.join(", ")}`,
    fr: (parts: string[]) => `une action rapporte ${parts.join(", ")}`,
  },
  asks: {
    en: (names: string[]) =>
      names.length === 1
        ? `${names[0]} is left without a train: its director is asked whether it goes to the state`
        : `${list(names, "en")} are left without a train: their directors are asked whether they go to the state`,
    fr: (names: string[]) =>
      names.length === 1
        ? `${names[0]} reste sans train : son directeur choisit de la céder ou non à l’État`
        : `${list(names, "fr")} restent sans train : leurs directeurs choisissent de les céder ou non à l’État`,
  },
  excess: {
    en: (who: string, n: number, limit: number) =>
      `${who} gives up ${n} ${plural(n, "en", "train", "trains")}: the limit falls to ${limit}`,
    fr: (who: string, n: number, limit: number) =>
      `${who} se défausse de ${n} ${plural(n, "fr", "train", "trains")} : la limite passe à ${limit}`,
  },
  privatesGo: {
    en: "All privates go to the state at their value",
    fr: "Toutes les compagnies privées sont nationalisées à leur valeur",
  },
  harmless: { en: "Nobody loses anything.", fr: "Personne ne perd rien." },
  limits: {
    en: (minor: number, company: number) => `Trains: ${minor} for a minor, ${company} for a public`,
    fr: (minor: number, company: number) =>
      `Trains : ${minor} par mineure, ${company} par publique`,
  },

  state: { en: "State railway", fr: "Réseau Ferré Russe" },
  stateHelp: {
    en: "The Russian State Railway takes over what is nationalised. From phase 4 to 7 it runs, keeps all it earns and buys trains by itself.",
    fr: "Le Réseau Ferré Russe reprend ce qui est nationalisé. De la phase 4 à la phase 7, il fait circuler ses trains, garde tout et achète des trains de lui-même.",
  },
  stateSleeps: { en: "It operates from phase 4.", fr: "Il joue à partir de la phase 4." },
  stateDone: { en: "It no longer operates.", fr: "Il ne joue plus." },
  stateBy: {
    en: (name: string) => `${name} enters its routes.`,
    fr: (name: string) => `${name} déclare ses routes.`,
  },

  privates: { en: "Private companies", fr: "Compagnies privées" },
  privatesHelp: {
    en: "They pay their owner at the start of each operating round. Companies may buy them in phases 3 to 5, for at most their value.",
    fr: "Elles versent leur revenu au début de chaque tour d’exploitation. Les compagnies peuvent les acheter dans les phases 3 à 5, au plus à leur valeur.",
  },
  value: { en: "Value", fr: "Valeur" },
  unsold: { en: "unsold", fr: "à vendre" },

  sortBy: { en: (what: string) => `Sort by ${what}`, fr: (what: string) => `Trier par ${what}` },
  minors: { en: "Minors", fr: "Mineures" },
  publics: { en: "Publics", fr: "Publiques" },
} satisfies Texts;
