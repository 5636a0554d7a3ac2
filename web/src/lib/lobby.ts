import type { ListChanges, Lobby, TableLine } from "./protocol";

/** The lobby after what has changed in it. */
export function changed(lobby: Lobby, changes: { mine: ListChanges; listed: ListChanges }): Lobby {
  return { mine: list(lobby.mine, changes.mine), listed: list(lobby.listed, changes.listed) };
}

/** The latest first; where two are of the same second, in the order of their ids. */
function list(lines: readonly TableLine[], { gone, lines: news }: ListChanges): TableLine[] {
  const replaced = new Set([...gone, ...news.map((line) => line.id)]);
  const stay = lines.filter((line) => !replaced.has(line.id));
  return [...stay, ...news].sort((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1));
}
