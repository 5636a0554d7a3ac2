/** What a record says of itself before the server checks it. */
export interface Heading {
  game: string;
  players: number;
  names: string[];
}

/** What the beginning of a record, or a game exported by 18xx.games, says; null where it is neither. */
export function heading(text: string): Heading | null {
  return ofRecord(text) ?? ofSite(text);
}

function ofRecord(text: string): Heading | null {
  const first = parse(text.trimStart().split("\n", 1)[0] ?? "");
  if (typeof first?.["bourse"] !== "number") return null;
  const { game, players, names } = first;
  if (typeof game !== "string" || typeof players !== "number" || !isCount(players)) return null;
  return { game, players, names: Array.isArray(names) ? names.map(String) : [] };
}

function ofSite(text: string): Heading | null {
  const file = parse(text);
  if (file?.["title"] !== "1861" || !Array.isArray(file["actions"])) return null;
  const players = file["players"];
  if (!Array.isArray(players) || !isCount(players.length)) return null;
  return { game: "1861", players: players.length, names: players.map(called) };
}

function called(player: unknown): string {
  const { name, id } = (player ?? {}) as { name?: unknown; id?: unknown };
  if (typeof name === "string") return name;
  return typeof id === "string" || typeof id === "number" ? String(id) : "";
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

const isCount = (players: number) => Number.isInteger(players) && players >= 1 && players <= 12;
