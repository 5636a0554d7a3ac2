import { de } from "$lib/french";
import type { G1861Action, G1861Step } from "../protocol";
import { pick, type Language, type Text } from "$lib/texts";
import { privateName, shortName } from "../companies";
import { lotName } from "./events";
import { place } from "./places";
import { aTrain, sourceTexts } from "./words";

type Done<K extends G1861Action["type"]> = Extract<G1861Action, { type: K }>;
type Deed<A> = Record<Language, (action: A) => string>;

const shares = {
  en: (n: number) => (n === 1 ? "one share" : `${n} shares`),
  fr: (n: number) => (n === 1 ? "une action" : `${n} actions`),
};
const payments = {
  pay: { en: "pays all", fr: "distribue tout" },
  half: { en: "pays half", fr: "distribue la moitié" },
  withhold: { en: "withholds all", fr: "conserve tout" },
};

/** Every action in a few words; a new one without its words is a type error. */
const deeds: { [K in G1861Action["type"]]: Deed<Done<K>> } = {
  pass: { en: () => "passes", fr: () => "passe" },
  bid: {
    en: ({ lot, amount }) => `bids ${amount} for ${lotName(lot)}`,
    fr: ({ lot, amount }) => `offre ${amount} pour ${lotName(lot)}`,
  },
  buy_share: {
    en: ({ company, from }) =>
      `buys a share of ${shortName(company)} (${pick(sourceTexts[from], "en")})`,
    fr: ({ company, from }) =>
      `achète une action ${de(shortName(company))} (${pick(sourceTexts[from], "fr")})`,
  },
  sell_shares: {
    en: ({ company, shares: n }) => `sells ${shares.en(n)} of ${shortName(company)}`,
    fr: ({ company, shares: n }) => `vend ${shares.fr(n)} ${de(shortName(company))}`,
  },
  found: {
    en: ({ company, price }) => `founds ${shortName(company)} at ${price}`,
    fr: ({ company, price }) => `crée ${shortName(company)} au cours de ${price}`,
  },
  place_token: {
    en: ({ hex }) => `places a token in ${place(hex, "en")}`,
    fr: ({ hex }) => `place un jeton de gare à ${place(hex, "fr")}`,
  },
  remove_token: {
    en: ({ hex }) => `removes the token in ${place(hex, "en")}`,
    fr: ({ hex }) => `retire le jeton de gare ${de(place(hex, "fr"))}`,
  },
  redeem: {
    en: ({ shares: n }) => `redeems ${shares.en(n)}`,
    fr: ({ shares: n }) => `rachète ${shares.fr(n)}`,
  },
  buy_private: {
    en: ({ private: lot, price }) => `buys ${privateName(lot)} for ${price}`,
    fr: ({ private: lot, price }) => `achète ${privateName(lot)} pour ${price}`,
  },
  lay_tile: {
    en: ({ hex, tile }) => `lays tile ${tile} in ${place(hex, "en")}`,
    fr: ({ hex, tile }) => `pose la tuile ${tile} à ${place(hex, "fr")}`,
  },
  run: {
    en: ({ revenue }) => `runs for ${revenue}`,
    fr: ({ revenue }) => `fait circuler les trains : ${revenue}`,
  },
  dividend: {
    en: ({ kind }) => pick(payments[kind], "en"),
    fr: ({ kind }) => pick(payments[kind], "fr"),
  },
  buy_train: {
    en: ({ train, price }) => `buys ${aTrain(train, "en")} for ${price}`,
    fr: ({ train, price }) => `achète ${aTrain(train, "fr")} pour ${price}`,
  },
  discard_train: {
    en: ({ train }) => `gives up ${aTrain(train, "en")}`,
    fr: ({ train }) => `se défausse d’${aTrain(train, "fr")}`,
  },
  convert: { en: () => "converts", fr: () => "se convertit" },
  merge: {
    en: ({ company }) => `merges with ${shortName(company)}`,
    fr: ({ company }) => `fusionne avec ${shortName(company)}`,
  },
  form: {
    en: ({ company }) => `forms ${shortName(company)}`,
    fr: ({ company }) => `forme ${shortName(company)}`,
  },
  accept: { en: () => "agrees", fr: () => "accepte" },
  decline: { en: () => "declines", fr: () => "refuse" },
  nationalise: { en: () => "lets the state take it", fr: () => "accepte la nationalisation" },
};

export const actionKinds = Object.keys(deeds) as G1861Action["type"][];

export function inWords(action: unknown, language: Language): string {
  const known = action as G1861Action;
  const deed = deeds[known.type] as Deed<G1861Action> | undefined;
  return deed ? deed[language](known) : known.type;
}

/** What passing means at a step of a company's turn or of a merger round. */
const passes: Partial<Record<G1861Step, Text>> = {
  redeem: { en: "redeems nothing", fr: "ne rachète rien" },
  track: { en: "lays no track", fr: "ne pose pas de voie" },
  token: { en: "places no token", fr: "ne place pas de jeton de gare" },
  privates: { en: "buys no private company", fr: "n’achète pas de compagnie privée" },
  trains: { en: "buys no train", fr: "n’achète pas de train" },
  trainless: { en: "keeps it without a train", fr: "la garde sans train" },
  shares_after_merger: { en: "buys no share", fr: "n’achète pas d’action" },
};
/** What it means after something has been done there. */
const ends: Partial<Record<G1861Step, { after: G1861Action["type"]; text: Text }>> = {
  track: { after: "lay_tile", text: { en: "ends the track", fr: "termine les voies" } },
  trains: { after: "buy_train", text: { en: "buys no more trains", fr: "n’achète plus de train" } },
  shares_after_merger: {
    after: "buy_share",
    text: { en: "buys no more shares", fr: "n’achète plus d’action" },
  },
  merge: {
    after: "merge",
    text: { en: "adds no other minor", fr: "n’ajoute pas d’autre compagnie mineure" },
  },
};

/** The actions of a draft in words; `steps` are those at which they were taken. */
export function draftInWords(
  actions: readonly G1861Action[],
  steps: readonly (G1861Step | null)[],
  language: Language,
): string[] {
  return actions.map((action, i) => {
    const step = steps[i] ?? null;
    if (action.type !== "pass" || step === null) return inWords(action, language);
    const end = ends[step];
    const text =
      end && actions.slice(0, i).some(({ type }) => type === end.after) ? end.text : passes[step];
    return text ? pick(text, language) : inWords(action, language);
  });
}
