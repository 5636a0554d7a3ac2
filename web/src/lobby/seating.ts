import type { NewSeat } from "../lib/protocol";

/** A seat as it is being chosen: `bot:regular` and so on, so that one list offers everything. */
export interface Choosing {
  kind: "me" | "screen" | "open" | `bot:${string}`;
  name: string;
}

/** Me first, then bots; seats that were there before stay as they were. */
export function seating(count: number, before: readonly Choosing[], bot: string): Choosing[] {
  return Array.from({ length: count }, (_, index) => {
    const usual: Choosing = { kind: index === 0 ? "me" : `bot:${bot}`, name: "" };
    return before[index] ?? usual;
  });
}

export function asNewSeat({ kind, name }: Choosing): NewSeat {
  if (kind === "me") return { type: "me" };
  if (kind === "open") return { type: "open" };
  if (kind === "screen") return { type: "screen", name: name.trim() };
  return { type: "bot", bot: kind.slice("bot:".length) };
}

/** Somebody on this screen needs a name before the table can be made. */
export function complete(seats: readonly Choosing[]): boolean {
  return seats.every(({ kind, name }) => kind !== "screen" || name.trim() !== "");
}
