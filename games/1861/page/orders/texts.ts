import { de } from "$lib/french";
import type { Names } from "$lib/game";
import type { G1861Cause, G1861Lot, G1861Order, G1861Unless } from "../protocol";
import { list, pick, type Language, type Texts } from "$lib/texts";
import { isPrivate, longName, privateName, shortName } from "../companies";
import { sourceTexts } from "../texts/words";

/** Words of the standing orders. */
export const orderTexts = {
  kind: { en: "What it does", fr: "Ce qu’il fait" },
  pass_stock: { en: "Pass", fr: "Passer" },
  buy_shares: { en: "Buy shares", fr: "Acheter des actions" },
  pass_mergers: { en: "No mergers", fr: "Pas de fusion" },
  bid: { en: "Bid", fr: "Enchérir" },
  give: { en: "Give this order", fr: "Donner cet ordre" },

  unless: { en: "Until the round is over, unless", fr: "Jusqu’à la fin du tour, sauf si" },
  sale: {
    en: "somebody sells shares of a company I direct",
    fr: "quelqu’un vend des actions d’une compagnie que je dirige",
  },
  rival: {
    en: "somebody has as many shares of my company as I have",
    fr: "quelqu’un a autant d’actions que moi dans ma compagnie",
  },
  fall: { en: "the price of shares I hold falls", fr: "le cours d’actions que je possède baisse" },
  auction: {
    en: "a minor is auctioned and I could bid",
    fr: "une compagnie mineure est aux enchères et je peux enchérir",
  },

  company: { en: "Company", fr: "Compagnie" },
  noCompany: {
    en: "No public company is at work yet.",
    fr: "Aucune compagnie publique n’existe encore.",
  },
  from: { en: "From", fr: "Auprès de" },
  anywhere: { en: "Treasury, then pool", fr: "Trésorerie, puis dépôt" },
  treasury: { en: "Treasury", fr: "Trésorerie" },
  pool: { en: "Pool", fr: "Dépôt" },
  shares: { en: "Until I hold so many shares", fr: "Jusqu’à posséder ce nombre d’actions" },
  highest: { en: "At a price of no more than", fr: "À un cours ne dépassant pas" },
  keep: { en: "As long as I keep at least", fr: "Tant qu’il me reste au moins" },

  rounds: { en: "When", fr: "Quand" },
  thisRound: {
    en: (set: number, number: number) => `Merger round ${set}.${number}`,
    fr: (set: number, number: number) => `Tour de fusion ${set}.${number}`,
  },
  allRounds: { en: "All merger rounds", fr: "Tous les tours de fusion" },
  noShares: {
    en: "also buy no shares of new public companies",
    fr: "n’acheter non plus aucune action des nouvelles compagnies",
  },
  decline: {
    en: "decline mergers that others propose to me",
    fr: "refuser les fusions que d’autres me proposent",
  },

  lot: { en: "For", fr: "Pour" },
  noLot: { en: "Nothing more is auctioned.", fr: "Plus rien n’est mis aux enchères." },
  limit: { en: "Up to", fr: "Jusqu’à" },
  thenPass: {
    en: "pass when it gets dearer; otherwise I decide then",
    fr: "passer si cela devient plus cher ; sinon je décide alors",
  },
} satisfies Texts;

