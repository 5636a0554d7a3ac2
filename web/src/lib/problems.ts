import { Refusal, Unreachable } from "./api";
import type { ForeignFiles } from "./foreign-files";
import type { GameModule } from "./game";
import type { ProblemCode, RecordFault } from "./protocol";
import { pick, plural, type Language, type Sentence, type Text } from "./texts";
import { keysOf } from "./variants";

/** Every code the server can answer with, and the page's own two; one without its words is a type error. */
type Code = ProblemCode | "offline" | "unknown";

/** What to say, and what to do next. */
const words: Record<Code, Text> = {
  stale: {
    en: "The table has moved on meanwhile. Look at what is new and decide again.",
    fr: "La table a avancé entre-temps. Regardez ce qui est nouveau, puis décidez à nouveau.",
  },
  refused: { en: "The rules do not allow this.", fr: "Les règles ne le permettent pas." },
  no_name: {
    en: "Say first what you are called: the field is at the top of the lobby.",
    fr: "Dites d’abord votre nom : le champ est en haut de l’accueil.",
  },
  no_table: {
    en: "There is no such table. Check the link, or start from the lobby.",
    fr: "Cette table n’existe pas. Vérifiez le lien, ou repartez de l’accueil.",
  },
  no_seat: {
    en: "There is no such seat at this table. Choose another one.",
    fr: "Cette place n’existe pas à cette table. Choisissez-en une autre.",
  },
  not_yours: {
    en: "This seat is not yours. Sit down with the invitation link, or watch.",
    fr: "Cette place n’est pas la vôtre. Asseyez-vous grâce au lien d’invitation, ou regardez.",
  },
  not_host: {
    en: "Only the one who made the table can do this. Ask them.",
    fr: "Seule la personne qui a créé la table peut le faire. Demandez-lui.",
  },
  bad_request: {
    en: "The server did not understand this page. Reload it and try again.",
    fr: "Le serveur n’a pas compris cette page. Rechargez-la et réessayez.",
  },
  bad_game: {
    en: "This server does not have that game. Choose another one.",
    fr: "Ce serveur ne connaît pas ce jeu. Choisissez-en un autre.",
  },
  bad_options: {
    en: "These options, or this number of players, do not go together. Change one of them.",
    fr: "Ces options, ou ce nombre de joueurs, ne vont pas ensemble. Changez-en une.",
  },
  bad_record: {
    en: "This file is not a record that can be replayed. Choose another file.",
    fr: "Ce fichier n’est pas une partie que l’on peut rejouer. Choisissez-en un autre.",
  },
  no_export: {
    en: "This game cannot be saved in that form. Save its record instead.",
    fr: "Cette partie ne peut être enregistrée sous cette forme. Enregistrez-la comme partie de Bourse.",
  },
  hidden: {
    en: "The record holds secrets while the game runs. It can be had when the game is over.",
    fr: "La partie contient des secrets tant qu’elle est en cours. Elle pourra être téléchargée à la fin.",
  },
  taken: {
    en: "Somebody sits there already. Choose another seat, or watch.",
    fr: "Cette place est déjà prise. Choisissez-en une autre, ou regardez.",
  },
  full: {
    en: "All seats are taken. You can watch, or make a table of your own.",
    fr: "Toutes les places sont prises. Vous pouvez regarder, ou créer votre table.",
  },
  no_bot: {
    en: "There is no such bot for this game. Choose another strength.",
    fr: "Ce robot n’existe pas pour ce jeu. Choisissez un autre niveau.",
  },
  no_line: {
    en: "The game has no such moment. Go back to the present.",
    fr: "La partie n’a pas ce moment. Revenez au présent.",
  },
  not_typed: {
    en: "At this table the server draws. Draws are entered only at tables for a physical game.",
    fr: "À cette table, c’est le serveur qui tire. On ne saisit les tirages que pour une partie sur table.",
  },
  busy: {
    en: "The server has too much to do just now. Try again in a moment.",
    fr: "Le serveur a trop à faire en ce moment. Réessayez dans un instant.",
  },
  too_long: {
    en: "This took the server too long, so it gave up. Nothing has changed; try again later.",
    fr: "Le serveur y a passé trop de temps et a abandonné. Rien n’a changé ; réessayez plus tard.",
  },
  too_large: {
    en: "This is too large to send. Choose a smaller file or a shorter name.",
    fr: "C’est trop volumineux. Choisissez un fichier plus petit ou un nom plus court.",
  },
  timed_out: {
    en: "Sending this took too long, nothing was done. Check your connection and try again.",
    fr: "L’envoi a pris trop de temps, rien n’a été fait. Vérifiez votre connexion et réessayez.",
  },
  too_many_requests: {
    en: "That was a lot in a short time. Wait a moment, then try again.",
    fr: "Cela fait beaucoup en peu de temps. Patientez un instant, puis réessayez.",
  },
  too_many_tables: {
    en: "Many tables of yours are open already. Finish some of the games before you make another table.",
    fr: "Beaucoup de vos tables sont déjà ouvertes. Terminez quelques parties avant d’en créer une autre.",
  },
  too_many_connections: {
    en: "The server is full, or has too many connections from your network. Close other pages, or come back later.",
    fr: "Le serveur est complet, ou a trop de connexions depuis votre réseau. Fermez d’autres pages, ou revenez plus tard.",
  },
  idle_order: {
    en: "This order would end at once: there is nothing for it to do. Change it.",
    fr: "Cet ordre prendrait fin aussitôt : il n’aurait rien à faire. Modifiez-le.",
  },
  log_full: {
    en: "Too much has happened at this table: nothing is taken back here any more, and nobody else sits down. Play the game to its end.",
    fr: "Il s’est passé trop de choses à cette table : on n’y reprend plus rien, et personne d’autre ne s’y assoit. Jouez la partie jusqu’à sa fin.",
  },
  orders_spent: {
    en: "This seat has given as many orders as it may in one game. Decide yourself from now on.",
    fr: "Cette place a donné autant d’ordres qu’une partie en permet. Décidez désormais vous-même.",
  },
  not_over: {
    en: "A game is played again when it is over. Finish this one first.",
    fr: "On rejoue une partie quand elle est finie. Terminez d’abord celle-ci.",
  },
  many_orders: {
    en: "Too many of your orders stand already. Withdraw one first.",
    fr: "Vous avez déjà trop d’ordres en cours. Retirez-en d’abord un.",
  },
  no_order: {
    en: "This order does not stand any more.",
    fr: "Cet ordre n’est plus en cours.",
  },
  bad_name: {
    en: "A name has 1 to 40 characters. Choose another one.",
    fr: "Un nom compte de 1 à 40 caractères. Choisissez-en un autre.",
  },
  bad_players: {
    en: "This game is not played by so many. Change the number of players.",
    fr: "Ce jeu ne se joue pas à ce nombre. Changez le nombre de joueurs.",
  },
  bad_prices: {
    en: "These price lists cannot be used: each needs eight figures, none higher than the one before.",
    fr: "Ces listes de cours ne conviennent pas : huit chiffres chacune, aucun plus haut que le précédent.",
  },
  gathering: {
    en: "The game has not begun: wait until every seat is taken.",
    fr: "La partie n’a pas commencé : attendez que toutes les places soient prises.",
  },
  internal: {
    en: "The server made a mistake, nothing was done. Try again; if it stays, send a problem report to whoever runs it.",
    fr: "Le serveur a commis une erreur, rien n’a été fait. Réessayez ; si cela persiste, envoyez un rapport à la personne qui le gère.",
  },
  no_guest: {
    en: "This personal link is not known here. Check it, or begin anew with a name.",
    fr: "Ce lien personnel n’est pas connu ici. Vérifiez-le, ou recommencez avec un nom.",
  },
  no_redo: {
    en: "This cannot be done again: something else has happened since.",
    fr: "Impossible de rétablir : autre chose s’est passé depuis.",
  },
  not_asked: {
    en: "You are not asked any more: somebody else answered, or the question is settled.",
    fr: "On ne vous demande plus rien : quelqu’un a répondu, ou la question est réglée.",
  },
  no_vote: {
    en: "Nobody asks about this seat any more.",
    fr: "Plus personne ne demande cette place.",
  },
  nobody_to_ask: {
    en: "The others would have to agree, and there is nobody to ask: bots have no vote. Wait until this player has been absent for long enough, or play on at a table of your own.",
    fr: "Il faudrait l’accord des autres, et il n’y a personne à qui demander : les robots n’ont pas de voix. Attendez que ce joueur soit absent assez longtemps, ou jouez à votre propre table.",
  },
  already_asked: {
    en: "This seat has been asked for already, or the others have just refused. Ask again when the game has gone on.",
    fr: "Cette place a déjà été demandée, ou les autres viennent de refuser. Redemandez quand la partie aura avancé.",
  },
  replaced: {
    en: "Somebody was replaced since and cannot agree. Going back so far has to wait until that player is back.",
    fr: "Un joueur a été remplacé depuis et ne peut pas donner son accord. Attendez son retour pour revenir aussi loin.",
  },
  other_guest: {
    en: "On this device you are somebody else. Open the link again and say whether you want to change.",
    fr: "Sur cet appareil, vous êtes quelqu’un d’autre. Rouvrez le lien et dites si vous voulez changer.",
  },
  bad_origin: {
    en: "This page comes from another address than the server expects. Open it at its own address.",
    fr: "Cette page vient d’une autre adresse que celle du serveur. Ouvrez-la à sa propre adresse.",
  },
  not_concealed: {
    en: "There is no secret choice to withdraw any more: it is laid open.",
    fr: "Il n’y a plus de choix secret à retirer : il est révélé.",
  },
  not_invited: {
    en: "This invitation is not the one of this table. Ask for the link again; meanwhile you can watch.",
    fr: "Cette invitation n’est pas celle de cette table. Redemandez le lien ; en attendant, vous pouvez regarder.",
  },
  typed: {
    en: "At this table the host enters what happens on a real one. Ask them.",
    fr: "À cette table, l’hôte saisit ce qui se passe sur une vraie table. Adressez-vous à lui.",
  },
  not_found: {
    en: "There is nothing at this address. Start from the lobby.",
    fr: "Il n’y a rien à cette adresse. Repartez de l’accueil.",
  },
  store: {
    en: "The server could not store this, so nothing was done. Try again; if it stays, tell whoever runs the server.",
    fr: "Le serveur n’a pas pu l’enregistrer, rien n’a donc été fait. Réessayez ; si cela persiste, prévenez la personne qui gère le serveur.",
  },
  offline: {
    en: "The server does not answer. Check your connection and try again.",
    fr: "Le serveur ne répond pas. Vérifiez votre connexion et réessayez.",
  },
  unknown: {
    en: "Something went wrong in this page. Reload it; a problem report helps to mend it.",
    fr: "Quelque chose a échoué dans cette page. Rechargez-la ; un rapport de problème aide à la réparer.",
  },
};

