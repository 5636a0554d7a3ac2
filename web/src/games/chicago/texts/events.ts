import type { Names } from "../../../lib/game";
import type { ChicagoDial, ChicagoEvent } from "../../../lib/protocol";
import { list, pick, plural, type Language, type Text } from "../../../lib/texts";
import { longName, shortName } from "../companies";
import { hexOf } from "../data";
import { place } from "./map";
import { dialTexts, endingTexts, industryTexts } from "./words";

type Told<K extends ChicagoEvent["type"]> = Extract<ChicagoEvent, { type: K }>;
type Teller<E> = Record<Language, (event: E, names: Names) => string | null>;

/** « la compagnie » takes no article with the short names; these read well after de and à. */
const at = (hex: string) => place(hexOf(hex), hex);

const forgone: Record<ChicagoDial, Text> = {
  auction: { en: "offers no share", fr: "ne propose pas d’action" },
  expand: { en: "does not build", fr: "n’étend aucun réseau" },
  develop: { en: "develops nothing", fr: "ne développe rien" },
};

/** Every event in a sentence; a new one without its sentence is a type error. */
const tellers: { [K in ChicagoEvent["type"]]: Teller<Told<K>> } = {
  auction_opened: {
    en: ({ reason, company, minimum }) =>
      reason === "opening"
        ? `The opening share of ${longName(company)} is up for auction, from ${minimum}.`
        : reason === "wabash"
          ? `The first share of Wabash is up for auction, from ${minimum}.`
          : `A share of ${longName(company)} is up for auction, from ${minimum}.`,
    fr: ({ reason, company, minimum }) =>
      reason === "opening"
        ? `L’action d’ouverture de ${longName(company)} est mise aux enchères, à partir de ${minimum}.`
        : reason === "wabash"
          ? `La première action de Wabash est mise aux enchères, à partir de ${minimum}.`
          : `Une action de ${longName(company)} est mise aux enchères, à partir de ${minimum}.`,
  },
  bid: {
    en: ({ seat, amount }, names) => `${names(seat)} bids ${amount}.`,
    fr: ({ seat, amount }, names) => `${names(seat)} offre ${amount}.`,
  },
  passed: {
    en: ({ seat }, names) => `${names(seat)} passes.`,
    fr: ({ seat }, names) => `${names(seat)} passe.`,
  },
  share_sold: {
    en: ({ seat, company, price }, names) =>
      price === 0
        ? `${names(seat)} receives the share of ${shortName(company)} for nothing.`
        : `${names(seat)} takes the share of ${shortName(company)} for ${price}.`,
    fr: ({ seat, company, price }, names) =>
      price === 0
        ? `${names(seat)} reçoit gratuitement l’action de ${shortName(company)}.`
        : `${names(seat)} acquiert l’action de ${shortName(company)} pour ${price}.`,
  },
  share_unsold: {
    en: ({ company }) => `Nobody wants it: the share stays with ${shortName(company)}.`,
    fr: ({ company }) => `Personne n’en veut : l’action reste à ${shortName(company)}.`,
  },
  turn_began: { en: () => null, fr: () => null },
  dial_turned: {
    en: ({ seat, dial, position, red }, names) =>
      `${names(seat)} turns the ${pick(dialTexts[dial], "en").toLowerCase()} dial to ${position}${red ? ", now red" : ""}.`,
    fr: ({ seat, dial, position, red }, names) =>
      `${names(seat)} tourne le cadran ${pick(dialTexts[dial], "fr").toLowerCase()} sur ${position}${red ? ", désormais rouge" : ""}.`,
  },
  forgone: {
    en: ({ seat, dial }, names) => `${names(seat)} ${pick(forgone[dial], "en")}.`,
    fr: ({ seat, dial }, names) => `${names(seat)} ${pick(forgone[dial], "fr")}.`,
  },
  built: {
    en: ({ company, hex, price }) => `${shortName(company)} builds to ${at(hex)} for ${price}.`,
    fr: ({ company, hex, price }) => `${shortName(company)} étend son réseau jusqu’à ${at(hex)} pour ${price}.`,
  },
  house_placed: {
    en: ({ hex, left }) => `A house goes up in ${at(hex)}; ${left} ${plural(left, "en", "is", "are")} left.`,
    fr: ({ hex, left }) => `Une maison est bâtie à ${at(hex)} ; il en reste ${left}.`,
  },
  track_moved: {
    en: ({ industry, value }) => `${industryTexts[industry]} rises to ${value}.`,
    fr: ({ industry, value }) => `${industryTexts[industry]} passe à ${value}.`,
  },
  income_raised: {
    en: ({ company, by, income }) => `${shortName(company)}: income +${by}, now ${income}.`,
    fr: ({ company, by, income }) => `${shortName(company)} : revenu +${by}, désormais ${income}.`,
  },
  forest_paid: {
    en: ({ company, amount }) => `The bank pays ${amount} to ${shortName(company)}.`,
    fr: ({ company, amount }) => `La banque verse ${amount} à ${shortName(company)}.`,
  },
  chicago_reached: {
    en: ({ company }) => `${shortName(company)} has reached Chicago: its shares are paid.`,
    fr: ({ company }) => `${shortName(company)} a atteint Chicago : ses actions sont payées.`,
  },
  wabash_opened: {
    en: ({ income }) => `Wabash opens in Fort Wayne with an income of ${income}.`,
    fr: ({ income }) => `Wabash ouvre à Fort Wayne avec un revenu de ${income}.`,
  },
  general_dividends: {
    en: ({ number }) => `General dividends, number ${number}.`,
    fr: ({ number }) => `Dividendes généraux, n° ${number}.`,
  },
  dividend: {
    en: ({ seat, company, shares, amount }, names) =>
      `${names(seat)} receives ${amount} for ${shares === 1 ? "one share" : `${shares} shares`} of ${shortName(company)}.`,
    fr: ({ seat, company, shares, amount }, names) =>
      `${names(seat)} reçoit ${amount} pour ${shares === 1 ? "une action" : `${shares} actions`} de ${shortName(company)}.`,
  },
  dials_reset: { en: () => "All dials go back to 0.", fr: () => "Tous les cadrans reviennent à 0." },
  game_ended: {
    en: ({ because }) => `The game is over: ${list(because.map((ending) => pick(endingTexts[ending], "en")), "en")}.`,
    fr: ({ because }) => `La partie est terminée : ${list(because.map((ending) => pick(endingTexts[ending], "fr")), "fr")}.`,
  },
};

/** The kinds of events, for what has to handle each. */
export const eventKinds = Object.keys(tellers) as ChicagoEvent["type"][];

export function tell(event: unknown, names: Names, language: Language): string | null {
  const known = event as ChicagoEvent;
  const teller = tellers[known.type] as Teller<ChicagoEvent> | undefined;
  return teller ? teller[language](known, names) : null;
}
