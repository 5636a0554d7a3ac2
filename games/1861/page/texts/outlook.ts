import type { Names } from "$lib/game";
import { list, pick, plural, type Language, type Texts } from "$lib/texts";
import { privateName, shortName } from "../companies";
import type { Fact } from "../outlook";
import { reasonTexts } from "./words";

/** How much a fact matters to whoever decides. */
export type Tone = "plain" | "warn";

const words = {
  cash: {
    en: (from: number, to: number) => `Your cash ${from} → ${to}`,
    fr: (from: number, to: number) => `Votre argent ${from} → ${to}`,
  },
  treasury: {
    en: (who: string, from: number, to: number) => `${who} treasury ${from} → ${to}`,
    fr: (who: string, from: number, to: number) => `Trésorerie ${who} ${from} → ${to}`,
  },
  price: {
    en: (who: string, from: number, to: number) => `${who} price ${from} → ${to}`,
    fr: (who: string, from: number, to: number) => `Cours ${who} ${from} → ${to}`,
  },
  started: {
    en: (who: string, price: number) => `${who} starts at ${price}`,
    fr: (who: string, price: number) => `${who} débute à ${price}`,
  },
  dividend: { en: (each: number) => `${each} a share`, fr: (each: number) => `${each} par action` },
  kept: { en: (kept: number) => `${kept} kept`, fr: (kept: number) => `${kept} conservés` },
  director: {
    en: (name: string, who: string) => `${name} is director of ${who}`,
    fr: (name: string, who: string) => `${name} dirige ${who}`,
  },
  taken: {
    en: (who: string, n: number) => `${who} takes ${n} ${plural(n, "en", "loan", "loans")}`,
    fr: (who: string, n: number) =>
      `${who} contracte ${n} ${plural(n, "fr", "emprunt", "emprunts")}`,
  },
  repaid: {
    en: (who: string, n: number) => `${who} repays ${n} ${plural(n, "en", "loan", "loans")}`,
    fr: (who: string, n: number) =>
      `${who} rembourse ${n} ${plural(n, "fr", "emprunt", "emprunts")}`,
  },
  interest: {
    en: (amount: number) => `interest ${amount}`,
    fr: (amount: number) => `intérêts ${amount}`,
  },
  phase: {
    en: (phase: number) => `Phase ${phase} begins`,
    fr: (phase: number) => `La phase ${phase} commence`,
  },
  rusts: {
    en: (who: string, trains: string) => `${who} loses ${trains}`,
    fr: (who: string, trains: string) => `${who} perd ${trains}`,
  },
  pool: { en: "the pool", fr: "la banque de dépôt" },
  nationalised: {
    en: (who: string, each: number) => `${who} is nationalised, ${each} a share`,
    fr: (who: string, each: number) => `${who} est nationalisée, ${each} par action`,
  },
  severalNationalised: {
    en: (all: { who: string; each: number }[]) =>
      `${list(
        all.map(({ who, each }) => `${who} at ${each}`),
        "en",
      )} are nationalised`,
    fr: (all: { who: string; each: number }[]) =>
      `${list(
        all.map(({ who, each }) => `${who} à ${each}`),
        "fr",
      )} sont nationalisées`,
  },
  privates: {
    en: (names: string[]) => `The state buys ${list(names, "en")}`,
    fr: (names: string[]) => `L’État reprend ${list(names, "fr")}`,
  },
  excess: {
    en: (who: string, over: number) =>
      `${who} gives up ${over} ${plural(over, "en", "train", "trains")}`,
    fr: (who: string, over: number) =>
      `${who} se défausse de ${over} ${plural(over, "fr", "train", "trains")}`,
  },
  asked: {
    en: (who: string) => `${who} has no train: its director is asked`,
    fr: (who: string) => `${who} n’a plus de train : son directeur est consulté`,
  },
  trains: {
    en: (who: string, from: string, to: string) => `${who} trains: ${from} → ${to}`,
    fr: (who: string, from: string, to: string) => `Trains ${who} : ${from} → ${to}`,
  },
  noTrain: { en: "none", fr: "aucun" },
  income: {
    en: (from: number, to: number) => `Your privates bring ${to} a round, not ${from}`,
    fr: (from: number, to: number) => `Vos privées rapportent ${to} par tour au lieu de ${from}`,
  },
  broken: { en: "The bank is broken", fr: "La banque est à court d’argent" },
  ending: {
    en: (set: number, number: number) =>
      `The end is set off: the game ends after operating round ${set}.${number}`,
    fr: (set: number, number: number) =>
      `Fin de partie déclenchée : fin après le TE ${set}.${number}`,
  },
  over: {
    en: (why: string) => `The game ends: ${why}`,
    fr: (why: string) => `La partie s’achève : ${why}`,
  },
} satisfies Texts;

