import { de } from "../lib/french";
import type { Texts } from "../lib/texts";

export const lobbyTexts = {
  tagline: {
    en: "A table for economic board games: with friends, with bots, from anywhere.",
    fr: "Une table pour jeux de société économiques : entre amis, avec des robots, où que vous soyez.",
  },
  playNow: { en: "Play now against bots", fr: "Jouer contre des robots" },
  playNowSmall: {
    en: (players: number) => `You and ${players - 1} bots`,
    fr: (players: number) => `Vous et ${players - 1} robots`,
  },
  players: {
    en: (fewest: number, most: number) => `${fewest} to ${most} players`,
    fr: (fewest: number, most: number) => `${fewest} à ${most} joueurs`,
  },
  yourName: { en: "What are you called?", fr: "Comment vous appelez-vous ?" },
  yourNameWhy: {
    en: "The others at the table see it. No account is needed.",
    fr: "Les autres à la table le verront. Aucun compte n’est nécessaire.",
  },
  go: { en: "Go", fr: "C’est parti" },
  hello: { en: (name: string) => `You are ${name}.`, fr: (name: string) => `Vous êtes ${name}.` },
  rename: { en: "Change the name", fr: "Changer de nom" },
  keep: { en: "Keep", fr: "Garder" },
  comeBack: { en: "Come back from another device", fr: "Revenir depuis un autre appareil" },
  comeBackAbout: {
    en: "This link is you: whoever opens it sits in your seats. Keep it for yourself.",
    fr: "Ce lien, c’est vous : qui l’ouvre s’assied à vos places. Gardez-le pour vous.",
  },
  personalLink: { en: "Personal link", fr: "Lien personnel" },
  showLink: { en: "Show my link", fr: "Voir mon lien" },
  changeLink: { en: "Change my link", fr: "Changer mon lien" },
  changeLinkAbout: {
    en: "Has somebody else seen it? With a new link the old one works no longer, and your other devices have to come back by the new one.",
    fr: "Quelqu’un d’autre l’a vu ? Avec un nouveau lien, l’ancien ne marche plus, et vos autres appareils devront revenir par le nouveau.",
  },
  linkChanged: {
    en: "This is your new link. The old one works no longer.",
    fr: "Voici votre nouveau lien. L’ancien ne marche plus.",
  },
  becomeWhom: {
    en: (name: string, now: string) =>
      `This link belongs to ${name}, and on this device you are ${now}.`,
    fr: (name: string, now: string) =>
      `Ce lien est celui ${de(name)}, et sur cet appareil vous êtes ${now}.`,
  },
  becomeAbout: {
    en: (now: string) =>
      `If you go on, this device forgets ${now}; the seats of ${now} can then be reached by that player’s own personal link only.`,
    fr: (now: string) =>
      `Si vous continuez, cet appareil oublie ${now} ; les places ${de(now)} ne seront accessibles que par son propre lien personnel.`,
  },
  become: {
    en: (name: string) => `Go on as ${name}`,
    fr: (name: string) => `Continuer comme ${name}`,
  },
  stay: { en: (now: string) => `Stay ${now}`, fr: (now: string) => `Rester ${now}` },
  absence: {
    en: "Who has left the page may be replaced by a bot",
    fr: "Un joueur dont la page est fermée peut être remplacé par un robot",
  },
  absentAfter: {
    en: (minutes: number) =>
      minutes >= 1440 ? "after a day" : minutes >= 60 ? "after an hour" : `after ${minutes} min`,
    fr: (minutes: number) =>
      minutes >= 1440
        ? "après un jour"
        : minutes >= 60
          ? "après une heure"
          : `après ${minutes} min`,
  },
  welcomeBack: {
    en: (name: string) => `Welcome back, ${name}.`,
    fr: (name: string) => `Bon retour, ${name}.`,
  },
  comingBack: {
    en: "One moment, looking for your seats…",
    fr: "Un instant, nous cherchons vos places…",
  },
  noReturn: {
    en: "This link does not lead to anybody. Copy it again from the other device.",
    fr: "Ce lien ne mène à personne. Copiez-le à nouveau depuis l’autre appareil.",
  },
  youAre: { en: (name: string) => `You: ${name}`, fr: (name: string) => `Vous : ${name}` },
  newTable: { en: "Make a table", fr: "Créer une table" },
  game: { en: "Game", fr: "Jeu" },
  howMany: { en: "Players", fr: "Joueurs" },
  seats: { en: "Seats", fr: "Places" },
  seat: { en: (n: number) => `Seat ${n}`, fr: (n: number) => `Place ${n}` },
  kindMe: { en: "Me", fr: "Moi" },
  kindScreen: { en: "Somebody on this screen", fr: "Quelqu’un sur cet écran" },
  kindOpen: { en: "Open, by link", fr: "Libre, par lien" },
  kindBot: { en: (name: string) => `Bot: ${name}`, fr: (name: string) => `Robot : ${name}` },
  kindOf: {
    en: (n: number) => `Who takes seat ${n}`,
    fr: (n: number) => `Qui prend la place ${n}`,
  },
  nameOf: { en: (n: number) => `Name for seat ${n}`, fr: (n: number) => `Nom pour la place ${n}` },
  namePlaceholder: { en: "Name", fr: "Nom" },
  options: { en: "Options", fr: "Options" },
  optionsChanged: {
    en: (n: number) => `${n} changed`,
    fr: (n: number) => (n > 1 ? `${n} modifiées` : `${n} modifiée`),
  },
  yes: { en: "Yes", fr: "Oui" },
  no: { en: "No", fr: "Non" },
  listed: {
    en: "Show it in the lobby, so that anybody can join",
    fr: "La montrer à l’accueil, pour que chacun puisse s’y joindre",
  },
  typed: {
    en: "We play at a real table and enter the moves here",
    fr: "Nous jouons sur une vraie table et saisissons les coups ici",
  },
  typedAbout: {
    en: "You enter everybody’s moves and draws; Bourse checks the rules, counts, and keeps the record.",
    fr: "Vous saisissez les coups et les tirages de tous ; Bourse vérifie les règles, compte et garde la partie.",
  },
  make: { en: "Make the table", fr: "Créer la table" },
  mine: { en: "My tables", fr: "Mes tables" },
  listedTables: { en: "Open tables", fr: "Tables ouvertes" },
  noneListed: {
    en: "No table is open just now. Make one, and show it here.",
    fr: "Aucune table n’est ouverte pour l’instant. Créez-en une et montrez-la ici.",
  },
  yourTurn: { en: "Your turn", fr: "À vous" },
  gathering: { en: "Waiting for players", fr: "En attente de joueurs" },
  playing: { en: "Being played", fr: "En cours" },
  over: { en: "Over", fr: "Terminée" },
  free: {
    en: (n: number) => (n === 1 ? "1 free seat" : `${n} free seats`),
    fr: (n: number) => (n < 2 ? `${n} place libre` : `${n} places libres`),
  },
  join: { en: "Join", fr: "Rejoindre" },
  watch: { en: "Watch", fr: "Regarder" },
  upload: { en: "Open a record", fr: "Ouvrir une partie" },
  uploadAbout: {
    en: "A game stored as a file: look at it move by move, or play on from where it ends. A game of 1861 exported by 18xx.games will do as well.",
    fr: "Une partie enregistrée dans un fichier : regardez-la coup par coup, ou jouez la suite. Une partie de 1861 exportée par 18xx.games convient aussi.",
  },
  file: { en: "Record file", fr: "Fichier de la partie" },
  paste: { en: "or paste its text", fr: "ou collez son texte" },
  lookAt: { en: "Look at it", fr: "La regarder" },
  playOn: { en: "Play on", fr: "Jouer la suite" },
  playOnWith: { en: "Who sits where", fr: "Qui s’assied où" },
  strange: {
    en: "This is neither a record of Bourse, whose first line names the game and the players, nor a game of 1861 exported by 18xx.games.",
    fr: "Ce n’est ni une partie de Bourse, dont la première ligne nomme le jeu et les joueurs, ni une partie de 1861 exportée par 18xx.games.",
  },
  rulesOf: { en: (game: string) => `Rules of ${game}`, fr: (game: string) => `Règles ${de(game)}` },
  noGames: {
    en: "The server offers no game this page knows.",
    fr: "Le serveur n’offre aucun jeu que cette page connaisse.",
  },
} satisfies Texts;
