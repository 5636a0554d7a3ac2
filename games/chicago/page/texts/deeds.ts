import type { ChicagoAction, ChicagoDial } from "../protocol";
import { pick, type Language, type Text } from "$lib/texts";
import { shortName } from "../companies";
import { hexOf } from "../data";

type Done<K extends ChicagoAction["type"]> = Extract<ChicagoAction, { type: K }>;
type Deed<A> = Record<Language, (action: A) => string>;

const chosen: Record<ChicagoDial, Text> = {
  auction: { en: "chooses an auction", fr: "choisit l’enchère" },
  expand: { en: "chooses expansion", fr: "choisit l’extension" },
  develop: { en: "chooses development", fr: "choisit le développement" },
};
export const at = (hex: string) => hexOf(hex)?.name ?? hex;

/** Every action in a few words; a new one without its words is a type error. */
const deeds: { [K in ChicagoAction["type"]]: Deed<Done<K>> } = {
  bid: { en: ({ amount }) => `bids ${amount}`, fr: ({ amount }) => `offre ${amount}` },
  pass: { en: () => "passes", fr: () => "passe" },
  choose: {
    en: ({ dial }) => pick(chosen[dial], "en"),
    fr: ({ dial }) => pick(chosen[dial], "fr"),
  },
  offer: {
    en: ({ company }) => `puts up a share of ${shortName(company)}`,
    fr: ({ company }) => `met une action ${shortName(company)} aux enchères`,
  },
  build: {
    en: ({ company, hex }) => `builds ${shortName(company)} to ${at(hex)}`,
    fr: ({ company, hex }) => `étend ${shortName(company)} jusqu’à ${at(hex)}`,
  },
  done: { en: () => "ends the expansion", fr: () => "termine l’extension" },
  develop: { en: ({ hex }) => `develops ${at(hex)}`, fr: ({ hex }) => `développe ${at(hex)}` },
  forgo: { en: () => "does nothing with it", fr: () => "n’en fait rien" },
};

export const actionKinds = Object.keys(deeds) as ChicagoAction["type"][];

export function inWords(action: unknown, language: Language): string {
  const known = action as ChicagoAction;
  const deed = deeds[known.type] as Deed<ChicagoAction> | undefined;
  return deed ? deed[language](known) : known.type;
}
