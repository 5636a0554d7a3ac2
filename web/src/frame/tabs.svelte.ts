import { getContext, setContext } from "svelte";

const KEY = Symbol("tabs");

/** Where the panels are tabs, because there is no room for them beside the decision. */
const TABBED = "(max-width: 1099.98px), (max-height: 719.98px)";

interface Tab {
  id: string;
  title: () => string;
}

/** The panels of a table: below each other where there is room, otherwise tabs, the decision the first of them. */
export class Tabs {
  /** Those there are. Kept apart from what is shown of it: while a part goes, it would still read what was before. */
  #list: readonly Tab[] = [];
  #all = $state.raw<readonly Tab[]>([]);
  #active = $state("decision");
  #query = matchMedia(TABBED);
  #tabbed = $state(this.#query.matches);
  #changed = () => (this.#tabbed = this.#query.matches);

  /** Follows the window, until what is returned is called. */
  follow(): () => void {
    this.#query.addEventListener("change", this.#changed);
    this.#changed();
    return () => this.#query.removeEventListener("change", this.#changed);
  }
  get tabbed(): boolean {
    return this.#tabbed;
  }
  get all(): readonly Tab[] {
    return this.#all;
  }
  /** The tab in front; the decision where the one chosen is gone. */
  get active(): string {
    return this.#all.some(({ id }) => id === this.#active) ? this.#active : "decision";
  }
  open(id: string): void {
    this.#active = id;
  }
  add(tab: Tab): () => void {
    this.#set([...this.#list, tab]);
    return () => this.#set(this.#list.filter((other) => other !== tab));
  }
  #set(list: readonly Tab[]): void {
    this.#list = list;
    this.#all = list;
  }
}

export function setTabs(tabs: Tabs): Tabs {
  return setContext(KEY, tabs);
}
/** The tabs this part belongs to; undefined outside a table. */
export function tabsHere(): Tabs | undefined {
  return getContext<Tabs | undefined>(KEY);
}
