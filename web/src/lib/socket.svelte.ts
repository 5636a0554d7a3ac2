import { delay } from "./retry";
import { changed } from "./lobby";
import {
  PROTOCOL,
  type FromPage,
  type FromServer,
  type Lobby,
  type Problem,
  type Seat,
  type Update,
} from "./protocol";

/** What the page listens to at the moment: one thing at a time. */
export type Subject =
  | { about: "nothing" }
  | { about: "lobby"; heard: (lobby: Lobby) => void }
  | {
      about: "table";
      table: string;
      viewer: () => Seat | null;
      /** The last entry known, so that only what is missing comes. */
      since: () => number | null;
      heard: (update: Update) => void;
      failed: (problem: Problem) => void;
    };

/** Why the line to the server is down. */
export type Loss = "connection" | "server_stopped" | "too_many_requests";

/** What the server says when it closes a socket on purpose (RFC 6455, 7.4.1). */
const GOING_AWAY = 1001;
const POLICY_VIOLATION = 1008;

/** After so many tries a page waits some seconds before the next. */
const PATIENT = 4;

/** How long a hidden page may have slept before it asks what it missed. */
const NAP = 20_000;

/** The page's one WebSocket: it comes back by itself and then says again what the page listens to. */
class Socket {
  /** Whether the line to the server is up. */
  connected = $state(false);
  /** Why it is down, if that is known or it has been for long enough to mention it. */
  lost = $state<Loss | null>(null);
  /** The server speaks another version: only loading the page again helps. */
  outdated = $state(false);

  #socket: WebSocket | null = null;
  #subject: Subject = { about: "nothing" };
  /** The lobby as it was last heard of: what comes after it are changes. */
  #lobby: Lobby | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hiddenAt = 0;
  #started = false;
  /** The rules this page has words for, by game. */
  #rules: Record<string, number> = {};

  start(rules: Record<string, number>): void {
    this.#rules = rules;
    if (this.#started) return;
    this.#started = true;
    addEventListener("online", () => this.#soon());
    document.addEventListener("visibilitychange", () => this.#woke());
    this.#connect();
  }

  listen(subject: Subject): void {
    this.#subject = subject;
    this.#say();
  }

  /** Stops listening, unless the page listens to something else by now. */
  leave(subject: Subject): void {
    if (this.#subject !== subject) return;
    this.listen({ about: "nothing" });
  }

  /** The server knows a socket by who opened it: after a name was given, or another person's taken, a new one is due. */
  renew(): void {
    if (!this.#started) return;
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#soon();
  }

  #connect(): void {
    if (this.outdated || this.#socket) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/socket`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#send({ type: "hello", protocol: PROTOCOL, rules: this.#rules });
      this.#say();
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = (event) => this.#closed(socket, event.code);
  }

  #closed(socket: WebSocket, code: number): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    this.connected = false;
    if (this.outdated) return;
    this.#tries += 1;
    if (code === GOING_AWAY) {
      this.lost = "server_stopped";
    } else if (code === POLICY_VIOLATION) {
      this.lost = "too_many_requests";
      this.#tries = Math.max(this.#tries, PATIENT);
    } else if (this.#tries >= 2) {
      this.lost ??= "connection";
    }
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), delay(this.#tries - 1));
  }

  #soon(): void {
    if (this.#socket) return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  /** A laptop that was closed often keeps a socket that is dead without knowing: ask again on waking. */
  #woke(): void {
    if (document.visibilityState === "hidden") {
      this.#hiddenAt = Date.now();
      return;
    }
    if (this.#socket === null) this.#soon();
    else if (Date.now() - this.#hiddenAt > NAP) this.#say();
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.#tries = 0;
        this.connected = true;
        this.lost = null;
        return;
      case "outdated":
        this.outdated = true;
        return;
      case "update":
        if (this.#subject.about === "table" && message.update.table.id === this.#subject.table)
          this.#subject.heard(message.update);
        return;
      case "lobby":
        this.#lobby = message.lobby;
        if (this.#subject.about === "lobby") this.#subject.heard(message.lobby);
        return;
      case "lobby_changed":
        if (this.#subject.about !== "lobby" || this.#lobby === null) return;
        this.#lobby = changed(this.#lobby, message);
        this.#subject.heard(this.#lobby);
        return;
      case "problem":
        if (this.#subject.about === "table") this.#subject.failed(message.problem);
        return;
    }
  }

  #say(): void {
    const subject = this.#subject;
    if (subject.about === "table") {
      this.#send({
        type: "watch",
        table: subject.table,
        viewer: subject.viewer(),
        since: subject.since(),
      });
    } else {
      this.#send({ type: subject.about === "lobby" ? "lobby" : "idle" });
    }
  }

  #send(message: FromPage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}

export const socket = new Socket();
