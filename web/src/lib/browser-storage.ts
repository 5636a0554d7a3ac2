/** What this browser remembers between visits. Private windows may refuse; then nothing is remembered. */

export function recall<T>(name: string, fallback: T): T {
  try {
    const text = localStorage.getItem(`bourse.${name}`);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(`bourse.${name}`, JSON.stringify(value));
  } catch {
    // Full or refused: the page works without.
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(`bourse.${name}`);
  } catch {
    // It was never there.
  }
}
