import { recall, remember } from "./keep";
import { pick, preferred, LANGUAGES, type Language, type Sentence, type Text } from "./texts";

export type Theme = "system" | "light" | "dark";
/** How fast what happened is shown; none: at once. */
export type Pace = "none" | "brisk" | "normal" | "calm";
export const PACES: readonly Pace[] = ["none", "brisk", "normal", "calm"];

/** What a player sets once for this browser; every change is remembered. */
class Settings {
  #language = $state<Language>("en");
  #theme = $state<Theme>("system");
  #sound = $state(false);
  #pause = $state(700);
  #show = $state<Pace>("normal");

  constructor() {
    const language = recall<string | null>("language", null);
    this.#language =
      LANGUAGES.find((known) => known === language) ?? preferred(navigator.languages ?? []);
    const theme = recall<string>("theme", "system");
    this.#theme = theme === "light" || theme === "dark" ? theme : "system";
    this.#sound = recall<unknown>("sound", false) === true;
    const pause = recall<unknown>("pause", 700);
    this.#pause = typeof pause === "number" ? pause : 700;
    const show = recall<string>("show", "normal");
    this.#show = PACES.find((known) => known === show) ?? "normal";
    this.#mark();
  }

  get language(): Language {
    return this.#language;
  }
  set language(language: Language) {
    this.#language = language;
    remember("language", language);
    this.#mark();
  }
  get theme(): Theme {
    return this.#theme;
  }
  set theme(theme: Theme) {
    this.#theme = theme;
    remember("theme", theme);
    this.#mark();
  }
  /** Whether a sound tells that it is one's turn. */
  get sound(): boolean {
    return this.#sound;
  }
  set sound(sound: boolean) {
    this.#sound = sound;
    remember("sound", sound);
  }
  /** How long bots wait at the tables made here, in milliseconds. */
  get pause(): number {
    return this.#pause;
  }
  set pause(pause: number) {
    this.#pause = pause;
    remember("pause", pause);
  }

  /** How fast what happened is shown. */
  get show(): Pace {
    return this.#show;
  }
  set show(pace: Pace) {
    this.#show = pace;
    remember("show", pace);
  }

  /** The root element carries what style sheets and screen readers need. */
  #mark(): void {
    const root = document.documentElement;
    root.lang = this.#language;
    if (this.#theme === "system") delete root.dataset["theme"];
    else root.dataset["theme"] = this.#theme;
  }
}

export const settings = new Settings();

/** A message in the language chosen; templates that call it follow a change of language. */
export function t(text: Text): string;
export function t<P extends readonly unknown[]>(text: Sentence<P>, ...parameters: P): string;
export function t(text: Text | Sentence<unknown[]>, ...parameters: unknown[]): string {
  return pick(text as Sentence<unknown[]>, settings.language, ...parameters);
}