export const outlookTexts = {
  would: { en: "This would lead to:", fr: "Ce qui suivrait :" },
  hint: {
    en: "Point at a choice to see here what it leads to.",
    fr: "Pointez un choix pour voir ici ce qui en suivrait.",
  },
  nothing: { en: "Nothing changes hands.", fr: "Rien ne change de mains." },
  so_far: { en: "So far:", fr: "Jusqu’ici :" },
} satisfies Texts;

/** Trains of one holder: "2 × 2, 3". */
function trains(kinds: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, n]) => (n > 1 ? `${n} × ${kind}` : kind)).join(", ");
}

/** A fact in a few words. */
export function word(fact: Fact, names: Names, language: Language): { text: string; tone: Tone } {
  const plain = (text: string) => ({ text, tone: "plain" as const });
  const warn = (text: string) => ({ text, tone: "warn" as const });
  switch (fact.type) {
    case "cash":
      return plain(
        "seat" in fact.who
          ? pick(words.cash, language, fact.from, fact.to)
          : pick(words.treasury, language, shortName(fact.who.company), fact.from, fact.to),
      );
    case "price":
      return plain(pick(words.price, language, shortName(fact.company), fact.from, fact.to));
    case "started":
      return plain(pick(words.started, language, shortName(fact.company), fact.price));
    case "dividend":
      return plain(
        fact.each > 0
          ? pick(words.dividend, language, fact.each)
          : pick(words.kept, language, fact.kept),
      );
    case "director":
      return plain(pick(words.director, language, names(fact.seat), shortName(fact.company)));
    case "loans":
      return fact.by > 0
        ? warn(pick(words.taken, language, shortName(fact.company), fact.by))
        : plain(pick(words.repaid, language, shortName(fact.company), -fact.by));
    case "interest":
      return plain(pick(words.interest, language, fact.amount));
    case "phase":
      return warn(pick(words.phase, language, fact.phase));
    case "rusts":
      return warn(
        pick(
          words.rusts,
          language,
          fact.company === null ? pick(words.pool, language) : shortName(fact.company),
          trains(fact.kinds),
        ),
      );
    case "nationalised": {
      const all = fact.companies.map(({ company, each }) => ({ who: shortName(company), each }));
      const [one] = all;
      return warn(
        one && all.length === 1
          ? pick(words.nationalised, language, one.who, one.each)
          : pick(words.severalNationalised, language, all),
      );
    }
    case "privates":
      return warn(pick(words.privates, language, fact.privates.map(privateName)));
    case "excess":
      return warn(pick(words.excess, language, shortName(fact.company), fact.over));
    case "asked":
      return warn(pick(words.asked, language, shortName(fact.company)));
    case "trains": {
      const text = pick(
        words.trains,
        language,
        shortName(fact.company),
        trains(fact.from) || pick(words.noTrain, language),
        trains(fact.to) || pick(words.noTrain, language),
      );
      return fact.to.length === 0 ? warn(text) : plain(text);
    }
    case "income":
      return plain(pick(words.income, language, fact.from, fact.to));
    case "ending":
      return warn(pick(words.ending, language, fact.set, fact.number));
    case "broken":
      return warn(pick(words.broken, language));
    case "over":
      return warn(pick(words.over, language, pick(reasonTexts[fact.reason], language)));
  }
}
