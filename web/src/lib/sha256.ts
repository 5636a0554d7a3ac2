/** SHA-256 (FIPS 180-4). The browser's own is missing on plain-HTTP pages, and a table on the local network is one. */

const primes = (count: number): number[] => {
  const found: number[] = [];
  for (let n = 2; found.length < count; n += 1)
    if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
};
/** The first 32 bits of the fractional part. */
const fraction = (x: number): number => ((x - Math.floor(x)) * 2 ** 32) >>> 0;
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = primes(64).map((prime) => fraction(Math.cbrt(prime)));

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

export function sha256(message: Uint8Array): Uint8Array {
  const length = Math.ceil((message.length + 9) / 64) * 64;
  const padded = new Uint8Array(length);
  padded.set(message);
  padded[message.length] = 0x80;
  const bits = new DataView(padded.buffer);
  bits.setUint32(length - 8, Math.floor(message.length / 2 ** 29));
  bits.setUint32(length - 4, (message.length << 3) >>> 0);
  const state = Uint32Array.from(START);
  const w = new Uint32Array(64);
  for (let block = 0; block < length; block += 64) {
    for (let i = 0; i < 16; i += 1) w[i] = bits.getUint32(block + i * 4);
    for (let i = 16; i < 64; i += 1) {
      const [a, b] = [w[i - 15]!, w[i - 2]!];
      w[i] =
        w[i - 16]! +
        (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) +
        w[i - 7]! +
        (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10));
    }
    let [a, b, c, d, e, f, g, h] = state as unknown as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    for (let i = 0; i < 64; i += 1) {
      const one =
        (h +
          (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) +
          ((e & f) ^ (~e & g)) +
          ROUNDS[i]! +
          w[i]!) >>>
        0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) >>> 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) >>> 0, c, b, a, (one + two) >>> 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = state[i]! + word));
  }
  const digest = new Uint8Array(32);
  const view = new DataView(digest.buffer);
  state.forEach((word, i) => view.setUint32(i * 4, word));
  return digest;
}
