import { sha256 } from "./sha256";

/** Verifiable draws, computed anew: the book's chapter on draws defines all of it, and its test vectors are the tests of this file. */

const TAG = new TextEncoder().encode("bourse draws 1");

/** 64 hexadecimal digits as bytes; null for anything else. */
export function bytesOf(digits: string): Uint8Array | null {
  if (!/^[0-9a-f]{64}$/.test(digits)) return null;
  return Uint8Array.from({ length: 32 }, (_, index) =>
    parseInt(digits.slice(index * 2, index * 2 + 2), 16),
  );
}
export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A seat's part of the seed. */
export function freshNonce(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

/** What the table shows before anybody sits down. */
export function commitmentOf(secret: Uint8Array): string {
  return hex(sha256(secret));
}

/** The seed that the table's secret and the seats' nonces give. */
export function seedOf(secret: Uint8Array, nonces: readonly Uint8Array[]): Uint8Array {
  const parts = [TAG, secret, ...nonces];
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return sha256(all);
}

/** One block of ChaCha20 (RFC 8439): sixteen 32-bit numbers. The nonce is `k` in 64 bits, then 32 zero bits. */
function block(seed: Uint8Array, counter: number, k: bigint): Uint32Array {
  const key = new DataView(seed.buffer, seed.byteOffset, 32);
  const start = new Uint32Array(16);
  start.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]);
  for (let i = 0; i < 8; i += 1) start[4 + i] = key.getUint32(i * 4, true);
  start.set([counter, Number(k & 0xffffffffn), Number(k >> 32n), 0], 12);
  const x = Uint32Array.from(start);
  const turn = (to: number, by: number) => {
    x[to] = (x[to]! << by) | (x[to]! >>> (32 - by));
  };
  const quarter = (a: number, b: number, c: number, d: number) => {
    ((x[a]! += x[b]!), (x[d]! ^= x[a]!), turn(d, 16));
    ((x[c]! += x[d]!), (x[b]! ^= x[c]!), turn(b, 12));
    ((x[a]! += x[b]!), (x[d]! ^= x[a]!), turn(d, 8));
    ((x[c]! += x[d]!), (x[b]! ^= x[c]!), turn(b, 7));
  };
  for (let round = 0; round < 10; round += 1) {
    for (let i = 0; i < 4; i += 1) quarter(i, 4 + i, 8 + i, 12 + i);
    for (let i = 0; i < 4; i += 1)
      quarter(i, 4 + ((i + 1) % 4), 8 + ((i + 2) % 4), 12 + ((i + 3) % 4));
  }
  return x.map((word, i) => word + start[i]!);
}

/** The place on a line of so many weights that draw number `k` falls on: 0 up to `total`. */
export function place(seed: Uint8Array, k: bigint, total: number): number {
  if (total <= 1) return 0;
  const fair = 2 ** 32 - (2 ** 32 % total);
  for (let counter = 0; ; counter += 1) {
    for (const number of block(seed, counter, k)) if (number < fair) return number % total;
  }
}
