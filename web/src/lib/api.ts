import type {
  Chart,
  Draw,
  Fork,
  GameInfo,
  GiveOrder,
  Leave,
  Lobby,
  Me,
  NewTable,
  Play,
  Position,
  Preview,
  PreviewRequest,
  Problem,
  ReturnKey,
  Returning,
  Seat,
  Sit,
  UndoAnswer,
  UndoTo,
  Update,
  Upload,
} from "./protocol";

/** The server answered with an error. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message);
  }
}
/** No answer came, or none from Bourse itself: the request may or may not have arrived. */
export class Unreachable extends Error {}

/** The code an error is worded by. */
export function codeOf(error: unknown): string {
  if (error instanceof Refusal) return error.problem.code;
  if (error instanceof Unreachable) return "offline";
  return "unknown";
}

async function send(method: "GET" | "POST", path: string, body?: unknown): Promise<Response> {
  const request: RequestInit = {
    method,
    credentials: "same-origin",
    headers: { accept: "application/json" },
  };
  if (body !== undefined) {
    request.body = JSON.stringify(body);
    request.headers = { ...request.headers, "content-type": "application/json" };
  }
  let response: Response;
  try {
    response = await fetch(`/api${path}`, request);
  } catch {
    throw new Unreachable(path);
  }
  if (response.ok) return response;
  throw await failure(response);
}

/** Errors without our body come from something in between (a proxy while the server restarts). */
async function failure(response: Response): Promise<Error> {
  try {
    const body = (await response.json()) as { error?: Partial<Problem> };
    if (typeof body.error?.code === "string") {
      const { code, message = "", rule = null, section = null, update = null, ended } = body.error;
      return new Refusal(response.status, {
        code,
        message,
        rule,
        section,
        update,
        ...(ended === undefined ? {} : { ended }),
      });
    }
  } catch {
    // Not JSON: see below.
  }
  if (response.status >= 500) return new Unreachable(String(response.status));
  const code = response.status === 404 ? "not_found" : "bad_request";
  return new Refusal(response.status, {
    code,
    message: response.statusText,
    rule: null,
    section: null,
    update: null,
  });
}

async function get<T>(path: string): Promise<T> {
  return (await send("GET", path)).json() as Promise<T>;
}
async function post<T>(path: string, body: unknown = {}): Promise<T> {
  return (await send("POST", path, body)).json() as Promise<T>;
}

function query(parameters: Record<string, number | null | undefined>): string {
  const given = Object.entries(parameters).filter(
    ([, value]) => value !== null && value !== undefined,
  );
  return given.length === 0 ? "" : `?${given.map(([name, value]) => `${name}=${value}`).join("&")}`;
}
const at = (id: string, rest = "") => `/tables/${encodeURIComponent(id)}${rest}`;

export const api = {
  games: () => get<GameInfo[]>("/games"),
  me: () => get<Me>("/me"),
  name: (name: string) => post<Me>("/me", { name }),
  returnKey: () => get<ReturnKey>("/me/link"),
  changeLink: () => post<ReturnKey>("/me/link"),
  whoseLink: (key: string) => post<Returning>("/me/return/check", { key }),
  comeBack: (key: string, replace: boolean) => post<Me>("/me/return", { key, replace }),
  lobby: () => get<Lobby>("/tables"),
  create: (table: NewTable) => post<Update>("/tables", table),
  upload: (upload: Upload) => post<Update>("/tables/upload", upload),
  table: (id: string, viewer?: Seat | null, since?: number | null) =>
    get<Update>(at(id, query({ viewer, since }))),
  at: (id: string, line: number, viewer?: Seat | null) =>
    get<Position>(at(id, `/at/${line}${query({ viewer })}`)),
  positions: (id: string, from: number, to: number, viewer?: Seat | null) =>
    get<Position[]>(at(id, `/positions${query({ from, to, viewer })}`)),
  chart: (id: string, viewer?: Seat | null) => get<Chart>(at(id, `/chart${query({ viewer })}`)),
  record: async (id: string) => (await send("GET", at(id, "/record"))).text(),
  siteFile: async (id: string) => (await send("GET", at(id, "/record/18xx"))).text(),
  sit: (id: string, sit: Sit) => post<Update>(at(id, "/sit"), sit),
  leave: (id: string, leave: Leave) => post<Update>(at(id, "/leave"), leave),
  bot: (id: string, seat: Seat, bot: string) => post<Update>(at(id, "/bot"), { seat, bot }),
  answerSeat: (id: string, vote: number, agree: boolean) =>
    post<Update>(at(id, "/seat/answer"), { vote, agree }),
  play: (id: string, play: Play) => post<Update>(at(id, "/play"), play),
  draw: (id: string, draw: Draw) => post<Update>(at(id, "/draw"), draw),
  preview: (id: string, request: PreviewRequest) => post<Preview>(at(id, "/preview"), request),
  undo: (id: string, undo: UndoTo) => post<Update>(at(id, "/undo"), undo),
  answerUndo: (id: string, answer: UndoAnswer) => post<Update>(at(id, "/undo/answer"), answer),
  redo: (id: string, seat: Seat, seq: number) => post<Update>(at(id, "/redo"), { seat, seq }),
  pace: (id: string, pause: number) => post<Update>(at(id, "/pace"), { pause }),
  invitation: (id: string, key: string) =>
    post<{ valid: boolean; free: number }>(at(id, "/invitation"), { key }),
  withdraw: (id: string, seat: Seat, seq: number) =>
    post<Update>(at(id, "/withdraw"), { seat, seq }),
  giveOrder: (id: string, order: GiveOrder) => post<Update>(at(id, "/orders"), order),
  withdrawOrder: (id: string, seat: Seat, number: number) =>
    post<Update>(at(id, "/orders/withdraw"), { seat, number }),
  fork: (id: string, fork: Fork) => post<Update>(at(id, "/fork"), fork),
  rematch: (id: string) => post<Update>(at(id, "/rematch")),
};

/** A key nobody else makes up. `randomUUID` is missing on plain-HTTP pages, so not that. */
export function freshKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
