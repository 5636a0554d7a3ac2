import type { Names } from "$lib/game";
import type { Seat } from "$lib/protocol";
import type { G1861Company, G1861Event, G1861Owner, G1861Phase } from "../protocol";
import { sentences, type Gain, type Place, type Saying, type Sentence } from "$lib/story";
import { list, pick, plural, type Language, type Text, type Texts } from "$lib/texts";
import { homeOf, isPrivate, kindOf, longName, shortName } from "../companies";
import { tell } from "./events";
import { place } from "./places";
import { aTrain, kindOfTrain, ownerName, roundName, trainOwner } from "./words";

/** What the events of a step were, in sentences: who, what, how much, and what reached whom. */

type Paid = Extract<G1861Event, { type: "paid" }>;

const words = {
  income: {
    en: (parts: string[]) => `privates pay ${parts.join(", ")}`,
    fr: (parts: string[]) => `revenus des privées : ${parts.join(", ")}`,
  },
  privates: { en: "privates", fr: "privées" },
  sale: { en: (who: string) => `${who} sold`, fr: (who: string) => `vente ${who}` },
  privatesGone: { en: "privates to the state", fr: "privées nationalisées" },
  state: { en: (who: string) => `${who} to the state`, fr: (who: string) => `${who} nationalisée` },
  earns: {
    en: (who: string, revenue: number) => `${who} earns ${revenue}`,
    fr: (who: string, revenue: number) => `${who} rapporte ${revenue}`,
  },
  nothing: {
    en: (who: string) => `${who} earns nothing`,
    fr: (who: string) => `${who} ne rapporte rien`,
  },
  unproved: {
    en: (most: number) => ` (the best found, at most ${most})`,
    fr: (most: number) => ` (le meilleur trouvé, au plus ${most})`,
  },
  split: {
    en: (to: string, half: number, kept: number) => `: ${half} to ${to}, ${kept} to its treasury`,
    fr: (to: string, half: number, kept: number) => ` : ${half} à ${to}, ${kept} en caisse`,
  },
  allKept: { en: ", all kept", fr: ", tout en caisse" },
  price: {
    en: (from: number, to: number) => `; price ${from} → ${to}`,
    fr: (from: number, to: number) => ` ; cours ${from} → ${to}`,
  },
  stood: {
    en: (who: string) => `${who} does not run`,
    fr: (who: string) => `${who} ne circule pas`,
  },
  pays: {
    en: (who: string, each: number, parts: string[]) =>
      `${who} pays ${each} a share${parts.length > 0 ? ` (${parts.join(", ")})` : ""}`,
    fr: (who: string, each: number, parts: string[]) =>
      `${who} verse ${each} par action${parts.length > 0 ? ` (${parts.join(", ")})` : ""}`,
  },
  toTreasury: {
    en: (kept: number) => `, ${kept} to its treasury`,
    fr: (kept: number) => `, ${kept} en caisse`,
  },
  paysNothing: {
    en: (who: string) => `${who} pays nothing`,
    fr: (who: string) => `${who} ne verse rien`,
  },
  withholds: {
    en: (who: string, kept: number) => `${who} pays nothing and keeps ${kept}`,
    fr: (who: string, kept: number) => `${who} ne verse rien et garde ${kept}`,
  },
  borrows: {
    en: (n: number, money: number) => `takes ${n} ${plural(n, "en", "loan", "loans")} (${money})`,
    fr: (n: number, money: number) =>
      `contracte ${n} ${plural(n, "fr", "emprunt", "emprunts")} (${money})`,
  },
  repays: {
    en: (n: number, money: number) => `repays ${n} ${plural(n, "en", "loan", "loans")} (${money})`,
    fr: (n: number, money: number) =>
      `rembourse ${n} ${plural(n, "fr", "emprunt", "emprunts")} (${money})`,
  },
  interest: {
    en: (money: number) => `pays ${money} in interest`,
    fr: (money: number) => `paie ${money} d’intérêts`,
  },
  buysTrain: {
    en: (train: string, from: string, price: number) => `buys ${train} from ${from} for ${price}`,
    fr: (train: string, from: string, price: number) => `achète ${train} à ${from} pour ${price}`,
  },
  lays: {
    en: (tile: string, where: string, cost: number) =>
      `lays tile ${tile} in ${where}${cost > 0 ? ` for ${cost}` : ""}`,
    fr: (tile: string, where: string, cost: number) =>
      `pose la tuile ${tile} à ${where}${cost > 0 ? ` pour ${cost}` : ""}`,
  },
  phase: {
    en: (phase: number, brings: string) => `Phase ${phase} begins: ${brings}.`,
    fr: (phase: number, brings: string) => `La phase ${phase} commence : ${brings}.`,
  },
  rusts: {
    en: (kinds: string, owners: string) => `The ${kinds}-trains rust: ${owners}.`,
    fr: (kinds: string, owners: string) => `Les trains ${kinds} sont obsolètes : ${owners}.`,
  },
  nationalised: {
    en: (who: string, each: number, from: number, parts: string[]) =>
      `${who} is nationalised, ${each} a share${from > each ? ` (price ${from} → ${each})` : ""}${parts.length > 0 ? `: ${parts.join(", ")}` : ""}.`,
    fr: (who: string, each: number, from: number, parts: string[]) =>
      `${who} est nationalisée, ${each} par action${from > each ? ` (cours ${from} → ${each})` : ""}${parts.length > 0 ? ` : ${parts.join(", ")}` : ""}.`,
  },
  minorNationalised: {
    en: (who: string, from: number, to: number, name: string, money: number) =>
      `${who} is nationalised (price ${from} → ${to}): ${money} to ${name}.`,
    fr: (who: string, from: number, to: number, name: string, money: number) =>
      `${who} est nationalisée (cours ${from} → ${to}) : ${money} à ${name}.`,
  },
  unpaid: {
    en: (who: string, loans: number, from: number, to: number) =>
      `${who} has ${loans} unpaid ${plural(loans, "en", "loan", "loans")}: price ${from} → ${to}.`,
    fr: (who: string, loans: number, from: number, to: number) =>
      `${who} a ${loans} ${plural(loans, "fr", "emprunt non remboursé", "emprunts non remboursés")} : cours ${from} → ${to}.`,
  },
  sells: {
    en: (who: string, shares: number, company: string, money: number) =>
      `${who} sells ${shares === 1 ? "one share" : `${shares} shares`} of ${company} for ${money}`,
    fr: (who: string, shares: number, company: string, money: number) =>
      `${who} vend ${shares === 1 ? "une action" : `${shares} actions`} ${company} pour ${money}`,
  },
  converts: {
    en: (minor: string, company: string, price: number) =>
      `${minor} becomes ${company} at ${price}`,
    fr: (minor: string, company: string, price: number) =>
      `${minor} se convertit en ${company} au cours de ${price}`,
  },
  forms: {
    en: (minors: string[], company: string, price: number) =>
      `${list(minors, "en")} merge into ${company} at ${price}`,
    fr: (minors: string[], company: string, price: number) =>
      `${list(minors, "fr")} fusionnent en ${company} au cours de ${price}`,
  },
  directed: {
    en: (name: string) => `; ${name} directs it`,
    fr: (name: string) => ` ; ${name} en est directeur`,
  },
  buysDirector: {
    en: (name: string, price: number) => `; ${name} must buy a share for ${price}`,
    fr: (name: string, price: number) => ` ; ${name} doit acheter une action pour ${price}`,
  },
} satisfies Texts;

