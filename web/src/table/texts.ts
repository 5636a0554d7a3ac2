import { de, que } from "../lib/french";
import type { SeatCause } from "../lib/protocol";
import { list, type Texts } from "../lib/texts";

export const tableTexts = {
  // Whose decision it is.
  yourTurn: { en: "Your turn", fr: "À vous" },
  turnOf: { en: (name: string) => `${name} decides`, fr: (name: string) => `À ${name} de décider` },
  turnsOf: {
    en: (names: string[]) => `Deciding: ${list(names, "en")}`,
    fr: (names: string[]) => `À décider : ${list(names, "fr")}`,
  },
  thinking: {
    en: (name: string) => `${name} is thinking`,
    fr: (name: string) => `${name} réfléchit`,
  },
  gathering: {
    en: "The game begins when every seat is taken.",
    fr: "La partie commence quand toutes les places sont prises.",
  },
  waitingEmpty: {
    en: (name: string) => `${name} is free: somebody has to sit down, or a bot.`,
    fr: (name: string) => `${name} est libre : il faut quelqu’un, ou un robot.`,
  },
  over: { en: "The game is over", fr: "La partie est terminée" },
  drawing: { en: "A draw is due.", fr: "Un tirage est attendu." },
  chooseDraw: { en: "What was drawn at the table?", fr: "Qu’a-t-on tiré sur la table ?" },
  fold: { en: "Put the sheet down", fr: "Abaisser le volet" },
  unfold: { en: "Raise the sheet", fr: "Relever le volet" },
  actFor: {
    en: (name: string) => `Enter the decision of ${name}`,
    fr: (name: string) => `Saisissez la décision ${de(name)}`,
  },

  // The draft.
  draft: { en: "Draft", fr: "Brouillon" },
  confirm: { en: "Confirm", fr: "Confirmer" },
  confirmKey: { en: "Enter", fr: "Entrée" },
  back: { en: "One step back", fr: "Revenir d’une étape" },
  backKey: { en: "Esc", fr: "Échap" },
  clear: { en: "Clear", fr: "Effacer" },
  sending: { en: "Sending…", fr: "Envoi…" },
  sendingAgain: {
    en: "No answer yet: it will be sent again, and counts once.",
    fr: "Pas encore de réponse : l’envoi sera réessayé et ne compte qu’une fois.",
  },
  draftRestored: {
    en: "Your draft of before is back: check it, then confirm.",
    fr: "Votre brouillon est retrouvé : vérifiez, puis confirmez.",
  },
  thenConfirmed: { en: "then confirmed", fr: "puis confirmé" },
  draftPending: { en: "being checked", fr: "en cours de vérification" },
  draftKept: {
    en: "The table has moved on meanwhile. Your draft still holds: check it, then confirm.",
    fr: "La table a avancé entre-temps. Votre brouillon tient toujours : vérifiez, puis confirmez.",
  },
  draftShortened: {
    en: "The table has moved on meanwhile. Only a part of your draft still holds.",
    fr: "La table a avancé entre-temps. Seule une partie de votre brouillon tient encore.",
  },
  draftDropped: {
    en: "The table has moved on meanwhile. Your draft no longer applies and was set aside.",
    fr: "La table a avancé entre-temps. Votre brouillon ne s’applique plus et a été mis de côté.",
  },
  draftWaits: {
    en: "Confirm what is in the draft first: then something else is decided or drawn.",
    fr: "Confirmez d’abord le brouillon : la suite dépend d’un autre joueur ou d’un tirage.",
  },
  whyNot: { en: "Why: section", fr: "Pourquoi : section" },

  // Undo.
  undoFree: { en: "Take a move back…", fr: "Annuler le coup…" },
  undoAsk: { en: "Ask to take a move back…", fr: "Demander à annuler…" },
  undoTitle: { en: "Take back", fr: "Revenir en arrière" },
  undoWhat: {
    en: (what: string[]) => `This takes back ${list(what, "en")}:`,
    fr: (what: string[]) => `Ceci annule ${list(what, "fr")} :`,
  },
  undoOwn: {
    en: (n: number) => (n === 1 ? "your last move" : `${n} moves of yours`),
    fr: (n: number) => (n === 1 ? "votre dernier coup" : `${n} de vos coups`),
  },
  undoBots: {
    en: (n: number) => (n === 1 ? "one move of a bot" : `${n} moves of bots`),
    fr: (n: number) => (n === 1 ? "un coup d’un robot" : `${n} coups de robots`),
  },
  undoOthers: {
    en: (n: number) => (n === 1 ? "one move of another player" : `${n} moves of other players`),
    fr: (n: number) => (n === 1 ? "un coup d’un autre joueur" : `${n} coups d’autres joueurs`),
  },
  undoPractice: {
    en: "Something was laid open or drawn since. The game will be marked as practice for good, and bots choose anew.",
    fr: "Des cartes ont été révélées ou tirées depuis. La partie sera définitivement marquée comme entraînement, et les robots choisiront à nouveau.",
  },
  undoDo: { en: "Take it back", fr: "Revenir en arrière" },
  undoDoAsk: { en: "Ask the others", fr: "Demander aux autres" },
  redo: { en: "Do it again", fr: "Rétablir" },
  redoAbout: {
    en: (line: number) => `Back to move ${line}, as if nothing had been taken back`,
    fr: (line: number) => `Revient au coup ${line}, comme si rien n’avait été annulé`,
  },
  practice: { en: "Practice game", fr: "Partie d’entraînement" },
  practiceAbout: {
    en: "Moves were taken back after something was laid open or drawn: the result is for practice.",
    fr: "Des coups ont été annulés après une révélation ou un tirage : le résultat compte comme entraînement.",
  },
  undoSee: { en: "See that position", fr: "Voir cette position" },
  undoRefused: {
    en: (by: string) => `${by} did not agree to going back.`,
    fr: (by: string) => `${by} a refusé de revenir en arrière.`,
  },
  undoAskAbout: {
    en: "Others have decided since: they are asked first.",
    fr: "D’autres ont joué depuis : on leur demande d’abord.",
  },
  undoAsked: {
    en: (name: string, line: number) =>
      `${name} asks to go back to just after move ${line}. This would be taken back:`,
    fr: (name: string, line: number) =>
      `${name} demande à revenir juste après le coup ${line}. Seraient annulés :`,
  },
  undoWaiting: {
    en: (names: string[]) => `Waiting for ${list(names, "en")}.`,
    fr: (names: string[]) => `En attente ${list(names.map(de), "fr")}.`,
  },
  agree: { en: "Agree", fr: "Accepter" },
  disagree: { en: "Do not agree", fr: "Refuser" },
  withdraw: { en: "Withdraw my secret choice", fr: "Retirer mon choix secret" },

  // Standing orders.
  orders: { en: "Standing orders", fr: "Ordres permanents" },
  newOrder: { en: "Standing order…", fr: "Ordre permanent…" },
  giveOrder: { en: "Give a standing order", fr: "Donner un ordre permanent" },
  ordersAbout: {
    en: "It acts for you as soon as you are to decide; several are tried in the order in which you gave them. Nobody else sees them, and you can withdraw them at any time.",
    fr: "Il agit pour vous dès que c’est à vous de décider ; plusieurs sont essayés dans l’ordre où vous les avez donnés. Personne d’autre ne les voit, et vous pouvez les retirer à tout moment.",
  },
  atOnce: {
    en: "It is your turn: it acts at once.",
    fr: "C’est à vous de jouer : il agit aussitôt.",
  },
  withdrawOrder: { en: "Withdraw", fr: "Retirer" },
  withdrawOrderLong: {
    en: (order: string) => `Withdraw the order: ${order}`,
    fr: (order: string) => `Retirer l’ordre : ${order}`,
  },
  putAway: { en: "Put away", fr: "Ranger" },
  putAwayLong: {
    en: (order: string) => `Put this notice away: ${order}`,
    fr: (order: string) => `Ranger cet avis : ${order}`,
  },
  orderEnded: { en: (why: string) => `Ended: ${why}`, fr: (why: string) => `Terminé : ${why}` },
  orderWaits: {
    en: (first: string) => `Waits for the end of “${first}”, which comes first.`,
    fr: (first: string) => `Attend la fin de « ${first} », qui passe avant.`,
  },
  idleOrder: {
    en: (why: string) => `It would end at once: ${why} Change it.`,
    fr: (why: string) => `Il prendrait fin aussitôt : ${why} Modifiez-le.`,
  },
  orderRefused: {
    en: "what it was to do is not allowed.",
    fr: "ce qu’il devait faire n’est pas permis.",
  },
  orderRefusedBy: {
    en: (why: string) => `not allowed. ${why}`,
    fr: (why: string) => `ce n’est pas permis. ${why}`,
  },
  orderTakenBack: { en: "the game was taken back.", fr: "la partie est revenue en arrière." },
  byOrder: { en: "by standing order", fr: "par ordre permanent" },

  // Seats.
  seats: { en: "Seats", fr: "Places" },
  you: { en: "you", fr: "vous" },
  thisScreen: { en: "at this screen", fr: "sur cet écran" },
  bot: { en: "bot", fr: "robot" },
  here: { en: "here", fr: "présent" },
  absent: { en: "away", fr: "absent" },
  free: { en: "Free seat", fr: "Place libre" },
  somebody: { en: "Player", fr: "Joueur" },
  decides: { en: "to decide", fr: "à décider" },
  seatOptions: {
    en: (name: string) => `${name}: what can be done with this seat`,
    fr: (name: string) => `${name} : que faire de cette place`,
  },
  sitHere: { en: "Sit here", fr: "S’asseoir ici" },
  needsInvite: {
    en: "To sit here you need the invitation link: ask who made the table.",
    fr: "Pour vous asseoir ici, il faut le lien d’invitation : demandez-le à qui a créé la table.",
  },
  shortcuts: { en: "Keys", fr: "Raccourcis clavier" },
  keyConfirm: { en: "confirm", fr: "confirmer" },
  keyTake: { en: "take what has the focus", fr: "prendre ce qui est ciblé" },
  keyBack: { en: "close, or one step back", fr: "fermer, ou revenir d’une étape" },
  keyReplay: { en: "move by move through the game", fr: "parcourir la partie coup par coup" },
  keyEnds: { en: "first move, present", fr: "premier coup, présent" },
  space: { en: "Space", fr: "Espace" },
  homeEnd: { en: "Home End", fr: "Début Fin" },
  sitOther: { en: "Seat somebody on this screen", fr: "Asseoir quelqu’un sur cet écran" },
  nameOther: { en: "Their name", fr: "Son nom" },
  leaveSeat: { en: "Leave the seat", fr: "Quitter la place" },
  leaveEmpty: { en: "Leave it empty", fr: "La laisser libre" },
  leaveTo: {
    en: (bot: string) => `Leave it to a bot: ${bot}`,
    fr: (bot: string) => `La laisser à un robot : ${bot}`,
  },
  putBot: {
    en: (bot: string) => `Let a bot play: ${bot}`,
    fr: (bot: string) => `Laisser jouer un robot : ${bot}`,
  },
  putBotAbout: {
    en: (minutes: number) =>
      `At once if this player has had no page open for ${minutes} minutes; otherwise the others are asked. The player may come back at any time.`,
    fr: (minutes: number) =>
      `Aussitôt si ce joueur n’a eu aucune page ouverte depuis ${minutes} minutes ; sinon on demande aux autres. Le joueur peut revenir à tout moment.`,
  },
  askSeat: { en: "Ask for this seat", fr: "Demander cette place" },
  askSeatAbout: {
    en: "From here one sees what is hidden from others: everybody who sits at the table has to agree.",
    fr: "D’ici, on voit ce qui est caché aux autres : tous les joueurs assis doivent être d’accord.",
  },
  voteBot: {
    en: (by: string, bot: string, seat: string) =>
      `${by} asks that a bot (${bot}) plays for ${seat}.`,
    fr: (by: string, bot: string, seat: string) =>
      `${by} demande qu’un robot (${bot}) joue pour ${seat}.`,
  },
  voteSeat: {
    en: (by: string, _name: string, seat: string) => `${by} asks to take the seat of ${seat}.`,
    fr: (by: string, _name: string, seat: string) =>
      `${by} demande à prendre la place ${de(seat)}.`,
  },
  voteSees: {
    en: "Whoever sits there sees what is hidden from others.",
    fr: "Qui s’y assied voit ce qui est caché aux autres.",
  },
  voteWithdraw: { en: "Ask no more", fr: "Retirer la demande" },
  voteBotRefused: {
    en: (_bot: string, seat: string) => `The others did not agree that a bot plays for ${seat}.`,
    fr: (_bot: string, seat: string) => `Les autres ont refusé qu’un robot joue pour ${seat}.`,
  },
  voteSeatRefused: {
    en: (name: string, seat: string) =>
      `The others did not agree that ${name} takes the seat of ${seat}.`,
    fr: (name: string, seat: string) =>
      `Les autres ont refusé ${que(name)} prenne la place ${de(seat)}.`,
  },
  seatTaken: {
    en: (name: string, before: string, cause: SeatCause) =>
      `${name} takes the seat of ${before}${cause === "vote" ? ": the others agreed" : ""}.`,
    fr: (name: string, before: string, cause: SeatCause) =>
      `${name} prend la place ${de(before)}${cause === "vote" ? " : les autres ont accepté" : ""}.`,
  },
  seatToBot: {
    en: (bot: string, before: string, cause: SeatCause) =>
      `A bot (${bot}) plays for ${before}${cause === "vote" ? ": the others agreed" : cause === "absent" ? ", who is absent" : ""}.`,
    fr: (bot: string, before: string, cause: SeatCause) =>
      `Un robot (${bot}) joue pour ${before}${cause === "vote" ? " : les autres ont accepté" : cause === "absent" ? ", absent" : ""}.`,
  },
  seatLeft: {
    en: (before: string) => `${before} leaves the seat.`,
    fr: (before: string) => `${before} quitte sa place.`,
  },
  seatBack: {
    en: (name: string) => `${name} comes back.`,
    fr: (name: string) => `${name} revient.`,
  },
  takeBack: { en: "Take my seat back", fr: "Reprendre ma place" },
  seeAs: { en: "Look from this seat", fr: "Regarder depuis cette place" },
  nothingToDo: {
    en: "Nothing can be done with this seat just now.",
    fr: "Aucune action possible pour cette place pour l’instant.",
  },
  invite: {
    en: "Invitation: anybody who has this link can play",
    fr: "Invitation : toute personne ayant ce lien peut jouer",
  },
  badInvite: {
    en: "This invitation link is damaged: a part of it is missing or wrong. Ask for it again; meanwhile you are watching.",
    fr: "Ce lien d’invitation est abîmé : il en manque une partie. Redemandez-le ; en attendant, vous regardez la partie.",
  },
  fullInvite: {
    en: "All seats of this table are taken. You are watching; you can make a table of your own in the lobby.",
    fr: "Toutes les places de cette table sont prises. Vous regardez la partie ; vous pouvez créer votre table à l’accueil.",
  },
  invited: { en: "You are invited to this table.", fr: "On vous invite à cette table." },
  sitDown: { en: "Sit down", fr: "S’asseoir" },
  justWatch: { en: "Just watch", fr: "Seulement regarder" },
  watching: { en: "You are watching", fr: "Vous regardez la partie" },
  watchingAbout: {
    en: "You have no seat at this table: you see what everybody may see.",
    fr: "Vous n’avez pas de place à cette table : vous voyez ce que chacun peut voir.",
  },
  sitAs: {
    en: (name: string) => `Sit down as ${name}`,
    fr: (name: string) => `S’asseoir comme ${name}`,
  },
  handTo: {
    en: (name: string) => `Hand the screen to ${name}`,
    fr: (name: string) => `Passez l’écran à ${name}`,
  },
  handAbout: {
    en: (name: string) => `What follows is for ${name} only.`,
    fr: (name: string) => `La suite est réservée à ${name}.`,
  },
  handDone: { en: (name: string) => `I am ${name}`, fr: (name: string) => `Je suis ${name}` },

  // Log, replay, charts.
  log: { en: "Log", fr: "Journal" },
  lastNews: { en: "Last move", fr: "Dernier coup" },
  sinceYou: { en: "Since your last turn", fr: "Depuis votre dernier tour" },
  before: { en: "What happened so far", fr: "Jusqu’ici" },
  brought: {
    en: (total: string, parts: string) => `${total}: ${parts}`,
    fr: (total: string, parts: string) => `${total} : ${parts}`,
  },
  broughtNothing: { en: "It brought you nothing", fr: "Cela ne vous a rien rapporté" },
  again: { en: "Play it again", fr: "Revoir en mouvement" },
  ok: { en: "Seen", fr: "J’ai vu" },
  skip: { en: "Skip to the end", fr: "Passer à la suite" },
  goOn: { en: "Go on", fr: "Continuer" },
  showing: { en: "What is happening", fr: "Ce qui se passe" },
  amounts: { en: "Amounts", fr: "Montants" },
  decision: { en: "Decision", fr: "Décision" },
  panels: { en: "Parts of the table", fr: "Parties de la table" },
  toDecision: { en: "To the decision", fr: "Aller à la décision" },
  openReplay: { en: "Replay", fr: "Revoir la partie" },
  logHelp: {
    en: "Everything that happened, newest last. Each number is a link to that moment.",
    fr: "Tout ce qui s’est passé, le plus récent à la fin. Chaque numéro est un lien vers ce moment.",
  },
  start: { en: "Beginning", fr: "Début" },
  empty: { en: "Nothing has happened yet.", fr: "Rien ne s’est encore passé." },
  moment: {
    en: (line: number) => `Look at move ${line}`,
    fr: (line: number) => `Voir le coup ${line}`,
  },
  standIn: {
    en: (bot: string) => `a simpler bot (${bot}) moved instead`,
    fr: (bot: string) => `un robot plus simple (${bot}) a joué à sa place`,
  },
  replay: { en: "Replay", fr: "Revoir" },
  replayAt: {
    en: (line: number, last: number) => `Move ${line} of ${last}`,
    fr: (line: number, last: number) => `Coup ${line} sur ${last}`,
  },
  present: { en: "Present", fr: "Présent" },
  toPresent: { en: "Back to the present", fr: "Revenir au présent" },
  first: { en: "To the beginning", fr: "Au début" },
  earlier: { en: "One move back", fr: "Un coup en arrière" },
  later: { en: "One move on", fr: "Un coup en avant" },
  play: { en: "Play", fr: "Lire" },
  pause: { en: "Pause", fr: "Pause" },
  past: {
    en: (line: number) => `You are looking at the game after move ${line}.`,
    fr: (line: number) => `Vous regardez la partie après le coup ${line}.`,
  },
  fork: { en: "Play on from here", fr: "Continuer à partir d’ici" },
  forkHidden: {
    en: "This game has secrets: one can play on from it when it is over.",
    fr: "Cette partie a des secrets : on pourra continuer à partir d’ici quand elle sera finie.",
  },
  forkAbout: {
    en: (line: number) =>
      `A new table begins after move ${line} of this game. This one stays as it is.`,
    fr: (line: number) =>
      `Une nouvelle table commence après le coup ${line}. Celle-ci reste telle quelle.`,
  },
  forkGo: { en: "Make the table", fr: "Créer la table" },
  charts: { en: "Charts", fr: "Courbes" },
  chartsHelp: {
    en: "How the figures went, round by round. Press a point to see that moment.",
    fr: "L’évolution des chiffres, manche par manche. Touchez un point pour voir ce moment.",
  },
  chartsLarge: { en: "Show large", fr: "Agrandir" },
  fortune: { en: "Where the fortunes came from", fr: "D’où viennent les fortunes" },
  source: { en: "Source", fr: "Source" },
  decisive: { en: "Decisive moments", fr: "Moments décisifs" },
  decisiveAbout: {
    en: "What one player gained there, compared with the average of all.",
    fr: "Ce qu’un joueur y a gagné, comparé à la moyenne de tous.",
  },
  chartsEmpty: { en: "There is nothing to draw yet.", fr: "Il n’y a encore rien à tracer." },

  // The end, and everything else.
  ranking: { en: "Final ranking", fr: "Classement final" },
  rank: { en: "Rank", fr: "Rang" },
  player: { en: "Player", fr: "Joueur" },
  score: { en: "Score", fr: "Score" },
  winner: { en: (name: string) => `${name} wins.`, fr: (name: string) => `Victoire : ${name}.` },
  winners: {
    en: (names: string[]) => `${list(names, "en")} share the victory.`,
    fr: (names: string[]) => `${list(names, "fr")} se partagent la victoire.`,
  },
  rematch: { en: "New game", fr: "Nouvelle partie" },
  joinRematch: { en: "Join the next game", fr: "Rejoindre la partie suivante" },
  toRematch: { en: "To the next game", fr: "À la partie suivante" },
  stopped: {
    en: (why: string) => `The file could be replayed up to here. What came next: ${why}`,
    fr: (why: string) => `Le fichier n’a pu être rejoué que jusqu’ici. La suite : ${why}`,
  },
  origin: {
    en: (line: number) => `Played on from another game, after move ${line}`,
    fr: (line: number) => `Suite d’une autre partie, après le coup ${line}`,
  },
  table: { en: "Table", fr: "Table" },
  record: { en: "Download the record", fr: "Télécharger la partie" },
  forSite: { en: "Export for 18xx.games", fr: "Exporter pour 18xx.games" },
  forSiteAbout: {
    en: "Saves the game in the form 18xx.games imports.",
    fr: "Enregistre la partie sous la forme que 18xx.games importe.",
  },
  report: { en: "Report a problem", fr: "Signaler un problème" },
  reportAbout: {
    en: "Saves a file with what this page knows: send it to whoever runs the server.",
    fr: "Enregistre un fichier avec ce que sait cette page : envoyez-le à la personne qui gère le serveur.",
  },
  options: { en: "Options of this table", fr: "Options de cette table" },
  standard: { en: "The standard rules", fr: "Les règles habituelles" },
  verify: { en: "Verify the draws", fr: "Vérifier les tirages" },
  verifyHelp: {
    en: "Before the game the table bound itself to a secret; every seat added a part of the seed. Now the secret is shown, and every draw can be computed anew.",
    fr: "Avant la partie, la table s’est liée à un secret ; chaque place a ajouté sa part de la graine. Le secret est maintenant montré, et chaque tirage peut être recalculé.",
  },
  verifyAbout: {
    en: "Your browser computes every draw anew from the secret and the seats’ parts, and compares it with the record.",
    fr: "Votre navigateur recalcule chaque tirage à partir du secret et des parts des places, et le compare à la partie enregistrée.",
  },
  verifyNow: { en: "Compute every draw anew", fr: "Recalculer chaque tirage" },
  verified: {
    en: (draws: number) =>
      `All ${draws} draws came out as they had to, and the secret is the promised one.`,
    fr: (draws: number) =>
      `Les ${draws} tirages sont bien ceux qui devaient sortir, et le secret est celui qui était promis.`,
  },
  verifiedUndone: {
    en: (undone: number) =>
      undone > 1 ? `${undone} more draws were taken back.` : "One more draw was taken back.",
    fr: (undone: number) =>
      undone > 1 ? `${undone} autres tirages ont été annulés.` : "Un autre tirage a été annulé.",
  },
  verifiedPractice: {
    en: "It is a practice game: what had been laid open or drawn was taken back.",
    fr: "C’est une partie d’entraînement : ce qui avait été révélé ou tiré a été annulé.",
  },
  verifiedOwn: {
    en: "Your own part of the seed was taken into account.",
    fr: "Votre part a bien été prise en compte.",
  },
  faultNoProof: {
    en: "The record shows no secret to compute the draws from.",
    fr: "La partie enregistrée ne montre aucun secret d’où calculer les tirages.",
  },
  faultCommitment: {
    en: "The secret is not the one the table promised.",
    fr: "Le secret n’est pas celui que la table avait promis.",
  },
  faultOtherPromise: {
    en: "The record names another promise than this table showed.",
    fr: "La partie enregistrée cite une autre promesse que celle de la table.",
  },
  faultOwnNonce: {
    en: (name: string) =>
      `The part of the seed this browser brought for ${name} is not in the proof.`,
    fr: (name: string) =>
      `La part de la graine apportée ici pour ${name} ne figure pas dans la preuve.`,
  },
  faultNumber: {
    en: (line: number) => `Line ${line} of the record: its number was used before.`,
    fr: (line: number) => `Ligne ${line} de la partie : son numéro a déjà servi.`,
  },
  faultDraw: {
    en: (line: number) => `Line ${line} of the record: another outcome had to come.`,
    fr: (line: number) => `Ligne ${line} de la partie : un autre résultat devait sortir.`,
  },
  proofParts: { en: "Secret and parts of the seed", fr: "Secret et parts de la graine" },
  proofSecret: { en: "The table’s secret", fr: "Le secret de la table" },
  proofNonce: {
    en: (name: string) => `The part of ${name}`,
    fr: (name: string) => `La part ${de(name)}`,
  },
  promise: { en: "Promise about the draws", fr: "Engagement sur les tirages" },
  board: { en: "Board", fr: "Plateau" },
  actions: { en: "Decision", fr: "Décision" },
  noGame: {
    en: "This page does not know this game yet. Reload it; if it stays, the server is newer than the page.",
    fr: "Cette page ne connaît pas encore ce jeu. Rechargez-la ; si cela persiste, le serveur est plus récent que la page.",
  },
  yes: { en: "yes", fr: "oui" },
  no: { en: "no", fr: "non" },
} satisfies Texts;