type FaultOf<Type extends RecordFault["type"]> = Extract<RecordFault, { type: Type }>;

/** What is wrong with a record of ours; a fault without its words is a type error. */
export const recordFaults: { [Type in RecordFault["type"]]: Sentence<[FaultOf<Type>]> } = {
  empty_record: { en: () => "it is empty", fr: () => "il est vide" },
  blank_line: {
    en: ({ line }) => `line ${line} is empty`,
    fr: ({ line }) => `la ligne ${line} est vide`,
  },
  long_line: {
    en: ({ line }) => `line ${line} is far too long`,
    fr: ({ line }) => `la ligne ${line} est bien trop longue`,
  },
  no_header: {
    en: () => "its first line is not that of a recorded game",
    fr: () => "sa première ligne n’est pas celle d’une partie enregistrée",
  },
  other_format: {
    en: ({ version }) => `it has version ${version} of the format, which this server cannot read`,
    fr: ({ version }) => `il a la version ${version} du format, que ce serveur ne sait pas lire`,
  },
  unknown_game: {
    en: ({ game }) => `this server has no game “${game}”`,
    fr: ({ game }) => `ce serveur n’a pas de jeu « ${game} »`,
  },
  unknown_option: {
    en: ({ option }) => `the game has no option “${option}”`,
    fr: ({ option }) => `le jeu n’a pas d’option « ${option} »`,
  },
  option_value: {
    en: ({ option }) => `the option “${option}” has a value that does not fit`,
    fr: ({ option }) => `l’option « ${option} » a une valeur qui ne convient pas`,
  },
  player_count: {
    en: ({ players }) =>
      `the game is not for ${players} ${plural(players, "en", "player", "players")}`,
    fr: ({ players }) => `le jeu ne se joue pas à ${players}`,
  },
  other_rules: {
    en: ({ version }) =>
      `it was played by version ${version} of the rules, which this server does not know`,
    fr: ({ version }) => `il suit la version ${version} des règles, que ce serveur ne connaît pas`,
  },
  commitment: {
    en: () => "what it promises of its draws is no hash",
    fr: () => "ce qu’il promet des tirages n’est pas une empreinte",
  },
  prices: {
    en: () => "its price lists cannot be used",
    fr: () => "ses listes de cours ne conviennent pas",
  },
  name_count: {
    en: ({ names, players }) =>
      `it has ${names} ${plural(names, "en", "name", "names")} for ${players} players`,
    fr: ({ names, players }) =>
      `il a ${names} ${plural(names, "fr", "nom", "noms")} pour ${players} joueurs`,
  },
  not_a_line: {
    en: ({ line }) => `line ${line} is not as a record has it`,
    fr: ({ line }) => `la ligne ${line} n’est pas écrite comme il faut`,
  },
  refused_line: {
    en: ({ line, rule }) => `the rules do not allow line ${line}: ${rule}`,
    fr: ({ line, rule }) => `les règles n’admettent pas la ligne ${line} : ${rule}`,
  },
  early_result: {
    en: ({ line }) => `line ${line} has a result before the game is over`,
    fr: ({ line }) => `la ligne ${line} donne un résultat avant la fin de la partie`,
  },
  other_result: {
    en: ({ line }) => `the game came out otherwise than line ${line} says`,
    fr: ({ line }) => `la partie a fini autrement que ne le dit la ligne ${line}`,
  },
  after_result: {
    en: ({ line }) => `line ${line} comes after the result`,
    fr: ({ line }) => `la ligne ${line} vient après le résultat`,
  },
};

function recordWords(why: Record<string, unknown>, language: Language): string | null {
  const texts: Record<string, Sentence<[never]>> = recordFaults;
  const text =
    typeof why.type === "string" && Object.hasOwn(texts, why.type) ? texts[why.type] : undefined;
  return text ? pick(text, language, why as never) : null;
}

export const CODES = keysOf(words);

/** An error in words, with what to do next. */
export function wordsFor(
  error: unknown,
  language: Language,
  game: GameModule | null = null,
  files: ForeignFiles | null = game?.foreignFiles ?? null,
): string {
  if (error instanceof Unreachable) return pick(words.offline, language);
  if (!(error instanceof Refusal)) return pick(words.unknown, language);
  const { code, rule, message, why } = error.problem;
  if (rule && game) return game.why(rule, language);
  const known = CODES.find((one) => one === code) ?? "unknown";
  const text = pick(words[known], language);
  if (code === "no_export" && files) return pick(files.notWritten, language);
  const said = why ? (recordWords(why, language) ?? files?.why(why, language) ?? null) : null;
  // Where a record or a set of options is wrong only the server's own sentence says what exactly.
  const exactly = said ?? (code === "bad_record" || code === "bad_options" ? message : "");
  return exactly ? `${text} (${exactly})` : text;
}
