/** What the first line of a record says; null where it is none. The server checks the rest. */
export function heading(record: string): { game: string; players: number; names: string[] } | null {
  try {
    const first = JSON.parse(record.split("\n", 1)[0] ?? "") as Record<string, unknown>;
    const { game, players, names } = first;
    if (typeof first["bourse"] !== "number" || typeof game !== "string" || typeof players !== "number") return null;
    if (!Number.isInteger(players) || players < 1 || players > 12) return null;
    return { game, players, names: Array.isArray(names) ? names.map(String) : [] };
  } catch {
    return null;
  }
}
