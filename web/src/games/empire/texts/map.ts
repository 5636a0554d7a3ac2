import type { Texts } from "../../../lib/texts";

/** Words on the map and around it. */
export const mapTexts = {
  baltic: { en: "Baltic Sea", fr: "Mer Baltique" },
  finland: { en: "Gulf of Finland", fr: "Golfe de Finlande" },
  ladoga: { en: "Lake\nLadoga", fr: "Lac\nLadoga" },
  onega: { en: "Lake\nOnega", fr: "Lac\nOnega" },
  blackSea: { en: "Black Sea", fr: "Mer Noire" },
  azov: { en: "Sea of Azov", fr: "Mer d’Azov" },
  caspian: { en: "Caspian Sea", fr: "Mer Caspienne" },
  grandDuchy: { en: "FINLAND", fr: "FINLANDE" },
  prussia: { en: "PRUSSIA", fr: "PRUSSE" },
  austria: { en: "AUSTRIA", fr: "AUTRICHE" },
  crimea: { en: "CRIMEA", fr: "CRIMÉE" },
  siberia: { en: "SIBERIA", fr: "SIBÉRIE" },
  kirghiz: { en: "KIRGHIZ STEPPE", fr: "STEPPE KIRGHIZE" },

  title: { en: "The railways of the Russian Empire", fr: "Les chemins de fer de l’Empire russe" },
  areaPays: {
    en: (revenue: readonly number[], now: number) => `Pays ${revenue.join(", ")}; now ${revenue[now]}`,
    fr: (revenue: readonly number[], now: number) => `Paie ${revenue.join(", ")} ; maintenant ${revenue[now]}`,
  },
} satisfies Texts;
