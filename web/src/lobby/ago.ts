import type { Language } from "../lib/texts";

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** "3 minutes ago". */
export function ago(at: number, language: Language, now = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const passed = Math.max(0, now - at);
  for (const [unit, seconds] of UNITS) {
    if (passed >= seconds) return words.format(-Math.floor(passed / seconds), unit);
  }
  return words.format(0, "second");
}
