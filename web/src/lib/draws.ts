import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes } from "@noble/hashes/utils.js";

/**
 * Verifiable draws, computed anew: the book's chapter on draws defines all of it, and its test vectors are the tests of this file. The
 * browser's own SHA-256 is missing on plain-HTTP pages, and a table on the local network is one.
 */

const TAG = new TextEncoder().encode("bourse draws 1");

/** 64 hexadecimal digits as bytes; null for anything else. */
export function bytesOf(digits: string): Uint8Array | null {
  return /^[0-9a-f]{64}$/.test(digits) ? hexToBytes(digits) : null;
}

/** A seat's part of the seed. */
export function freshNonce(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
}

/** What the table shows before anybody sits down. */
export function commitmentOf(secret: Uint8Array): string {
  return bytesToHex(sha256(secret));
}

/** The seed that the table's secret and the seats' nonces give. */
export function seedOf(secret: Uint8Array, nonces: readonly Uint8Array[]): Uint8Array {
  return sha256(concatBytes(TAG, secret, ...nonces));
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
  const mix = (a: number, b: number, d: number, by: number) => {
    x[a]! += x[b]!;
    x[d]! ^= x[a]!;
    turn(d, by);
  };
  const quarter = (a: number, b: number, c: number, d: number) => {
    mix(a, b, d, 16);
    mix(c, d, b, 12);
    mix(a, b, d, 8);
    mix(c, d, b, 7);
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
