import type {
  G1861Owner,
  G1861Payment,
  G1861Reason,
  G1861RoundKind,
  G1861Source,
  G1861Step,
  G1861Train,
  G1861TrainKind,
} from "../protocol";
import type { Names } from "$lib/game";
import { pick, type Language, type Text, type Texts } from "$lib/texts";
import { shortName } from "../companies";

/** Names of the things of the game. */

export const roundTexts: Record<G1861RoundKind, Text> = {
  opening: { en: "Private auctions", fr: "Enchères des compagnies privées" },
  stock: { en: "Stock round", fr: "Tour de bourse" },
  operating: { en: "Operating round", fr: "Tour d’exploitation" },
  merger: { en: "Merger round", fr: "Tour de fusion" },
  over: { en: "The game is over", fr: "Partie terminée" },
};

export const stepTexts: Record<G1861Step, Text> = {
  private_auction: { en: "Private in auction", fr: "Compagnie privée aux enchères" },
  shares: { en: "Shares", fr: "Titres" },
  minor_auction: { en: "Minor in auction", fr: "Compagnie mineure aux enchères" },
  first_token: { en: "First token", fr: "Premier jeton de gare" },
  redeem: { en: "Redeem", fr: "Rachat d’actions" },
  track: { en: "Track", fr: "Voies" },
  token: { en: "Token", fr: "Jeton de gare" },
  run: { en: "Run", fr: "Circulation" },
  dividend: { en: "Dividend", fr: "Dividendes" },
  privates: { en: "Privates", fr: "Compagnies privées" },
  trains: { en: "Trains", fr: "Trains" },
  consent: { en: "Offer to answer", fr: "Offre à accepter ou refuser" },
  merger_consent: { en: "Merger to agree to", fr: "Fusion à accepter ou refuser" },
  trainless: { en: "Without a train", fr: "Sans train" },
  discard: { en: "Too many trains", fr: "Trains en excès" },
  merge: { en: "Conversion or merger", fr: "Conversion ou fusion" },
  token_limit: { en: "Too many tokens", fr: "Jetons de gare en excès" },
  shares_after_merger: { en: "Shares of the new public", fr: "Actions de la nouvelle compagnie" },
};

/** The steps of a company's turn, in order, as the bar shows how far it is. */
export const TURN_STEPS = [
  "redeem",
  "track",
  "token",
  "run",
  "dividend",
  "trains",
] as const satisfies readonly G1861Step[];
export type TurnStep = (typeof TURN_STEPS)[number];
/** Short enough for six beside each other on a phone. */
export const turnTexts: Record<TurnStep, Text> = {
  redeem: { en: "Redeem", fr: "Rachat" },
  track: { en: "Track", fr: "Voies" },
  token: { en: "Token", fr: "Jeton" },
  run: { en: "Run", fr: "Routes" },
  dividend: { en: "Dividend", fr: "Divid." },
  trains: { en: "Trains", fr: "Trains" },
};

export const paymentTexts: Record<G1861Payment, Text> = {
  pay: { en: "Pay all", fr: "Tout distribuer" },
  half: { en: "Pay half", fr: "La moitié" },
  withhold: { en: "Withhold", fr: "Tout conserver" },
};

export const sourceTexts: Record<G1861Source, Text> = {
  treasury: { en: "treasury", fr: "trésorerie" },
  pool: { en: "pool", fr: "banque de dépôt" },
};

export const reasonTexts: Record<G1861Reason, Text> = {
  last_train: {
    en: "the last rounds after the first 8-train have been played",
    fr: "les derniers tours après l’achat du premier train 8 ont été joués",
  },
  bank: { en: "the bank has run out of money", fr: "la banque n’a plus d’argent" },
  stalled: {
    en: "no company is left and nobody can start one",
    fr: "il ne reste aucune compagnie et personne ne peut en créer",
  },
};

const owners = {
  bank: { en: "the bank", fr: "la banque" },
  pool: { en: "the pool", fr: "la banque de dépôt" },
} satisfies Texts;

/** Whoever has money or trains. */
export function ownerName(owner: G1861Owner, names: Names, language: Language): string {
  if (owner === "bank") return pick(owners.bank, language);
  return "seat" in owner ? names(owner.seat) : shortName(owner.company);
}

/** Who has a train: what the bank has lies in the pool. */
export function trainOwner(owner: G1861Owner, names: Names, language: Language): string {
  return owner === "bank" ? pick(owners.pool, language) : ownerName(owner, names, language);
}

export function kindOfTrain(train: G1861Train): G1861TrainKind {
  return train.slice(0, train.lastIndexOf("-")) as G1861TrainKind;
}
/** "a 3-train", « un train 3 ». */
export function aTrain(train: G1861Train, language: Language): string {
  const kind = kindOfTrain(train);
  if (language === "fr") return `un train ${kind}`;
  return kind === "8" ? "an 8-train" : `a ${kind}-train`;
}
/** "The first stock round", "Operating round 2.1" in the log and the top line. */
export function roundName(
  kind: G1861RoundKind,
  set: number,
  number: number | null,
  language: Language,
): string {
  const name = pick(roundTexts[kind], language);
  if (kind === "opening" || kind === "over") return name;
  return number === null ? `${name} ${set}` : `${name} ${set}.${number}`;
}
const short: Record<G1861RoundKind, Text> = {
  opening: { en: "Auctions", fr: "Enchères" },
  stock: { en: "SR", fr: "TB" },
  operating: { en: "OR", fr: "TE" },
  merger: { en: "MR", fr: "TF" },
  over: { en: "Over", fr: "Fin" },
};
/** "OR 4.2", where there is little room. */
export function shortRound(
  kind: G1861RoundKind,
  set: number,
  number: number | null,
  language: Language,
): string {
  const name = pick(short[kind], language);
  if (kind === "opening" || kind === "over") return name;
  return number === null ? `${name} ${set}` : `${name} ${set}.${number}`;
}
