import { api } from "../lib/api";
import { place } from "../lib/location.svelte";
import type { NewTable, Update } from "../lib/protocol";
import { tablePath } from "../lib/router";
import { settings } from "../lib/settings.svelte";
import { world } from "../lib/world.svelte";

/** Makes a table and goes there. */
export async function makeTable(name: string, table: Omit<NewTable, "pause">): Promise<void> {
  visit(await world.named(name, () => api.create({ ...table, pause: settings.pause })));
}

export function visit(update: Update): void {
  place.go(tablePath(update.table.id));
}