const said = {
  passStock: {
    en: (set: number) => `Pass in stock round ${set}`,
    fr: (set: number) => `Passer au tour de bourse ${set}`,
  },
  buyShares: {
    en: (company: string, shares: number) => `Buy ${company} up to ${shares} shares`,
    fr: (company: string, shares: number) => `Acheter ${company} jusqu’à ${shares} actions`,
  },
  passMergers: { en: "No conversions, no mergers", fr: "Ni conversion ni fusion" },
  passMerger: {
    en: (set: number, number: number) => `Pass in merger round ${set}.${number}`,
    fr: (set: number, number: number) => `Passer au tour de fusion ${set}.${number}`,
  },
  bid: {
    en: (lot: string, limit: number) => `Bid for ${lot} up to ${limit}`,
    fr: (lot: string, limit: number) => `Enchérir pour ${lot} jusqu’à ${limit}`,
  },

  willPass: {
    en: "Will pass whenever it is your turn.",
    fr: "Passera chaque fois que ce sera à vous.",
  },
  willPassUnless: {
    en: (conditions: string[]) =>
      `Will pass whenever it is your turn, unless ${or(conditions, "en")}.`,
    fr: (conditions: string[]) =>
      `Passera chaque fois que ce sera à vous, sauf si ${or(conditions, "fr")}.`,
  },
  willBuy: {
    en: (company: string, from: string | null, until: string[]) =>
      `Will buy a share of ${company}${from === null ? "" : ` from the ${from}`} in each of your turns${until.map((word) => `, ${word}`).join("")}. Ends when somebody sells some, or takes it over.`,
    fr: (company: string, from: string | null, until: string[]) =>
      `Achètera une action ${company}${from === null ? "" : ` (${from})`} à chacun de vos tours${until.map((word) => `, ${word}`).join("")}. Prend fin si quelqu’un en vend, ou en prend la direction.`,
  },
  atMost: {
    en: (price: number) => `at ${price} at most`,
    fr: (price: number) => `à ${price} au plus`,
  },
  keeping: { en: (cash: number) => `keeping ${cash}`, fr: (cash: number) => `en gardant ${cash}` },
  willNotMerge: {
    en: (more: string[]) =>
      `Will ${list(["pass when you could convert or merge", ...more], "en")}.`,
    fr: (more: string[]) =>
      `${list(["Passera quand vous pourriez convertir ou fusionner", ...more], "fr")}.`,
  },
  noShares: {
    en: "buy no shares of new companies",
    fr: "n’achètera aucune action des nouvelles compagnies",
  },
  decline: { en: "decline what others propose", fr: "refusera ce que d’autres proposent" },
  willBid: {
    en: (lot: string, limit: number) =>
      `Will bid as little as possible for ${lot} once it is auctioned, up to ${limit}; then you decide.`,
    fr: (lot: string, limit: number) =>
      `Enchérira le moins possible pour ${lot} dès l’ouverture des enchères, jusqu’à ${limit} ; ensuite vous décidez.`,
  },
  willBidPass: {
    en: (lot: string, limit: number) =>
      `Will bid as little as possible for ${lot} once it is auctioned, up to ${limit}; then pass.`,
    fr: (lot: string, limit: number) =>
      `Enchérira le moins possible pour ${lot} dès l’ouverture des enchères, jusqu’à ${limit} ; ensuite passera.`,
  },
} satisfies Texts;

/** "a", "a or b", "a, b or c". */
function or(words: readonly string[], language: Language): string {
  const last = words[words.length - 1] ?? "";
  return words.length < 2
    ? last
    : `${words.slice(0, -1).join(", ")} ${language === "fr" ? "ou" : "or"} ${last}`;
}

export function lotName(lot: G1861Lot): string {
  return isPrivate(lot) ? privateName(lot) : shortName(lot);
}

/** The conditions in the order of the form. */
export const CONDITIONS: readonly (keyof G1861Unless)[] = ["sale", "rival", "fall", "auction"];

/** What an order is called. */
export function name(given: unknown, language: Language): string {
  const order = given as G1861Order;
  switch (order.type) {
    case "pass_stock":
      return pick(said.passStock, language, order.set);
    case "buy_shares":
      return pick(said.buyShares, language, shortName(order.company), order.shares);
    case "pass_mergers":
      return order.round
        ? pick(said.passMerger, language, order.round.set, order.round.number)
        : pick(said.passMergers, language);
    case "bid":
      return pick(said.bid, language, lotName(order.lot), order.limit);
  }
}

const inside: Record<Language, Record<keyof G1861Unless, string>> = {
  en: {
    sale: "somebody sells shares of a company you direct",
    rival: "somebody has as many shares of your company as you",
    fall: "the price of shares you hold falls",
    auction: "you could bid for a minor in auction",
  },
  fr: {
    sale: "quelqu’un vend des actions d’une compagnie que vous dirigez",
    rival: "quelqu’un a autant d’actions que vous dans votre compagnie",
    fall: "le cours d’actions que vous possédez baisse",
    auction: "vous pouvez enchérir pour une compagnie mineure",
  },
};

