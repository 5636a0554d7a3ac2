import { codeOf } from "./api";

/** Waits between tries, in milliseconds: quick at first, then patient, never all pages at the same instant. */
export function delay(tries: number, random = Math.random()): number {
  return Math.min(15_000, 400 * 2 ** Math.min(tries, 6)) * (0.75 + random / 2);
}

/** A wait that ends early when the browser is back on the network. */
export function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener("online", done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    addEventListener("online", done);
  });
}

/** What is better in a moment: nothing was done, and nothing is wrong with the request. */
const PASSING = new Set(["offline", "busy", "too_many_requests"]);

/**
 * Repeats a request until the server has answered. Only for requests that may arrive twice: those that read,
 * and those that carry a key.
 */
export async function untilAnswered<T>(
  request: () => Promise<T>,
  again: (tries: number) => void,
  stop: () => boolean,
): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await request();
    } catch (error) {
      const code = codeOf(error);
      if (!PASSING.has(code) || stop()) throw error;
      again(tries + 1);
      await wait(delay(tries));
      if (stop()) throw error;
    }
  }
}
