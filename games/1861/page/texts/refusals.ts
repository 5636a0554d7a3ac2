import { de } from "$lib/french";
import type { G1861Rule } from "../protocol";
import type { Language } from "$lib/texts";
import { privateName, shortName } from "../companies";
import { place } from "./places";
import { kindOfTrain } from "./words";

type Broken<K extends G1861Rule["rule"]> = Extract<G1861Rule, { rule: K }>;
type Reason<R> = Record<Language, (rule: R) => string>;

const shares = {
  en: (n: number) => (n === 1 ? "one share" : `${n} shares`),
  fr: (n: number) => (n === 1 ? "une action" : `${n} actions`),
};

/** Why something is refused, for every rule; a new one without its sentence is a type error. */
const reasons: { [K in G1861Rule["rule"]]: Reason<Broken<K>> } = {
  other_lot: {
    en: () => "Something else is up for auction.",
    fr: () => "Autre chose est aux enchères.",
  },
  bid_too_low: {
    en: ({ minimum }) => `The lowest bid is ${minimum}.`,
    fr: ({ minimum }) => `Il faut offrir au moins ${minimum}.`,
  },
  bid_not_multiple: {
    en: ({ step }) => `Bids are multiples of ${step}.`,
    fr: ({ step }) => `Les offres sont des multiples de ${step}.`,
  },
  bid_over_cash: {
    en: ({ cash }) => `There is only ${cash} to bid with.`,
    fr: ({ cash }) => `On ne peut offrir que ce qu’on a : ${cash}.`,
  },
  fixed_price: {
    en: ({ price }) => `Nobody wanted it: it goes to the first who takes it for ${price}.`,
    fr: ({ price }) =>
      `Personne n’en voulait : elle revient au premier qui la prend pour ${price}.`,
  },
  nikolaev_first: {
    en: () => "Nikolaev is the first minor to be auctioned.",
    fr: () => "Nikolaev est la première compagnie mineure mise aux enchères.",
  },
  minor_not_for_sale: {
    en: () => "This minor cannot be auctioned now.",
    fr: () => "Cette compagnie mineure ne peut être mise aux enchères maintenant.",
  },
  already_bought: { en: () => "A purchase ends the turn.", fr: () => "Un achat termine le tour." },
  must_sell: {
    en: ({ limit }) => `You hold more than ${limit} certificates: sell first.`,
    fr: ({ limit }) => `Vous détenez plus de ${limit} certificats : vendez d’abord.`,
  },
  certificate_limit: {
    en: ({ limit }) => `Nobody holds more than ${limit} certificates.`,
    fr: ({ limit }) => `Nul ne détient plus de ${limit} certificats.`,
  },
  no_such_share: {
    en: () => "There is no such share to buy.",
    fr: () => "Il n’y a pas d’action à acheter là.",
  },
  sixty_percent: {
    en: () => "Nobody holds more than six shares of a company.",
    fr: () => "Nul ne détient plus de six actions d’une compagnie.",
  },
  too_expensive: {
    en: ({ price, cash }) => `It costs ${price}; you have ${cash}.`,
    fr: ({ price, cash }) => `Cela coûte ${price} ; vous avez ${cash}.`,
  },
  sold_this_round: {
    en: () => "You have sold shares of this company in this stock round.",
    fr: () => "Vous avez vendu des actions de cette compagnie dans ce tour de bourse.",
  },
  sold_this_turn: {
    en: () => "All shares of a company sold in a turn are sold at once.",
    fr: () => "Les actions d’une compagnie vendues dans un tour se vendent en une fois.",
  },
  no_shares: {
    en: () => "You hold no shares of it.",
    fr: () => "Vous n’en détenez aucune action.",
  },
  not_operated: {
    en: () => "It has not had a turn yet: its shares cannot be sold.",
    fr: () => "Elle n’a pas encore joué : ses actions ne se vendent pas.",
  },
  pool_full: {
    en: () => "Half of the company is in the pool already.",
    fr: () => "La moitié de la compagnie est déjà à la banque de dépôt.",
  },
  director_stays: {
    en: () => "Nobody holds two shares to take the director’s certificate.",
    fr: () => "Personne ne détient deux actions pour reprendre le certificat de directeur.",
  },
  too_many_shares: {
    en: ({ most }) => `At most ${shares.en(most)} can be sold.`,
    fr: ({ most }) => `On peut vendre au plus ${shares.fr(most)}.`,
  },
  founding_phase: {
    en: ({ phase }) => `Public companies are founded from phase ${phase}.`,
    fr: ({ phase }) => `Les compagnies publiques se créent à partir de la phase ${phase}.`,
  },
  not_foundable: {
    en: () => "This company exists already, or is no public.",
    fr: () => "Cette compagnie existe déjà, ou n’est pas publique.",
  },
  no_start_price: {
    en: () => "Public companies start at 70 to 200, on a red or purple cell.",
    fr: () => "Une compagnie publique débute entre 70 et 200, sur une case rouge ou violette.",
  },
  no_open_city: {
    en: () => "No city is left that is free, unreserved and unconnected.",
    fr: () => "Il ne reste aucune ville libre, non réservée et non connectée.",
  },
  city_not_open: {
    en: () => "The first token stands in a city that is free, unreserved and unconnected.",
    fr: () => "Le premier jeton se place dans une ville libre, non réservée et non connectée.",
  },
  redeem_too_many: {
    en: ({ most }) => `It can redeem at most ${shares.en(most)}; loans are not taken for this.`,
    fr: ({ most }) =>
      `Elle peut racheter au plus ${shares.fr(most)} ; on n’emprunte pas pour cela.`,
  },
  private_phase: {
    en: () => "Companies buy privates in phases 3 to 5.",
    fr: () => "Les compagnies achètent des compagnies privées dans les phases 3 à 5.",
  },
  private_not_for_sale: {
    en: ({ private: lot }) => `${privateName(lot)} is not in a player’s hand.`,
    fr: ({ private: lot }) => `${privateName(lot)} n’est pas en main d’un joueur.`,
  },
  private_price: {
    en: ({ most }) => `The price is between 1 and ${most}.`,
    fr: ({ most }) => `Le prix est compris entre 1 et ${most}.`,
  },
  hex_blocked: {
    en: ({ private: lot }) => `Nobody builds in the hex of ${privateName(lot)} before phase 3.`,
    fr: ({ private: lot }) =>
      `Nul ne construit sur la case ${de(privateName(lot))} avant la phase 3.`,
  },
  tile_does_not_fit: {
    en: () => "This tile does not go there.",
    fr: () => "Cette tuile ne se pose pas là.",
  },
  track_leaves_map: {
    en: () => "Track would leave the map or run into a closed side.",
    fr: () => "La voie sortirait de la carte ou buterait sur un bord fermé.",
  },
  track_lost: {
    en: () => "All track and stations of the old tile stay.",
    fr: () => "Les voies et gares de l’ancienne tuile sont conservées.",
  },
  colour_not_yet: {
    en: () => "Tiles of this colour come in a later phase.",
    fr: () => "Les tuiles de cette couleur viennent dans une phase ultérieure.",
  },
  no_tile_left: { en: () => "No such tile is left.", fr: () => "Il ne reste plus de cette tuile." },
  more_exits: {
    en: () => "A brown city takes as many exits as it can.",
    fr: () => "Une ville brune prend autant de voies que possible.",
  },
  tile_unconnected: {
    en: () => "The tile does not join a route of the company.",
    fr: () => "La tuile ne rejoint aucune route de la compagnie.",
  },
  nothing_new: {
    en: () => "No new track extends a route of the company.",
    fr: () => "Aucune voie nouvelle n’étend une route de la compagnie.",
  },
  same_hex_twice: {
    en: () => "Not twice in one hex in a turn.",
    fr: () => "Pas deux fois sur la même case dans un tour.",
  },
  second_upgrade: {
    en: () => "One upgrade in a turn.",
    fr: () => "Une seule amélioration par tour.",
  },
  track_too_expensive: {
    en: ({ price, means }) => `It costs ${price}; with all loans there is ${means}.`,
    fr: ({ price, means }) => `Cela coûte ${price} ; avec tous les emprunts il y a ${means}.`,
  },
  second_token: {
    en: () => "One token of a company in a hex.",
    fr: () => "Un seul jeton de gare d’une compagnie par case.",
  },
  token_unreachable: {
    en: () => "No route of the company leads there.",
    fr: () => "Aucune route de la compagnie n’y mène.",
  },
  no_free_circle: {
    en: () => "All circles there are taken or reserved.",
    fr: () => "Tous les emplacements y sont pris ou réservés.",
  },
  token_too_expensive: {
    en: ({ price, cash }) => `The token costs ${price}; there is ${cash}, and no loans for tokens.`,
    fr: ({ price, cash }) =>
      `Le jeton coûte ${price} ; il y a ${cash}, et on n’emprunte pas pour cela.`,
  },
  not_its_train: {
    en: () => "The company has no such train, or it runs twice.",
    fr: () => "La compagnie n’a pas ce train, ou il circule deux fois.",
  },
  train_has_run: {
    en: ({ train }) => `The train ${kindOfTrain(train)} has run in this operating round.`,
    fr: ({ train }) => `Le train ${kindOfTrain(train)} a déjà circulé dans ce tour d’exploitation.`,
  },
  no_track: {
    en: ({ hex }) => `No track leads that way through ${place(hex, "en")}.`,
    fr: ({ hex }) => `Aucune voie ne passe ainsi par ${place(hex, "fr")}.`,
  },
  no_stop: {
    en: ({ hex }) => `No stop of ${place(hex, "en")} lies on that track.`,
    fr: ({ hex }) => `Cette voie ne touche aucun arrêt à ${place(hex, "fr")}.`,
  },
  route_broken: {
    en: ({ hex }) => `The route does not go on from ${place(hex, "en")}.`,
    fr: ({ hex }) => `La route ne continue pas depuis ${place(hex, "fr")}.`,
  },
  track_twice: {
    en: ({ hex }) => `Track at ${place(hex, "en")} would be used twice.`,
    fr: ({ hex }) => `Une voie à ${place(hex, "fr")} servirait deux fois.`,
  },
  place_twice: {
    en: ({ hex }) => `${place(hex, "en")} is visited once by a train.`,
    fr: ({ hex }) => `Un train ne passe qu’une fois par ${place(hex, "fr")}.`,
  },
  full_city: {
    en: ({ hex }) => `${place(hex, "en")} is full of other companies’ tokens: no train passes.`,
    fr: ({ hex }) =>
      `${place(hex, "fr")} est occupée par d’autres compagnies : aucun train ne passe.`,
  },
  red_passed: {
    en: ({ hex }) => `${place(hex, "en")} is a red area: a route ends there.`,
    fr: ({ hex }) => `${place(hex, "fr")} est une zone rouge : une route s’y termine.`,
  },
  too_few_stops: {
    en: () => "A route has two stops at least.",
    fr: () => "Une route a au moins deux arrêts.",
  },
  too_many_stops: {
    en: () => "The train cannot count so many cities.",
    fr: () => "Le train ne peut pas compter autant de villes.",
  },
  end_not_counted: {
    en: ({ hex }) =>
      `The town at the end, ${place(hex, "en")}, must be counted, and the train has no stop left for it.`,
    fr: ({ hex }) =>
      `La petite ville au bout, ${place(hex, "fr")}, doit compter, et le train n’a plus d’arrêt pour elle.`,
  },
  no_token: {
    en: () => "A token of the company must be on the route.",
    fr: () => "La route doit compter un jeton de gare de la compagnie.",
  },
  not_the_best: {
    en: ({ revenue }) => `The best routes must be run: they bring ${revenue}.`,
    fr: ({ revenue }) => `Il faut déclarer les meilleures routes : elles rapportent ${revenue}.`,
  },
  wrong_revenue: {
    en: ({ revenue }) => `These routes bring ${revenue}.`,
    fr: ({ revenue }) => `Ces routes rapportent ${revenue}.`,
  },
  train_limit: {
    en: ({ limit }) =>
      `The company has its ${limit === 1 ? "one train" : `${limit} trains`} already.`,
    fr: ({ limit }) => `La compagnie a déjà ${limit === 1 ? "son train" : `ses ${limit} trains`}.`,
  },
  train_not_for_sale: {
    en: () => "This train is not for sale.",
    fr: () => "Ce train n’est pas à vendre.",
  },
  declined: {
    en: () => "It was declined in this turn: it is not asked for again.",
    fr: () => "Cela a été refusé dans ce tour : on ne redemande pas.",
  },
  face_price: {
    en: ({ price }) => `It costs what is printed on it: ${price}.`,
    fr: ({ price }) => `Il coûte le prix indiqué : ${price}.`,
  },
  train_price: {
    en: ({ most }) => `The price is between 1 and ${most}.`,
    fr: ({ most }) => `Le prix est compris entre 1 et ${most}.`,
  },
  train_too_expensive: {
    en: ({ price, means }) => `It costs ${price}; there is ${means}.`,
    fr: ({ price, means }) => `Il coûte ${price} ; il y a ${means}.`,
  },
  must_buy_train: {
    en: () => "A company without a train that can pay for one buys one.",
    fr: () => "Une compagnie sans train qui peut en payer un doit l’acheter.",
  },
  not_your_excess: {
    en: ({ company }) => `${shortName(company)} gives up a train of its own first.`,
    fr: ({ company }) => `${shortName(company)} se défausse d’abord d’un de ses trains.`,
  },
  cannot_convert: {
    en: () => "A minor converts while its price is in the yellow column.",
    fr: () => "Une compagnie mineure se convertit quand son cours est dans la colonne jaune.",
  },
  no_public_left: {
    en: () => "No public company is left to form.",
    fr: () => "Il ne reste aucune compagnie publique à former.",
  },
  cannot_merge: {
    en: () => "No route leads to this minor.",
    fr: () => "Aucune route ne mène à cette compagnie mineure.",
  },
  no_director: {
    en: () => "Nobody would have two shares, nor could buy the second.",
    fr: () => "Personne n’aurait deux actions, ni ne pourrait acheter la seconde.",
  },
  keep_two_hexes: {
    en: () => "Of two tokens in one hex, one goes first.",
    fr: () => "De deux jetons sur la même case, l’un part d’abord.",
  },
  three_proposals: {
    en: () => "A minor makes three proposals in a turn at most.",
    fr: () => "Une compagnie mineure fait trois propositions au plus par tour.",
  },
  no_such_token: { en: () => "There is no such token.", fr: () => "Il n’y a pas de tel jeton." },
  must_take_director: {
    en: () => "Nobody else could become director: the share must be bought.",
    fr: () => "Nul autre ne pourrait devenir directeur : l’action doit être achetée.",
  },
};

/** What any game refuses: the position has gone on meanwhile. */
const general: Record<string, Record<Language, string>> = {
  game_over: { en: "The game is over.", fr: "La partie est terminée." },
  wrong_seat: { en: "Somebody else decides now.", fr: "C’est à quelqu’un d’autre de décider." },
  wrong_phase: {
    en: "This is not what is decided now.",
    fr: "Ce n’est pas ce qui se décide maintenant.",
  },
};

export const ruleNames = Object.keys(reasons) as G1861Rule["rule"][];

export function why(rule: Record<string, unknown>, language: Language): string {
  const broken = rule as unknown as G1861Rule;
  const reason = reasons[broken.rule] as Reason<G1861Rule> | undefined;
  return reason
    ? reason[language](broken)
    : (general[broken.rule]?.[language] ?? String(rule["rule"]));
}
