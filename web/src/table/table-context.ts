import type { Dock } from "../lib/dock.svelte";
import type { TurnDraft } from "../lib/draft.svelte";
import type { Names } from "../lib/game";
import type { ShownMoment } from "../lib/moment.svelte";
import type { Show } from "../lib/show.svelte";
import type { NamesAt } from "../lib/story";
import type { Table } from "../lib/table.svelte";

/** A table and everything the parts of its page share. */
export interface TableContext {
  readonly table: Table;
  readonly show: Show;
  readonly draft: TurnDraft;
  readonly moment: ShownMoment;
  readonly dock: Dock;
  /** What the players are called now. */
  readonly names: Names;
  readonly namesAt: NamesAt;
}
