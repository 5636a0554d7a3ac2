/** Addresses of the page: `/`, `/t/{id}`, `/t/{id}/{line}`, `/t/{id}#{invite}`, `/me#{key}`, `/rules/{game}#{section}`. */

export type Route =
  | { page: "lobby" }
  | { page: "table"; id: string; line: number | null; invite: string | null }
  | { page: "me"; key: string | null }
  | { page: "rules"; game: string; section: string | null }
  | { page: "lost" };

export function parse(path: string, hash = ""): Route {
  const parts = path.split("/").filter((part) => part !== "");
  const mark = decode(hash.replace(/^#/, "")) || null;
  const [first, second, third] = parts;
  if (first === undefined) return { page: "lobby" };
  if (first === "me" && parts.length === 1) return { page: "me", key: mark };
  if (first === "rules" && second !== undefined && parts.length === 2) {
    return { page: "rules", game: decode(second), section: mark };
  }
  if (first === "t" && second !== undefined && parts.length <= 3) {
    if (third !== undefined && !/^\d{1,6}$/.test(third)) return { page: "lost" };
    return {
      page: "table",
      id: decode(second),
      line: third === undefined ? null : Number(third),
      invite: mark,
    };
  }
  return { page: "lost" };
}

/** A malformed escape is left as it is: it will not be found, which is said. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function tablePath(id: string, line: number | null = null): string {
  const path = `/t/${encodeURIComponent(id)}`;
  return line === null ? path : `${path}/${line}`;
}
export function invitePath(id: string, invite: string): string {
  return `${tablePath(id)}#${encodeURIComponent(invite)}`;
}
export function rulesPath(game: string, section?: string | null): string {
  return `/rules/${encodeURIComponent(game)}${section ? `#${section}` : ""}`;
}