/** What an order will do next, and what ends it. */
export function outlook(given: unknown, language: Language): string {
  const order = given as G1861Order;
  switch (order.type) {
    case "pass_stock": {
      const conditions = CONDITIONS.filter((condition) => order.unless[condition]).map(
        (condition) => inside[language][condition],
      );
      return conditions.length === 0
        ? pick(said.willPass, language)
        : pick(said.willPassUnless, language, conditions);
    }
    case "buy_shares": {
      const until = [
        ...(order.highest === null ? [] : [pick(said.atMost, language, order.highest)]),
        ...(order.keep === null ? [] : [pick(said.keeping, language, order.keep)]),
      ];
      const from = order.from === null ? null : pick(sourceTexts[order.from], language);
      return pick(said.willBuy, language, shortName(order.company), from, until);
    }
    case "pass_mergers":
      return pick(said.willNotMerge, language, [
        ...(order.shares ? [pick(said.noShares, language)] : []),
        ...(order.decline ? [pick(said.decline, language)] : []),
      ]);
    case "bid":
      return pick(
        order.pass ? said.willBidPass : said.willBid,
        language,
        lotName(order.lot),
        order.limit,
      );
  }
}

const causes = {
  round_over: { en: "its round is over.", fr: "son tour est fini." },
  game_over: { en: "the game is over.", fr: "la partie est finie." },
  not_next: { en: "its round is not the next one.", fr: "son tour n’est pas le prochain." },
  sold: {
    en: (seat: string, company: string) => `${seat} sold shares of ${company}.`,
    fr: (seat: string, company: string) => `${seat} a vendu des actions ${company}.`,
  },
  rival: {
    en: (seat: string, company: string) => `${seat} has as many shares of ${company} as you.`,
    fr: (seat: string, company: string) => `${seat} a autant d’actions ${company} que vous.`,
  },
  director: {
    en: (seat: string, company: string) => `${seat} directs ${company} now.`,
    fr: (seat: string, company: string) => `${seat} dirige maintenant ${company}.`,
  },
  fell: {
    en: (company: string, from: number, to: number) =>
      `the price of ${company} fell from ${from} to ${to}.`,
    fr: (company: string, from: number, to: number) =>
      `le cours ${de(company)} a baissé de ${from} à ${to}.`,
  },
  auction: {
    en: (minor: string) => `${minor} is auctioned, and you can bid.`,
    fr: (minor: string) => `${minor} est aux enchères, et vous pouvez enchérir.`,
  },
  holds: {
    en: (shares: number) => `you hold ${shares} shares.`,
    fr: (shares: number) => `vous possédez ${shares} actions.`,
  },
  too_high: {
    en: (price: number) => `the price is ${price}.`,
    fr: (price: number) => `le cours est à ${price}.`,
  },
  too_little: {
    en: (left: number) => `only ${left} would be left.`,
    fr: (left: number) => `il ne resterait que ${left}.`,
  },
  not_open: {
    en: (company: string) => `${company} is not a public company at work.`,
    fr: (company: string) => `${company} n’est pas une compagnie publique en activité.`,
  },
  over_limit: {
    en: (bid: number) => `the next bid would be ${bid}.`,
    fr: (bid: number) => `la prochaine enchère serait de ${bid}.`,
  },
  lot_yours: {
    en: (lot: string, seat: string) => `${lot} went to ${seat}.`,
    fr: (lot: string, seat: string) => `${lot} est allée à ${seat}.`,
  },
  lot_gone: {
    en: (lot: string) => `${lot} is not auctioned any more.`,
    fr: (lot: string) => `${lot} n’est plus mise aux enchères.`,
  },
} satisfies Texts;

/** Why an order ended. */
export function ended(given: unknown, names: Names, language: Language): string {
  const cause = given as G1861Cause;
  switch (cause.type) {
    case "round_over":
    case "game_over":
    case "not_next":
      return pick(causes[cause.type], language);
    case "sold":
    case "rival":
    case "director":
      return pick(causes[cause.type], language, names(cause.seat), shortName(cause.company));
    case "fell":
      return pick(causes.fell, language, shortName(cause.company), cause.from, cause.to);
    case "auction":
      return pick(causes.auction, language, longName(cause.minor));
    case "holds":
      return pick(causes.holds, language, cause.shares);
    case "too_high":
      return pick(causes.too_high, language, cause.price);
    case "too_little":
      return pick(causes.too_little, language, cause.left);
    case "not_open":
      return pick(causes.not_open, language, shortName(cause.company));
    case "over_limit":
      return pick(causes.over_limit, language, cause.bid);
    case "lot_gone":
      return cause.seat === null
        ? pick(causes.lot_gone, language, lotName(cause.lot))
        : pick(causes.lot_yours, language, lotName(cause.lot), names(cause.seat));
  }
}