/** What each phase brings (§5.8.5); trains that rust and companies that go are told one by one. */
const PHASES: Record<G1861Phase, Text> = {
  2: { en: "yellow tiles", fr: "tuiles jaunes" },
  3: {
    en: "green tiles, all minors, mergers; companies may buy privates",
    fr: "tuiles vertes, toutes les mineures, fusions ; les compagnies peuvent acheter les privées",
  },
  4: {
    en: "publics can be founded, the state railway runs; 1 train for a minor, 3 for a public",
    fr: "création de publiques, le Réseau Ferré Russe joue ; 1 train par mineure, 3 par publique",
  },
  5: { en: "brown tiles, no new minors", fr: "tuiles brunes, plus de nouvelle mineure" },
  6: {
    en: "grey tiles, privates go to the state; 2 trains for a public",
    fr: "tuiles grises, privées nationalisées ; 2 trains par publique",
  },
  7: { en: "nothing else changes", fr: "rien d’autre ne change" },
  8: {
    en: "2+2 and 5+5E trains, minors go to the state, the last rounds are counted",
    fr: "trains 2+2 et 5+5E, mineures nationalisées, derniers tours comptés",
  },
};

class Telling {
  constructor(
    private readonly events: readonly G1861Event[],
    private readonly names: Names,
    private readonly language: Language,
  ) {}

