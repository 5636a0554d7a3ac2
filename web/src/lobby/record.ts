import type { GameModule } from "../lib/game";

/** What a record says of itself before the server checks it. */
export interface Heading {
  game: string;
  players: number;
  names: string[];
}

type Reader = Pick<GameModule, "id" | "foreignFiles">;

/** What the beginning of a record says, or a file that one of the games reads; null where it is neither. */
export function heading(text: string, games: Iterable<Reader> = []): Heading | null {
  return ofRecord(text) ?? ofForeignFile(text, games);
}

function ofRecord(text: string): Heading | null {
  const first = parse(text.trimStart().split("\n", 1)[0] ?? "");
  if (typeof first?.["bourse"] !== "number") return null;
  const { game, players, names } = first;
  if (typeof game !== "string" || typeof players !== "number" || !isCount(players)) return null;
  return { game, players, names: Array.isArray(names) ? names.map(String) : [] };
}

function ofForeignFile(text: string, games: Iterable<Reader>): Heading | null {
  const file = parse(text);
  if (!file) return null;
  for (const { id, foreignFiles } of games) {
    const names = foreignFiles?.players(file);
    if (names) return isCount(names.length) ? { game: id, players: names.length, names } : null;
  }
  return null;
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
