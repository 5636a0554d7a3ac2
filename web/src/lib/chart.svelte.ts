import { api } from "./api";
import type { GameModule, Names } from "./game";
import type { Chart, Seat } from "./protocol";
import type { Table } from "./table.svelte";

/** The figures of a game, asked for anew when it has gone on. */
export class ChartOf {
  #chart = $state.raw<Chart | null>(null);

  constructor(private readonly table: Table) {}

  /** For an effect of whoever looks at it. */
  load(): () => void {
    let left = false;
    void this.table.steps;
    api.chart(this.table.id, this.table.viewer).then(
      (got) => !left && (this.#chart = got),
      () => {},
    );
    return () => (left = true);
  }

  /** The figures up to a line. */
  upTo(line: number): Chart | null {
    const chart = this.#chart;
    if (!chart) return null;
    const count = chart.lines.findLastIndex((one) => one <= line) + 1;
    if (count === chart.lines.length) return chart;
    return {
      lines: chart.lines.slice(0, count),
      series: chart.series.map((one) => ({ ...one, values: one.values.slice(0, count) })),
    };
  }
}

/** A moment that decided something: how the race between the first and the best of the others changed there. */
export interface Turning {
  line: number;
  seat: Seat;
  /** What the seat gained on the others. */
  by: number;
}

/** The players' figures of a chart: those whose lines have a seat. */
export function fortunes(
  chart: Chart,
  game: GameModule,
  names: Names,
): { seat: Seat; values: readonly (number | null)[] }[] {
  for (const [group, words] of Object.entries(game.chart)) {
    const found = chart.series
      .filter((one) => one.group === group)
      .flatMap((one) => {
        const { seat } = words.series(one.name, names);
        return seat === undefined ? [] : [{ seat, values: one.values }];
      });
    if (found.length > 0) return found;
  }
  return [];
}

/** The moments at which somebody gained most on the others, in the order of the game. */
export function turnings(
  lines: readonly number[],
  series: readonly { seat: Seat; values: readonly (number | null)[] }[],
  most = 5,
): Turning[] {
  const found: Turning[] = [];
  for (let index = 1; index < lines.length; index += 1) {
    const gains = series.map(({ seat, values }) => ({
      seat,
      by: (values[index] ?? 0) - (values[index - 1] ?? 0),
      known: values[index] !== null && values[index - 1] !== null,
    }));
    if (gains.some(({ known }) => !known)) continue;
    const mean = gains.reduce((sum, { by }) => sum + by, 0) / Math.max(1, gains.length);
    const best = gains.reduce((a, b) => (Math.abs(b.by - mean) > Math.abs(a.by - mean) ? b : a), {
      seat: 0,
      by: mean,
    });
    const by = Math.round(best.by - mean);
    if (by !== 0) found.push({ line: lines[index] ?? 0, seat: best.seat, by });
  }
  return found
    .toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .slice(0, most)
    .toSorted((a, b) => a.line - b.line);
}
