import { api } from "../lib/api";
import { place } from "../lib/location.svelte";
import type { NewTable, Update } from "../lib/protocol";
import { tablePath } from "../lib/router";
import { broughtBy, keepNonces, withNonces } from "../lib/nonces";
import { settings } from "../lib/settings.svelte";
import { world } from "../lib/world.svelte";

/** Makes a table and goes there. */
export async function makeTable(name: string, table: Omit<NewTable, "pause">): Promise<void> {
  const seats = withNonces(table.seats);
  const update = await world.named(name, () =>
    api.create({ ...table, seats, pause: settings.pause }),
  );
  keepNonces(update.table.id, broughtBy(seats));
  visit(update);
}

export function visit(update: Update): void {
  place.go(tablePath(update.table.id));
}
