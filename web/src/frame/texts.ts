import type { Texts } from "../lib/texts";

/** Words of the parts shared by all pages. */
export const frameTexts = {
  helpOn: { en: (what: string) => `Help: ${what}`, fr: (what: string) => `Aide : ${what}` },
  rulesSection: { en: (section: string) => `Rules, section ${section}`, fr: (section: string) => `Règles, section ${section}` },
} satisfies Texts;
