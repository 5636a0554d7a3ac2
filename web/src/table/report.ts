import { PROTOCOL } from "../lib/protocol";
import { codeOf } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import type { Table } from "../lib/table.svelte";

/** Everything that helps to find a fault: what the page knows, as this viewer sees it. The invitation stays out. */
export function report(table: Table, line: number | null, record: unknown): unknown {
  const info = table.info ? { ...table.info, you: { ...table.info.you, invite: null } } : null;
  return {
    what: "bourse problem report",
    at: new Date().toISOString(),
    address: location.pathname,
    versions: { protocol: PROTOCOL, rules: info?.rules ?? null, browser: navigator.userAgent },
    screen: {
      width: innerWidth,
      height: innerHeight,
      language: settings.language,
      theme: settings.theme,
    },
    looking_at: line,
    trouble: table.trouble ? { code: codeOf(table.trouble), text: String(table.trouble) } : null,
    table: info,
    position: table.position,
    steps: table.steps,
    record,
  };
}
