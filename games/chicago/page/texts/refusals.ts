import type { ChicagoRule } from "../protocol";
import type { Language } from "$lib/texts";
import { shortName } from "../companies";

type Broken<K extends ChicagoRule["rule"]> = Extract<ChicagoRule, { rule: K }>;
type Reason<R> = Record<Language, (rule: R) => string>;

const closed: Reason<unknown> = {
  en: () => "Wabash opens when Chicago is first reached.",
  fr: () => "Wabash ouvre quand Chicago est atteinte pour la première fois.",
};

/** Why something is refused, for every rule; a new one without its sentence is a type error. */
const reasons: { [K in ChicagoRule["rule"]]: Reason<Broken<K>> } = {
  bid_below_minimum: {
    en: ({ minimum }) => `The starting bid is ${minimum}.`,
    fr: ({ minimum }) => `La mise à prix est de ${minimum}.`,
  },
  bid_not_higher: {
    en: ({ standing }) => `A bid must be higher than ${standing}.`,
    fr: ({ standing }) => `Il faut offrir plus de ${standing}.`,
  },
  bid_over_cash: {
    en: ({ cash }) => `There is only ${cash} to bid with.`,
    fr: ({ cash }) => `On ne peut offrir que ce qu’on a : ${cash}.`,
  },
  dial_red: {
    en: () => "A dial on red cannot be chosen.",
    fr: () => "Un cadran dans le rouge ne peut plus être choisi.",
  },
  offer_closed: closed,
  offer_sold_out: {
    en: () => "All shares of this company are sold.",
    fr: () => "Toutes les actions de cette compagnie sont vendues.",
  },
  build_closed: closed,
  build_no_share: {
    en: () => "Only a shareholder may expand a company.",
    fr: () => "Seul un actionnaire peut étendre le réseau d’une compagnie.",
  },
  build_other_company: {
    en: ({ company }) => `This expansion is of ${shortName(company)} alone.`,
    fr: ({ company }) => `Cette extension est celle de ${shortName(company)} seulement.`,
  },
  build_own_twice: {
    en: () => "The company is there already.",
    fr: () => "La compagnie y est déjà.",
  },
  build_start_hex: {
    en: () => "The start hexes of the coast are closed to others.",
    fr: () => "Les cases de départ de la côte sont fermées aux autres.",
  },
  build_not_adjacent: {
    en: () => "The hex does not touch the company’s network.",
    fr: () => "La case ne touche pas le réseau de la compagnie.",
  },
  build_occupied: {
    en: () => "A forest or a mountain holds one company only.",
    fr: () => "Une forêt ou une montagne n’accueille qu’une compagnie.",
  },
  build_no_locomotive: {
    en: () => "The company has no locomotive left.",
    fr: () => "La compagnie n’a plus de locomotive.",
  },
  build_too_expensive: {
    en: ({ price, treasury }) => `It costs ${price} and the treasury holds ${treasury}.`,
    fr: ({ price, treasury }) => `Cela coûte ${price} et la caisse contient ${treasury}.`,
  },
  done_before_build: {
    en: () => "Nothing has been built yet: build or forgo.",
    fr: () => "Rien n’a encore été posé : posez une locomotive ou renoncez.",
  },
  forgo_after_build: {
    en: () => "An expansion that has begun is finished, not forgone.",
    fr: () => "Une extension commencée se termine ; on n’y renonce plus.",
  },
  develop_forbidden_hex: {
    en: () => "This hex is never developed.",
    fr: () => "Cette case ne se développe jamais.",
  },
  develop_no_locomotive: {
    en: () => "No company is there.",
    fr: () => "Aucune compagnie n’y est présente.",
  },
  develop_has_house: {
    en: () => "It has been developed already.",
    fr: () => "Elle est déjà développée.",
  },
  develop_no_house_left: {
    en: () => "No house is left.",
    fr: () => "Il ne reste aucune maison.",
  },
  develop_maxed: {
    en: () => "It stands at the end of its track.",
    fr: () => "Elle est au bout de son échelle.",
  },
};

export const ruleNames = Object.keys(reasons) as ChicagoRule["rule"][];

export function why(rule: Record<string, unknown>, language: Language): string {
  const broken = rule as unknown as ChicagoRule;
  const reason = reasons[broken.rule] as Reason<ChicagoRule> | undefined;
  return reason ? reason[language](broken) : String(rule["rule"]);
}
