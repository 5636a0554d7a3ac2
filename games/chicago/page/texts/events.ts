import type { Names } from "$lib/game";
import type { Seat } from "$lib/protocol";
import type { ChicagoCompany, ChicagoDial, ChicagoEnding, ChicagoEvent } from "../protocol";
import { sentences, type Place, type Saying, type Sentence } from "$lib/story";
import { list, pick, type Language, type Text } from "$lib/texts";
import { longName, shortName, startHex } from "../companies";
import { board, CHICAGO, hexOf, industryHex } from "../data";
import { terrainTexts } from "./map";
import { endingTexts, industryTexts } from "./words";

type Event<K extends ChicagoEvent["type"]> = Extract<ChicagoEvent, { type: K }>;
type Raise = Event<"income_raised">;
type Payment = Event<"dividend">;

const turned: Record<ChicagoDial, Text> = {
  auction: { en: "chooses an auction", fr: "choisit l’enchère" },
  expand: { en: "chooses expansion", fr: "choisit l’extension" },
  develop: { en: "chooses development", fr: "choisit le développement" },
};
const forgone: Record<ChicagoDial, Text> = {
  auction: { en: "offers no share", fr: "ne met aucune action aux enchères" },
  expand: { en: "does not build", fr: "ne construit rien" },
  develop: { en: "develops nothing", fr: "ne développe rien" },
};

const hexPlace = (hex: string): Place => `hex:${hex}`;
const companyPlace = (company: ChicagoCompany): Place => `company:${company}`;
const seatPlace = (seat: Seat): Place => `seat:${seat}`;

/** A hex by its name; those without one by what they are and where. */
function at(hex: string, language: Language): string {
  const { name, terrain } = hexOf(hex) ?? {};
  if (name) return name;
  if (!terrain) return hex;
  return language === "fr"
    ? `la ${terrainTexts[terrain].fr} ${hex}`
    : `the ${terrainTexts[terrain].en} ${hex}`;
}

/** "PRR 8 → 11". */
function raises(raised: readonly Raise[], language: Language): string {
  return list(
    raised.map(({ company, by, income }) => `${shortName(company)} ${income - by} → ${income}`),
    language,
  );
}

/** What each seat receives, all its shares together: "Anna +19, Bob +7". */
function amounts(paid: readonly Payment[], names: Names): string {
  const sums = new Map<Seat, number>();
  for (const { seat, amount } of paid.toSorted((a, b) => a.seat - b.seat))
    sums.set(seat, (sums.get(seat) ?? 0) + amount);
  return [...sums].map(([seat, amount]) => `${names(seat)} +${amount}`).join(", ");
}
const gains = (paid: readonly Payment[]) =>
  paid.map(({ seat, company, amount }) => ({ seat, amount, why: shortName(company) }));

/** What a development raised, after a colon. */
function income(raised: readonly Raise[], language: Language): string {
  if (raised.length === 0) return "";
  return pick(
    { en: `: income of ${raises(raised, "en")}`, fr: ` : revenu de ${raises(raised, "fr")}` },
    language,
  );
}
function treasury(paid: readonly Event<"forest_paid">[], language: Language): string {
  const [one] = paid;
  if (!one) return "";
  const road = shortName(one.company);
  return pick(
    {
      en: `: the bank pays ${one.amount} to ${road}`,
      fr: ` : la banque verse ${one.amount} à ${road}`,
    },
    language,
  );
}
export function endings(because: readonly ChicagoEnding[], language: Language): string {
  return list(
    because.map((ending) => pick(endingTexts[ending], language)),
    language,
  );
}

/** What is known when an event is told: those that come right after it, and who is called what. */
interface Telling {
  /** The events of these kinds that follow without a gap. */
  following<K extends ChicagoEvent["type"]>(...kinds: K[]): Event<K>[];
  names: Names;
  language: Language;
}
type Teller<E> = (event: E, telling: Telling) => Saying | null;

