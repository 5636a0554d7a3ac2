/**
 * Texts in both languages, side by side. A message without one of the languages, or whose languages take
 * different parameters, is a type error and so fails the build.
 */

export type Language = "en" | "fr";
export const LANGUAGES: readonly Language[] = ["en", "fr"];

/** A message without parameters. */
export type Text = Record<Language, string>;
/** A message with parameters: the same ones in each language. */
export type Sentence<Parameters extends readonly unknown[]> = Record<
  Language,
  (...parameters: Parameters) => string
>;

/** What a module of texts satisfies: `export const texts = { … } satisfies Texts`. */
export type Texts = Record<string, Text | Sentence<any>>;

/** A message in a language. */
export function pick(text: Text, language: Language): string;
export function pick<P extends readonly unknown[]>(
  text: Sentence<P>,
  language: Language,
  ...parameters: P
): string;
export function pick(
  text: Text | Sentence<unknown[]>,
  language: Language,
  ...parameters: unknown[]
): string {
  const message = text[language];
  return typeof message === "function" ? message(...parameters) : message;
}

/** The language of a browser that lists these, best first; English where neither is among them. */
export function preferred(languages: readonly string[]): Language {
  for (const tag of languages) {
    const known = LANGUAGES.find((language) => tag.toLowerCase().split("-")[0] === language);
    if (known) return known;
  }
  return "en";
}

/** "a", "a and b", "a, b and c". */
export function list(words: readonly string[], language: Language): string {
  const and = language === "fr" ? " et " : " and ";
  if (words.length < 2) return words.join("");
  return words.slice(0, -1).join(", ") + and + words[words.length - 1];
}

/** One or many, by the language's own rule (zero is one in French). */
export function plural(n: number, language: Language, one: string, many: string): string {
  const single = language === "fr" ? Math.abs(n) < 2 : n === 1;
  return single ? one : many;
}
