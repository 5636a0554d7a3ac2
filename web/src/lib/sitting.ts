import { api } from "./api";
import { freshNonce } from "./draws";
import { keepNonces } from "./nonces";
import type { Sit } from "./protocol";
import type { Table } from "./table.svelte";
import { world } from "./world.svelte";

/** Sits down with a part of the seed of one's own; it counts if the game has not begun, and is then remembered. */
export async function sitDown(
  table: Table,
  ownName: string,
  sit: Omit<Sit, "nonce">,
): Promise<boolean> {
  const nonce = freshNonce();
  const gathering = table.info?.status === "gathering";
  const before = table.info?.you.seats ?? [];
  const done = await table.ask(
    () => world.named(ownName, () => api.sit(table.id, { ...sit, nonce })),
    true,
  );
  const seat = table.info?.you.seats.find((own) => !before.includes(own));
  if (done && gathering && seat !== undefined) keepNonces(table.id, { [seat]: nonce });
  return done;
}
