import { freshNonce } from "./draws";
import { recall, remember } from "./keep";
import type { NewSeat, Seat } from "./protocol";

/** The parts of a table's seed that this browser brought, by seat: at the end they must be in the proof. */

const KEPT = 40;
type Kept = [table: string, nonces: Record<Seat, string>][];

/** Gives the seats somebody here takes their part of the seed. */
export function withNonces(seats: readonly NewSeat[]): NewSeat[] {
  return seats.map((seat) =>
    seat.type === "me" || seat.type === "screen" ? { ...seat, nonce: freshNonce() } : seat,
  );
}
export function noncesOf(table: string): Record<Seat, string> {
  return recall<Kept>("nonces", []).find(([id]) => id === table)?.[1] ?? {};
}
/** Remembers what was brought to the last tables. */
export function keepNonces(table: string, nonces: Record<Seat, string>): void {
  if (Object.keys(nonces).length === 0) return;
  const others = recall<Kept>("nonces", []).filter(([id]) => id !== table);
  remember("nonces", [[table, { ...noncesOf(table), ...nonces }], ...others].slice(0, KEPT));
}
export function broughtBy(seats: readonly NewSeat[]): Record<Seat, string> {
  return Object.fromEntries(
    seats.flatMap((seat, index) => ("nonce" in seat && seat.nonce ? [[index, seat.nonce]] : [])),
  );
}