/** How each event is told, with those that belong to it; a new one without its sentence is a type error. */
const tellers: { [K in ChicagoEvent["type"]]: Teller<Event<K>> } = {
  auction_opened({ reason, company, first, minimum }, { names, language }) {
    const en =
      reason === "opening"
        ? `The opening share of ${longName(company)} is up for auction, from ${minimum}.`
        : `${names(first)} puts a share of ${shortName(company)} up for auction, from ${minimum}.`;
    const fr =
      reason === "opening"
        ? `L’action d’ouverture de ${longName(company)} est mise aux enchères, à partir de ${minimum}.`
        : `${names(first)} met une action ${shortName(company)} aux enchères, à partir de ${minimum}.`;
    return { text: pick({ en, fr }, language), places: [companyPlace(company)], aside: true };
  },
  bid({ seat, amount }, { names, language }) {
    return {
      text: pick(
        { en: `${names(seat)} bids ${amount}.`, fr: `${names(seat)} offre ${amount}.` },
        language,
      ),
      places: [seatPlace(seat)],
      aside: true,
    };
  },
  passed({ seat }, { names, language }) {
    return {
      text: pick({ en: `${names(seat)} passes.`, fr: `${names(seat)} passe.` }, language),
      places: [seatPlace(seat)],
      aside: true,
    };
  },
  share_sold({ seat, company, price }, { names, language }) {
    const [name, share] = [names(seat), shortName(company)];
    const text =
      price === 0
        ? {
            en: `${name} receives the share of ${share} for nothing.`,
            fr: `${name} reçoit gratuitement l’action ${share}.`,
          }
        : {
            en: `${name} takes the share of ${share} for ${price}.`,
            fr: `${name} obtient l’action ${share} pour ${price}.`,
          };
    return { text: pick(text, language), places: [companyPlace(company), seatPlace(seat)] };
  },
  share_unsold({ company }, { language }) {
    const share = shortName(company);
    const text = {
      en: `Nobody wants the share of ${share}: the company keeps it.`,
      fr: `Personne ne veut l’action ${share} : la compagnie la garde.`,
    };
    return { text: pick(text, language), places: [companyPlace(company)] };
  },
  turn_began: () => null,
  dial_turned({ seat, dial, position, red }, { names, language }) {
    const steps = board.steps_to_red[dial];
    const en = `(${position} of ${steps}${red ? ", red" : ""})`;
    const fr = `(${position} sur ${steps}${red ? ", rouge" : ""})`;
    return {
      text: `${names(seat)} ${pick(turned[dial], language)} ${pick({ en, fr }, language)}.`,
      places: [`dial:${dial}`, seatPlace(seat)],
    };
  },
  forgone({ seat, dial }, { names, language }) {
    return { text: `${names(seat)} ${pick(forgone[dial], language)}.`, places: [seatPlace(seat)] };
  },
  built({ seat, company, hex, price }, { following, names, language }) {
    const raised = following("income_raised").slice(0, 1);
    const [name, road, to, up] = [names(seat), shortName(company), at(hex, language), raised[0]];
    const income = up
      ? pick(
          {
            en: `: income ${up.income - up.by} → ${up.income}`,
            fr: ` : revenu ${up.income - up.by} → ${up.income}`,
          },
          language,
        )
      : "";
    const text = pick(
      {
        en: `${name} builds ${road} to ${to} for ${price}`,
        fr: `${name} étend ${road} jusqu’à ${to} pour ${price}`,
      },
      language,
    );
    return {
      count: 1 + raised.length,
      text: `${text}${income}.`,
      places: [hexPlace(hex), companyPlace(company)],
    };
  },
  house_placed({ seat, hex }, { following, names, language }) {
    const raised = following("income_raised");
    const paid = raised.length > 0 ? [] : following("forest_paid");
    const text = pick(
      {
        en: `${names(seat)} develops ${at(hex, "en")}`,
        fr: `${names(seat)} développe ${at(hex, "fr")}`,
      },
      language,
    );
    const brought = raised.length > 0 ? income(raised, language) : treasury(paid, language);
    return {
      count: 1 + raised.length + paid.length,
      text: `${text}${brought}.`,
      places: [hexPlace(hex), ...[...raised, ...paid].map(({ company }) => companyPlace(company))],
    };
  },
  track_moved({ seat, industry, value }, { following, names, language }) {
    const raised = following("income_raised");
    const city = industryTexts[industry];
    const text =
      seat === null
        ? { en: `${city} is now worth ${value}`, fr: `${city} vaut maintenant ${value}` }
        : {
            en: `${names(seat)} develops ${city}, now worth ${value}`,
            fr: `${names(seat)} développe ${city}, qui vaut maintenant ${value}`,
          };
    return {
      count: 1 + raised.length,
      text: `${pick(text, language)}${income(raised, language)}.`,
      places: [
        hexPlace(industryHex(industry)),
        ...raised.map(({ company }) => companyPlace(company)),
      ],
      aside: seat === null && raised.length === 0,
    };
  },
  income_raised({ company, by, income }, { language }) {
    const [road, change] = [shortName(company), `${income - by} → ${income}`];
    return {
      text: pick(
        { en: `Income of ${road}: ${change}.`, fr: `Revenu de ${road} : ${change}.` },
        language,
      ),
      places: [companyPlace(company)],
    };
  },
  forest_paid({ company, amount }, { language }) {
    const road = shortName(company);
    return {
      text: pick(
        { en: `The bank pays ${amount} to ${road}.`, fr: `La banque verse ${amount} à ${road}.` },
        language,
      ),
      places: [companyPlace(company)],
    };
  },
  chicago_reached({ seat, company }, { following, names, language }) {
    const paid = following("dividend").filter(({ special }) => special);
    const [road, sums] = [shortName(company), amounts(paid, names)];
    const text = {
      en: `${road} reaches Chicago: special dividend, ${sums || "for nobody"}.`,
      fr: `${road} atteint Chicago : dividende spécial, ${sums || "pour personne"}.`,
    };
    return {
      count: 1 + paid.length,
      text: pick(text, language),
      places: [hexPlace(CHICAGO), companyPlace(company), seatPlace(seat)],
      gains: gains(paid),
    };
  },
  wabash_opened({ income }, { following, language }) {
    const sale = following("auction_opened");
    const text = {
      en: `Wabash opens in Fort Wayne with an income of ${income}${sale.length > 0 ? "; its first share is up for auction" : ""}.`,
      fr: `Wabash ouvre à Fort Wayne avec un revenu de ${income}${sale.length > 0 ? " ; sa première action est mise aux enchères" : ""}.`,
    };
    return {
      count: 1 + sale.length,
      text: pick(text, language),
      places: [hexPlace(startHex("WAB")), companyPlace("WAB")],
    };
  },
  general_dividends({ number }, { following, names, language }) {
    const paid = following("dividend");
    const sums = amounts(paid, names);
    const text = {
      en: `General dividends, number ${number}: ${sums || "nobody has a share"}.`,
      fr: `Dividendes généraux n° ${number} : ${sums || "personne n’a d’action"}.`,
    };
    return {
      count: 1 + paid.length,
      text: pick(text, language),
      places: [...new Set(paid.map(({ seat }) => seatPlace(seat)))],
      gains: gains(paid),
    };
  },
  dividend(event, { names, language }) {
    const { seat, company, shares, amount } = event;
    const text = {
      en: `${names(seat)} receives ${amount} for ${shares === 1 ? "one share" : `${shares} shares`} of ${shortName(company)}.`,
      fr: `${names(seat)} reçoit ${amount} pour ${shares === 1 ? "une action" : `${shares} actions`} ${shortName(company)}.`,
    };
    return { text: pick(text, language), places: [seatPlace(seat)], gains: gains([event]) };
  },
  dials_reset: (_, { language }) => ({
    text: pick({ en: "All dials go back to 0.", fr: "Tous les cadrans reviennent à 0." }, language),
    aside: true,
  }),
  game_ended({ because }, { language }) {
    return {
      text: pick(
        {
          en: `The game is over: ${endings(because, "en")}.`,
          fr: `La partie est terminée : ${endings(because, "fr")}.`,
        },
        language,
      ),
    };
  },
};

/** The kinds of events, for what has to handle each. */
export const eventKinds = Object.keys(tellers) as ChicagoEvent["type"][];

export function story(events: readonly unknown[], names: Names, language: Language): Sentence[] {
  const known = events as readonly ChicagoEvent[];
  return sentences(known, (at) => {
    const event = known[at];
    const teller = event && (tellers[event.type] as Teller<ChicagoEvent> | undefined);
    if (!event || !teller) return null;
    const following: Telling["following"] = (...kinds) => {
      const after = known.slice(at + 1);
      const end = after.findIndex(({ type }) => !(kinds as string[]).includes(type));
      return (end < 0 ? after : after.slice(0, end)) as never;
    };
    return teller(event, { following, names, language });
  });
}

/** The log is grouped by turns, each beginning when a dial is turned, and before them by the opening auctions. */
export function heading(event: unknown, names: Names, language: Language): string | null {
  const known = event as ChicagoEvent;
  if (known.type === "dial_turned") return names(known.seat);
  if (known.type !== "auction_opened" || known.reason !== "opening") return null;
  const share = shortName(known.company);
  return pick({ en: `Opening auction: ${share}`, fr: `Enchère d’ouverture : ${share}` }, language);
}
