/** Where things go in a line chart. */

/** A range of round numbers that holds all values, and the marks to write beside it. */
export interface Axis {
  low: number;
  high: number;
  marks: number[];
}

/** Steps of 1, 2 or 5 times a power of ten, about `wanted` of them; whole numbers only. */
export function axis(values: readonly (number | null)[], wanted = 5): Axis {
  const known = values.filter((value): value is number => value !== null && Number.isFinite(value));
  const least = Math.min(0, ...known);
  const most = Math.max(1, ...known);
  const rough = (most - least) / Math.max(1, wanted);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power);
  const low = Math.floor(least / step) * step;
  const high = Math.ceil(most / step) * step;
  const marks: number[] = [];
  for (let mark = low; mark <= high; mark += step) marks.push(mark);
  return { low, high, marks };
}

/** A function from one range onto another; a range without extent goes to its middle. */
export function linear(
  from: readonly [number, number],
  to: readonly [number, number],
): (value: number) => number {
  const [a, b] = from;
  const [c, d] = to;
  if (a === b) return () => (c + d) / 2;
  return (value) => c + ((value - a) / (b - a)) * (d - c);
}

/** The path of a series; unknown values interrupt it. */
export function path(
  values: readonly (number | null)[],
  x: (index: number) => number,
  y: (value: number) => number,
): string {
  let drawing = false;
  let text = "";
  values.forEach((value, index) => {
    if (value === null) {
      drawing = false;
      return;
    }
    text += `${drawing ? "L" : "M"}${round(x(index))} ${round(y(value))}`;
    drawing = true;
  });
  return text;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** At most `most` of the indices 0…count−1, evenly spread, the last always among them: rows of the chart's table. */
export function spread(count: number, most: number): number[] {
  if (count <= most) return Array.from({ length: count }, (_, index) => index);
  return Array.from({ length: most }, (_, row) => Math.round((row * (count - 1)) / (most - 1)));
}

/** A text as it fits into a room: whole, or its beginning with an ellipsis. */
export function fitted(text: string, room: number, width: (text: string) => number): string {
  if (width(text) <= room) return text;
  for (let letters = text.length - 1; letters > 0; letters -= 1) {
    const beginning = `${text.slice(0, letters).trimEnd()}…`;
    if (width(beginning) <= room) return beginning;
  }
  return "…";
}

/** The last point of a line that has a value, and where it is. */
export function lastKnown(
  values: readonly (number | null)[],
): { at: number; value: number } | null {
  const at = values.findLastIndex((value) => value !== null);
  return at < 0 ? null : { at, value: values[at] as number };
}

/**
 * Places moved so that two are at least `gap` apart and none leaves the room, in the order they had; where the room is too
 * small for that, evenly.
 */
export function apart(
  places: readonly (number | null)[],
  room: { low: number; high: number; gap: number },
): (number | null)[] {
  const order = places
    .flatMap((place, index) => (place === null ? [] : [{ place, index }]))
    .toSorted((a, b) => a.place - b.place);
  const gap = Math.min(room.gap, (room.high - room.low) / Math.max(1, order.length - 1));
  const result: (number | null)[] = places.map(() => null);
  let free = room.low;
  for (const [i, { place, index }] of order.entries()) {
    const last = room.high - (order.length - 1 - i) * gap;
    const put = Math.min(last, Math.max(free, place));
    result[index] = put;
    free = put + gap;
  }
  return result;
}