  get(at: number): G1861Event | undefined {
    return this.events[at];
  }
  /** How many events from one on are of this sort. */
  #many(from: number, is: (event: G1861Event) => boolean): number {
    let n = 0;
    for (let event = this.get(from); event && is(event); event = this.get(from + n)) n += 1;
    return n;
  }
  #paid(from: number, to: number): Paid[] {
    return this.events.slice(from, to).filter((event) => event.type === "paid");
  }
  #gains(paid: readonly Paid[], why: string): Gain[] {
    return paid.flatMap(({ to, amount }) =>
      typeof to === "object" && "seat" in to ? [{ seat: to.seat, amount, why }] : [],
    );
  }
  #parts(paid: readonly Paid[]): string[] {
    return paid.flatMap(({ to, amount }) =>
      typeof to === "object" && "seat" in to ? [`${this.names(to.seat)} ${amount}`] : [],
    );
  }
  /** What a company put into its treasury. */
  #kept(paid: readonly Paid[], company: G1861Company): number {
    return paid.reduce(
      (sum, { to, amount }) =>
        typeof to === "object" && "company" in to && to.company === company ? sum + amount : sum,
      0,
    );
  }
  /** The marker's move that follows, if it does. */
  #price(at: number, company: G1861Company): { count: number; text: string } {
    const event = this.get(at);
    if (event?.type !== "price" || event.company !== company) return { count: 0, text: "" };
    return { count: 1, text: pick(words.price, this.language, event.from, event.to) };
  }

  say(at: number): Saying | null {
    const event = this.get(at);
    if (!event) return null;
    switch (event.type) {
      case "operating_round":
        return this.#income(at, event);
      case "ran":
        return this.#ran(at, event);
      case "dividend":
        return this.#dividend(at, event);
      case "loan_taken":
        return this.#borrowed(at, event.company);
      case "train_bought":
      case "tile_laid":
        return this.#bought(at, 0, 0);
      case "interest_paid":
      case "loan_repaid":
        return this.#served(at, event.company);
      case "paid":
        return this.#advance(at);
      case "price":
        return this.#moved(at, event);
      case "phase_began":
        return {
          text: pick(
            words.phase,
            this.language,
            event.phase,
            pick(PHASES[event.phase] ?? { en: "", fr: "" }, this.language),
          ),
        };
      case "rusted":
        return this.#rusted(at);
      case "nationalised":
        return this.#nationalised(at, at);
      case "private_nationalised":
        return this.#privateGoes(at, event);
      case "minor_sold":
        return this.#started(at, event);
      case "shares_sold":
        return this.#sold(at, event);
      case "share_bought":
      case "private_sold":
      case "founded":
      case "redeemed":
        return {
          ...this.#plain(at, event),
          count: 1 + this.#many(at + 1, ({ type }) => type === "paid"),
        };
      case "private_bought": {
        const count = 1 + this.#many(at + 1, ({ type }) => type === "paid");
        return {
          ...this.#plain(at, event),
          count,
          gains: this.#gains(this.#paid(at, at + count), event.private),
        };
      }
      case "converted":
      case "formed":
        return this.#formed(at, event);
      case "company_turn":
      case "turn":
        return null;
      default:
        return this.#plain(at, event);
    }
  }

  #plain(at: number, event: G1861Event): Saying {
    return {
      text: tell(event, this.names, this.language),
      places: placesOf(event),
      aside: ASIDE.includes(event.type) && this.events.length > at + 1,
    };
  }

  #income(at: number, event: Extract<G1861Event, { type: "operating_round" }>): Saying {
    const n = this.#many(at + 1, (one) => one.type === "paid" && one.from === "bank");
    const paid = this.#paid(at + 1, at + 1 + n);
    const sums = new Map<string, { to: G1861Owner; amount: number }>();
    for (const { to, amount } of paid) {
      const key = JSON.stringify(to);
      sums.set(key, { to, amount: (sums.get(key)?.amount ?? 0) + amount });
    }
    const parts = [...sums.values()].map(
      ({ to, amount }) => `${ownerName(to, this.names, this.language)} ${amount}`,
    );
    const round = roundName("operating", event.set, event.number, this.language);
    const begins =
      this.language === "fr"
        ? `${round} (${event.number} sur ${event.of})`
        : `${round} (${event.number} of ${event.of})`;
    const colon = this.language === "fr" ? "\u00a0: " : ": ";
    return {
      count: 1 + n,
      text:
        parts.length > 0
          ? `${begins}${colon}${pick(words.income, this.language, parts)}.`
          : `${begins}.`,
      gains: this.#gains(paid, pick(words.privates, this.language)),
    };
  }

  #ran(at: number, { company, revenue, at_most }: Extract<G1861Event, { type: "ran" }>): Saying {
    const who = shortName(company);
    const n = this.#many(at + 1, (one) => one.type === "paid" && one.from === "bank");
    const paid = this.#paid(at + 1, at + 1 + n);
    const price = this.#price(at + 1 + n, company);
    const count = 1 + n + price.count;
    const head =
      revenue > 0
        ? pick(words.earns, this.language, who, revenue)
        : pick(words.nothing, this.language, who);
    const proof = at_most === undefined ? "" : pick(words.unproved, this.language, at_most);
    const owner = paid.find(({ to }) => typeof to === "object" && "seat" in to);
    const kept = this.#kept(paid, company);
    const tail = owner
      ? pick(
          words.split,
          this.language,
          ownerName(owner.to, this.names, this.language),
          owner.amount,
          kept,
        )
      : kept > 0
        ? pick(words.allKept, this.language)
        : "";
    // What a public pays follows, and says it all.
    return {
      count,
      text: `${head}${proof}${tail}${price.text}.`,
      places: [`company:${company}`],
      gains: this.#gains(paid, who),
      aside: kindOf(company) === "public" && revenue > 0,
    };
  }

  #dividend(
    at: number,
    { company, per_share, kept }: Extract<G1861Event, { type: "dividend" }>,
  ): Saying {
    const who = shortName(company);
    const n = this.#many(at + 1, (one) => one.type === "paid" && one.from === "bank");
    const paid = this.#paid(at + 1, at + 1 + n);
    const price = this.#price(at + 1 + n, company);
    const treasury = this.#kept(paid, company);
    const head =
      per_share > 0
        ? `${pick(words.pays, this.language, who, per_share, this.#parts(paid))}${treasury > 0 ? pick(words.toTreasury, this.language, treasury) : ""}`
        : kept > 0
          ? pick(words.withholds, this.language, who, kept)
          : pick(words.paysNothing, this.language, who);
    return {
      count: 1 + n + price.count,
      text: `${head}${price.text}.`,
      places: [`company:${company}`],
      gains: this.#gains(paid, who),
    };
  }

  /** Loans, and what they were taken for. */
  #borrowed(at: number, company: G1861Company): Saying {
    let [n, money, end] = [0, 0, at];
    for (
      let event = this.get(end);
      event?.type === "loan_taken" && event.company === company;
      event = this.get(end)
    ) {
      const paid = this.get(end + 1);
      n += 1;
      end += 1;
      if (paid?.type === "paid" && paid.from === "bank") {
        money += paid.amount;
        end += 1;
      }
    }
    const next = this.get(end);
    if ((next?.type === "train_bought" || next?.type === "tile_laid") && next.company === company) {
      const bought = this.#bought(end, n, money);
      return { ...bought, count: (bought.count ?? 1) + end - at };
    }
    return {
      count: end - at,
      text: `${shortName(company)} ${pick(words.borrows, this.language, n, money)}.`,
      places: [`company:${company}`],
    };
  }
  #bought(at: number, loans: number, money: number): Saying {
    const event = this.get(at);
    if (event?.type !== "train_bought" && event?.type !== "tile_laid") return { text: null };
    const { language } = this;
    const deed =
      event.type === "tile_laid"
        ? pick(words.lays, language, event.tile, place(event.hex, language), event.cost)
        : pick(
            words.buysTrain,
            language,
            aTrain(event.train, language),
            ownerName(event.from, this.names, language),
            event.price,
          );
    const borrowed = loans > 0 ? [pick(words.borrows, language, loans, money)] : [];
    const count =
      1 +
      this.#many(
        at + 1,
        (one) =>
          one.type === "paid" &&
          typeof one.from === "object" &&
          "company" in one.from &&
          one.from.company === event.company,
      );
    return {
      count,
      text: `${shortName(event.company)} ${list([...borrowed, deed], language)}.`,
      places: placesOf(event),
    };
  }
  /** Interest and loans repaid, in one sentence. */
  #served(at: number, company: G1861Company): Saying {
    let [interest, repaid, money, end] = [0, 0, 0, at];
    for (let event = this.get(end); event; event = this.get(end)) {
      if (event.type === "interest_paid" && event.company === company) interest += event.amount;
      else if (event.type === "loan_repaid" && event.company === company) repaid += 1;
      else break;
      end += 1;
      const paid = this.get(end);
      if (paid?.type === "paid") {
        if (event.type === "loan_repaid") money += paid.amount;
        end += 1;
      }
    }
    const deeds = [
      ...(interest > 0 ? [pick(words.interest, this.language, interest)] : []),
      ...(repaid > 0 ? [pick(words.repays, this.language, repaid, money)] : []),
    ];
    return {
      count: end - at,
      text: `${shortName(company)} ${list(deeds, this.language)}.`,
      places: [`company:${company}`],
      aside: true,
    };
  }
  /** A token is paid before it is placed. */
  #advance(at: number): Saying | null {
    const next = this.get(at + 1);
    return next?.type === "token_placed" ? { ...this.#plain(at + 1, next), count: 2 } : null;
  }
  #moved(at: number, event: Extract<G1861Event, { type: "price" }>): Saying {
    const steps = this.#many(at, (one) => one.type === "price" && one.company === event.company);
    const next = this.get(at + steps);
    if (next?.type === "nationalised" && next.company === event.company)
      return this.#nationalised(at, at + steps);
    // At the end of the game a marker goes one step left for each loan that was not repaid.
    const ends = this.get(at + this.#many(at, ({ type }) => type === "price"))?.type === "ended";
    const last = this.get(at + steps - 1);
    if (ends && last?.type === "price")
      return {
        count: steps,
        text: pick(
          words.unpaid,
          this.language,
          shortName(event.company),
          steps,
          event.from,
          last.to,
        ),
        places: [`company:${event.company}`],
      };
    // At the end of a stock round, which somebody's pass brings about, markers move by themselves; in a company's turn because it has not run.
    if (event.to > event.from || this.events.slice(0, at).some(({ type }) => type === "passed"))
      return this.#plain(at, event);
    return {
      text: `${pick(words.stood, this.language, shortName(event.company))}${pick(words.price, this.language, event.from, event.to)}.`,
      places: [`company:${event.company}`],
    };
  }

  #rusted(at: number): Saying {
    const n = this.#many(at, ({ type }) => type === "rusted");
    const gone = this.events
      .slice(at, at + n)
      .flatMap((event) => (event.type === "rusted" ? [event] : []));
    const kinds = [...new Set(gone.map(({ train }) => kindOfTrain(train)))];
    const lost = new Map<string, number>();
    for (const { owner } of gone) {
      const name = trainOwner(owner, this.names, this.language);
      lost.set(name, (lost.get(name) ?? 0) + 1);
    }
    const owners = [...lost].map(([name, trains]) => (trains > 1 ? `${name} (${trains})` : name));
    const places = gone.flatMap(({ owner }): Place[] =>
      typeof owner === "object" && "company" in owner ? [`company:${owner.company}`] : [],
    );
    return {
      count: n,
      text: pick(words.rusts, this.language, kinds.join(", "), owners.join(", ")),
      places: [...new Set(places)],
    };
  }

  #nationalised(from: number, at: number): Saying {
    const event = this.get(at);
    if (event?.type !== "nationalised") return { text: null };
    const { company, per_share } = event;
    const first = this.get(from);
    const n = this.#many(
      at + 1,
      (one) =>
        ["paid", "loan_repaid"].includes(one.type) ||
        ((one.type === "token_removed" || one.type === "token_placed") &&
          (one.company === company || one.company === "RSR")),
    );
    const paid = this.#paid(at + 1, at + 1 + n);
    const hexes = this.events
      .slice(at, at + 1 + n)
      .flatMap((one): Place[] => (one.type === "token_removed" ? [`hex:${one.at.hex}`] : []));
    const price = first?.type === "price" ? first.from : per_share;
    const owner =
      kindOf(company) === "minor"
        ? paid.find(({ to }) => typeof to === "object" && "seat" in to)
        : undefined;
    return {
      count: at - from + 1 + n,
      text: owner
        ? pick(
            words.minorNationalised,
            this.language,
            longName(company),
            price,
            per_share,
            ownerName(owner.to, this.names, this.language),
            owner.amount,
          )
        : pick(
            words.nationalised,
            this.language,
            longName(company),
            per_share,
            price,
            this.#parts(paid),
          ),
      places: [`company:${company}`, ...hexes],
      gains: this.#gains(paid, pick(words.state, this.language, shortName(company))),
    };
  }
  #privateGoes(at: number, event: Extract<G1861Event, { type: "private_nationalised" }>): Saying {
    const n = this.#many(at + 1, (one) => one.type === "paid" && one.from === "bank");
    return {
      ...this.#plain(at, event),
      count: 1 + n,
      gains: this.#gains(this.#paid(at + 1, at + 1 + n), pick(words.privatesGone, this.language)),
    };
  }
  #started(at: number, event: Extract<G1861Event, { type: "minor_sold" }>): Saying {
    const n = this.#many(
      at + 1,
      (one) =>
        one.type === "paid" || (one.type === "token_placed" && one.company === event.company),
    );
    const home = homeOf(event.company);
    return {
      ...this.#plain(at, event),
      count: 1 + n,
      places: [`company:${event.company}`, ...(home ? ([`hex:${home}`] as const) : [])],
    };
  }
  #sold(
    at: number,
    { seat, company, shares, price }: Extract<G1861Event, { type: "shares_sold" }>,
  ): Saying {
    const n = this.#many(at + 1, ({ type }) => type === "paid");
    const moved = this.#price(at + 1 + n, company);
    const text = pick(
      words.sells,
      this.language,
      this.names(seat),
      shares,
      shortName(company),
      shares * price,
    );
    return {
      count: 1 + n + moved.count,
      text: `${text}${moved.text}.`,
      places: [`company:${company}`, `seat:${seat}`],
      gains: [
        { seat, amount: shares * price, why: pick(words.sale, this.language, shortName(company)) },
      ],
    };
  }
  /** A new public: of which minors, and who directs it, with the share he must buy for it. */
  #formed(at: number, event: Extract<G1861Event, { type: "converted" | "formed" }>): Saying {
    const company = event.public;
    let director: Seat | null = null;
    let forced: { seat: Seat; price: number } | null = null;
    const minors: G1861Company[] = event.type === "converted" ? [event.minor] : [];
    let n = 0;
    for (let one = this.get(at + 1); one; one = this.get(at + 1 + n)) {
      if (one.type === "merged" && !minors.includes(one.minor)) minors.push(one.minor);
      else if (one.type === "director" && one.company === company) director = one.seat;
      else if (one.type === "share_bought" && one.company === company)
        forced = { seat: one.seat, price: one.price };
      else if (!["merged", "paid", "token_removed", "token_placed"].includes(one.type)) break;
      n += 1;
    }
    const head =
      event.type === "converted"
        ? pick(words.converts, this.language, longName(event.minor), longName(company), event.price)
        : pick(words.forms, this.language, minors.map(shortName), longName(company), event.price);
    const must = forced
      ? pick(words.buysDirector, this.language, this.names(forced.seat), forced.price)
      : "";
    const directed =
      director === null ? "" : pick(words.directed, this.language, this.names(director));
    return { count: 1 + n, text: `${head}${must}${directed}.`, places: [`company:${company}`] };
  }
}

/** What follows from something that is told anyway. */
const ASIDE: readonly G1861Event["type"][] = ["passed", "stock_round", "merger_round"];

/** What an event is about, for the board. */
export function placesOf(event: G1861Event): Place[] {
  switch (event.type) {
    case "tile_laid":
      return [`hex:${event.hex}`, `company:${event.company}`];
    case "token_placed":
    case "token_removed":
      return [`hex:${event.at.hex}`, `company:${event.company}`];
    case "bid": {
      const home = isPrivate(event.lot) ? null : homeOf(event.lot);
      return [`seat:${event.seat}`, ...(home ? ([`hex:${home}`] as const) : [])];
    }
    case "share_bought":
    case "director":
    case "founded":
      return [`company:${event.company}`, `seat:${event.seat}`];
    case "price":
    case "redeemed":
    case "private_bought":
    case "train_bought":
    case "train_discarded":
    case "kept":
      return [`company:${event.company}`];
    case "passed":
    case "declined":
    case "private_sold":
      return [`seat:${event.seat}`];
    default:
      return [];
  }
}

export function story(events: readonly unknown[], names: Names, language: Language): Sentence[] {
  const telling = new Telling(events as readonly G1861Event[], names, language);
  return sentences(events, (at) => telling.say(at));
}
