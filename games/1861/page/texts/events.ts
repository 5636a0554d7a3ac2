import { de } from "$lib/french";
import type { Names } from "$lib/game";
import type { G1861Event, G1861Lot } from "../protocol";
import { pick, plural, type Language } from "$lib/texts";
import { isPrivate, longName, privateName, shortName } from "../companies";
import { place } from "./places";
import { aTrain, ownerName, reasonTexts, roundName, trainOwner } from "./words";

type Told<K extends G1861Event["type"]> = Extract<G1861Event, { type: K }>;
type Teller<E> = Record<Language, (event: E, names: Names) => string | null>;

/** What is auctioned, by its name. */
export function lotName(lot: G1861Lot): string {
  return isPrivate(lot) ? privateName(lot) : longName(lot);
}
const silent = { en: () => null, fr: () => null };

/** Every event in a sentence; a new one without its sentence is a type error. */
const tellers: { [K in G1861Event["type"]]: Teller<Told<K>> } = {
  // Payments follow from what is told beside them.
  paid: silent,
  turn: silent,
  bank_broken: {
    en: () => "The bank has run out of money: the game ends after this operating round.",
    fr: () => "La banque n’a plus d’argent : la partie s’achève après ce tour d’exploitation.",
  },
  stock_round: {
    en: ({ set }) => `${roundName("stock", set, null, "en")} begins.`,
    fr: ({ set }) => `Début du tour de bourse ${set}.`,
  },
  operating_round: {
    en: ({ set, number, of }) =>
      `${roundName("operating", set, number, "en")} begins, ${number} of ${of}; privates pay their owners.`,
    fr: ({ set, number, of }) =>
      `${roundName("operating", set, number, "fr")}, ${number} sur ${of} : les compagnies privées versent leur revenu.`,
  },
  merger_round: {
    en: ({ set, number }) => `${roundName("merger", set, number, "en")} begins.`,
    fr: ({ set, number }) => `Début du tour de fusion ${set}.${number}.`,
  },
  company_turn: {
    en: ({ company }) => `${longName(company)} operates.`,
    fr: ({ company }) => `${longName(company)} joue.`,
  },
  passed: {
    en: ({ seat }, names) => `${names(seat)} passes.`,
    fr: ({ seat }, names) => `${names(seat)} passe.`,
  },
  bid: {
    en: ({ seat, lot, amount }, names) => `${names(seat)} bids ${amount} for ${lotName(lot)}.`,
    fr: ({ seat, lot, amount }, names) => `${names(seat)} offre ${amount} pour ${lotName(lot)}.`,
  },
  reduced: {
    en: ({ private: lot, minimum }) => `Nobody wants ${privateName(lot)}: it costs ${minimum} now.`,
    fr: ({ private: lot, minimum }) =>
      `Personne ne veut ${de(privateName(lot))} : son prix tombe à ${minimum}.`,
  },
  private_sold: {
    en: ({ private: lot, seat, price }, names) =>
      price === 0
        ? `${names(seat)} receives ${privateName(lot)} for nothing.`
        : `${names(seat)} takes ${privateName(lot)} for ${price}.`,
    fr: ({ private: lot, seat, price }, names) =>
      price === 0
        ? `${names(seat)} reçoit ${privateName(lot)} gratuitement.`
        : `${names(seat)} acquiert ${privateName(lot)} pour ${price}.`,
  },
  minor_sold: {
    en: ({ company, seat, bid, price }, names) =>
      `${names(seat)} starts ${longName(company)} with ${bid}; its price is ${price}.`,
    fr: ({ company, seat, bid, price }, names) =>
      `${names(seat)} lance ${longName(company)} avec ${bid} ; son cours est de ${price}.`,
  },
  share_bought: {
    en: ({ seat, company, from, price }, names) =>
      `${names(seat)} buys a share of ${shortName(company)} from the ${from === "pool" ? "pool" : "treasury"} for ${price}.`,
    fr: ({ seat, company, from, price }, names) =>
      `${names(seat)} achète une action ${de(shortName(company))} à la ${from === "pool" ? "banque de dépôt" : "trésorerie"} pour ${price}.`,
  },
  shares_sold: {
    en: ({ seat, company, shares, price }, names) =>
      `${names(seat)} sells ${shares === 1 ? "one share" : `${shares} shares`} of ${shortName(company)} for ${shares * price}.`,
    fr: ({ seat, company, shares, price }, names) =>
      `${names(seat)} vend ${shares === 1 ? "une action" : `${shares} actions`} ${de(shortName(company))} pour ${shares * price}.`,
  },
  director: {
    en: ({ company, seat }, names) => `${names(seat)} is director of ${shortName(company)}.`,
    fr: ({ company, seat }, names) => `${names(seat)} devient directeur ${de(shortName(company))}.`,
  },
  price: {
    en: ({ company, from, to }) => `Price of ${shortName(company)}: ${from} → ${to}.`,
    fr: ({ company, from, to }) => `Cours ${de(shortName(company))} : ${from} → ${to}.`,
  },
  founded: {
    en: ({ company, seat, price }, names) =>
      `${names(seat)} founds ${longName(company)} at ${price}.`,
    fr: ({ company, seat, price }, names) =>
      `${names(seat)} crée ${longName(company)} au cours de ${price}.`,
  },
  token_placed: {
    en: ({ company, at, price }) =>
      `${shortName(company)} places a token in ${place(at.hex, "en")}${price > 0 ? ` for ${price}` : ""}.`,
    fr: ({ company, at, price }) =>
      `${shortName(company)} place un jeton de gare à ${place(at.hex, "fr")}${price > 0 ? ` pour ${price}` : ""}.`,
  },
  token_removed: {
    en: ({ company, at }) =>
      `The token of ${shortName(company)} in ${place(at.hex, "en")} is removed.`,
    fr: ({ company, at }) =>
      `Le jeton de gare ${de(shortName(company))} à ${place(at.hex, "fr")} est retiré.`,
  },
  redeemed: {
    en: ({ company, shares, price }) =>
      `${shortName(company)} redeems ${shares === 1 ? "one share" : `${shares} shares`} from the pool for ${shares * price}.`,
    fr: ({ company, shares, price }) =>
      `${shortName(company)} rachète ${shares === 1 ? "une action" : `${shares} actions`} à la banque de dépôt pour ${shares * price}.`,
  },
  private_bought: {
    en: ({ company, private: lot, from, price }, names) =>
      `${shortName(company)} buys ${privateName(lot)} from ${names(from)} for ${price}.`,
    fr: ({ company, private: lot, from, price }, names) =>
      `${shortName(company)} achète ${privateName(lot)} à ${names(from)} pour ${price}.`,
  },
  asked_for_private: {
    en: ({ company, seat, private: lot, price }, names) =>
      `${shortName(company)} offers ${names(seat)} ${price} for ${privateName(lot)}.`,
    fr: ({ company, seat, private: lot, price }, names) =>
      `${shortName(company)} offre ${price} à ${names(seat)} pour ${privateName(lot)}.`,
  },
  asked_for_train: {
    en: ({ company, seat, train, price }, names) =>
      `${shortName(company)} offers ${names(seat)} ${price} for ${aTrain(train, "en")}.`,
    fr: ({ company, seat, train, price }, names) =>
      `${shortName(company)} offre ${price} à ${names(seat)} pour ${aTrain(train, "fr")}.`,
  },
  asked_to_merge: {
    en: ({ seat, public: company }, names) =>
      `${names(seat)} is asked to agree to the merger into ${longName(company)}.`,
    fr: ({ seat, public: company }, names) =>
      `${names(seat)} est consulté sur la fusion en ${longName(company)}.`,
  },
  declined: {
    en: ({ seat }, names) => `${names(seat)} declines what was proposed.`,
    fr: ({ seat }, names) => `${names(seat)} refuse la proposition.`,
  },
  tile_laid: {
    en: ({ company, hex, tile, cost }) =>
      `${shortName(company)} lays tile ${tile} in ${place(hex, "en")}${cost > 0 ? ` for ${cost}` : ""}.`,
    fr: ({ company, hex, tile, cost }) =>
      `${shortName(company)} pose la tuile ${tile} à ${place(hex, "fr")}${cost > 0 ? ` pour ${cost}` : ""}.`,
  },
  loan_taken: {
    en: ({ company }) => `${shortName(company)} takes a loan.`,
    fr: ({ company }) => `${shortName(company)} contracte un emprunt.`,
  },
  loan_repaid: {
    en: ({ company }) => `${shortName(company)} repays a loan.`,
    fr: ({ company }) => `${shortName(company)} rembourse un emprunt.`,
  },
  interest_paid: {
    en: ({ company, amount }) => `${shortName(company)} pays ${amount} in interest.`,
    fr: ({ company, amount }) => `${shortName(company)} paie ${amount} d’intérêts.`,
  },
  ran: {
    en: ({ company, revenue }) => `${shortName(company)} runs for ${revenue}.`,
    fr: ({ company, revenue }) => `${shortName(company)} fait circuler ses trains : ${revenue}.`,
  },
  dividend: {
    en: ({ company, per_share, kept }) =>
      per_share === 0
        ? `${shortName(company)} pays nothing and keeps ${kept}.`
        : `${shortName(company)} pays ${per_share} a share${kept > 0 ? ` and keeps ${kept}` : ""}.`,
    fr: ({ company, per_share, kept }) =>
      per_share === 0
        ? `${shortName(company)} ne verse rien et conserve ${kept}.`
        : `${shortName(company)} verse ${per_share} par action${kept > 0 ? ` et conserve ${kept}` : ""}.`,
  },
  train_bought: {
    en: ({ company, train, from, price }, names) =>
      `${shortName(company)} buys ${aTrain(train, "en")} from ${ownerName(from, names, "en")} for ${price}.`,
    fr: ({ company, train, from, price }, names) =>
      `${shortName(company)} achète ${aTrain(train, "fr")} à ${ownerName(from, names, "fr")} pour ${price}.`,
  },
  train_discarded: {
    en: ({ company, train }) =>
      `${shortName(company)} gives up ${aTrain(train, "en")}; it goes to the pool.`,
    fr: ({ company, train }) =>
      `${shortName(company)} se défausse d’${aTrain(train, "fr")} à la banque de dépôt.`,
  },
  phase_began: {
    en: ({ phase }) => `Phase ${phase} begins.`,
    fr: ({ phase }) => `La phase ${phase} commence.`,
  },
  rusted: {
    en: ({ train, owner }, names) =>
      `${aTrain(train, "en").replace(/^a/, "A")} of ${trainOwner(owner, names, "en")} rusts.`,
    fr: ({ train, owner }, names) =>
      `${aTrain(train, "fr").replace(/^u/, "U")} devient obsolète (${trainOwner(owner, names, "fr")}).`,
  },
  private_nationalised: {
    en: ({ private: lot, from, price }, names) =>
      `${privateName(lot)} goes to the state: ${price} to ${ownerName(from, names, "en")}.`,
    fr: ({ private: lot, from, price }, names) =>
      `${privateName(lot)} est nationalisée : ${price} à ${ownerName(from, names, "fr")}.`,
  },
  nationalised: {
    en: ({ company, per_share }) =>
      `${longName(company)} is nationalised: ${per_share} for each share.`,
    fr: ({ company, per_share }) =>
      `${longName(company)} est nationalisée : ${per_share} par action.`,
  },
  kept: {
    en: ({ company }) => `${shortName(company)} goes on without a train.`,
    fr: ({ company }) => `${shortName(company)} continue sans train.`,
  },
  converted: {
    en: ({ minor, public: company, price }) =>
      `${longName(minor)} becomes ${longName(company)} at ${price}.`,
    fr: ({ minor, public: company, price }) =>
      `${longName(minor)} se convertit en ${longName(company)} au cours de ${price}.`,
  },
  merged: {
    en: ({ minor, public: company }) => `${shortName(minor)} is now part of ${shortName(company)}.`,
    fr: ({ minor, public: company }) =>
      `${shortName(minor)} est désormais dans ${shortName(company)}.`,
  },
  formed: {
    en: ({ public: company, price }) => `A merger forms ${longName(company)} at ${price}.`,
    fr: ({ public: company, price }) =>
      `Une fusion crée ${longName(company)} au cours de ${price}.`,
  },
  ended: {
    en: ({ reason }) => `The game is over: ${pick(reasonTexts[reason], "en")}.`,
    fr: ({ reason }) => `La partie est terminée : ${pick(reasonTexts[reason], "fr")}.`,
  },
};

/** The kinds of events, for what has to handle each. */
export const eventKinds = Object.keys(tellers) as G1861Event["type"][];

export function tell(event: G1861Event, names: Names, language: Language): string | null {
  const teller = tellers[event.type] as Teller<G1861Event> | undefined;
  return teller ? teller[language](event, names) : null;
}

/** The log is grouped by rounds and, in operating rounds, by companies. */
export function heading(event: unknown, _: Names, language: Language): string | null {
  const known = event as G1861Event;
  switch (known.type) {
    case "stock_round":
      return roundName("stock", known.set, null, language);
    case "operating_round":
      return roundName("operating", known.set, known.number, language);
    case "merger_round":
      return roundName("merger", known.set, known.number, language);
    case "company_turn":
      return longName(known.company);
    default:
      return null;
  }
}

/** Several of one kind told as one: "4 loans". */
export function count(n: number, language: Language, one: string, many: string): string {
  return `${n} ${plural(n, language, one, many)}`;
}
