import type { Loss } from "../lib/socket.svelte";
import type { Text, Texts } from "../lib/texts";

/** Words of the parts shared by all pages. */
export const frameTexts = {
  name: { en: "Bourse", fr: "Bourse" },
  helpOn: { en: (what: string) => `Help: ${what}`, fr: (what: string) => `Aide : ${what}` },
  rulesSection: {
    en: (section: string) => `Rules, section ${section}`,
    fr: (section: string) => `Règles, section ${section}`,
  },
  toLobby: { en: "Lobby", fr: "Accueil" },
  rules: { en: "Rules", fr: "Règles" },
  settings: { en: "Settings", fr: "Réglages" },
  language: { en: "Language", fr: "Langue" },
  theme: { en: "Colours", fr: "Couleurs" },
  themeSystem: { en: "As the device", fr: "Comme l’appareil" },
  themeLight: { en: "Light", fr: "Clair" },
  themeDark: { en: "Dark", fr: "Sombre" },
  sound: { en: "Sound when it is your turn", fr: "Son quand c’est à vous" },
  pace: { en: "Pace of bots at new tables", fr: "Rythme des robots pour les nouvelles tables" },
  paceHere: { en: "Pace of bots at this table", fr: "Rythme des robots à cette table" },
  show: { en: "How fast moves are shown", fr: "Vitesse d’affichage des coups" },
  paceNone: { en: "At once", fr: "Immédiat" },
  paceBrisk: { en: "Brisk", fr: "Vif" },
  paceNormal: { en: "Normal", fr: "Normal" },
  paceCalm: { en: "Calm", fr: "Posé" },
  copy: { en: "Copy", fr: "Copier" },
  copied: { en: "Copied", fr: "Copié" },
  close: { en: "Close", fr: "Fermer" },
  cancel: { en: "Cancel", fr: "Annuler" },
  reload: { en: "Reload", fr: "Recharger" },
  stillIn: { en: "Still in", fr: "Encore en lice" },
  closer: { en: "Closer", fr: "Rapprocher" },
  further: { en: "Further", fr: "Éloigner" },
  wholeMap: { en: "Whole map", fr: "Carte entière" },
  outdated: {
    en: "This page is out of date: the server has a newer one.",
    fr: "Cette page n’est plus à jour : le serveur en a une plus récente.",
  },
  skip: { en: "To the content", fr: "Aller au contenu" },
  lost: { en: "There is nothing at this address.", fr: "Il n’y a rien à cette adresse." },
  loading: { en: "One moment…", fr: "Un instant…" },
  chartTable: { en: "As a table", fr: "En tableau" },
  chartRound: { en: "Round", fr: "Manche" },
  chartLine: { en: "Line", fr: "Coup" },
  chartUnknown: { en: "not known", fr: "inconnu" },
} satisfies Texts;

/** Why nothing new comes from the server. */
export const lossTexts = {
  connection: {
    en: "The connection is lost. It will be tried again; nothing of yours is lost.",
    fr: "La connexion est perdue. Elle se rétablira d’elle-même ; rien de ce que vous avez fait n’est perdu.",
  },
  server_stopped: {
    en: "The server is being restarted. This page comes back by itself; nothing of yours is lost.",
    fr: "Le serveur redémarre. Cette page reviendra d’elle-même ; rien de ce que vous avez fait n’est perdu.",
  },
  too_many_requests: {
    en: "This page asked for a lot in a short time. It goes on by itself in a moment; nothing of yours is lost.",
    fr: "Cette page a demandé beaucoup en peu de temps. Elle reprendra d’elle-même dans un instant ; rien de ce que vous avez fait n’est perdu.",
  },
} satisfies Record<Loss, Text>;
