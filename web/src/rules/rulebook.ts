import type { Text } from "../lib/texts";

/** The rules of a game in our own words, numbered as its refusals cite them. `id` is the anchor. */
export interface Clause {
  id?: string;
  text: Text;
}
export interface Chapter {
  id: string;
  title: Text;
  clauses: Clause[];
  table?: { head: Text[]; rows: Text[][] };
}
