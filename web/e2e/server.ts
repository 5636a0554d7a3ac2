import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { preview, type PreviewServer } from "vite";

const WEB = resolve(import.meta.dirname, "..");
const PROGRAM = process.env["BOURSE_BIN"] ?? resolve(WEB, "../target/debug/bourse");

/** A server of one's own, with an empty data folder that goes when it goes. */
export class Bourse {
  #process: ChildProcess | null = null;
  #page: PreviewServer | null = null;
  /** Where the program listens: any free port at first, then the same one again. */
  #port = 0;

  private constructor(private readonly data: string) {}

  static async open(): Promise<Bourse> {
    const bourse = new Bourse(mkdtempSync(join(tmpdir(), "bourse-e2e-")));
    await bourse.start();
    // BOURSE_PAGE=dist shows this folder's own build in front of a program that has another one inside.
    if (process.env["BOURSE_PAGE"] === "dist") {
      const proxy = { "/api": { target: bourse.#own, ws: true, changeOrigin: false } };
      bourse.#page = await preview({
        root: WEB,
        configFile: false,
        logLevel: "silent",
        preview: { port: 0, host: "127.0.0.1", proxy },
      });
    }
    return bourse;
  }

  get #own(): string {
    return `http://127.0.0.1:${this.#port}`;
  }
  get address(): string {
    return this.#page?.resolvedUrls?.local[0]?.replace(/\/$/, "") ?? this.#own;
  }

  async start(): Promise<void> {
    const child = spawn(
      PROGRAM,
      [
        "serve",
        "--listen",
        `127.0.0.1:${this.#port}`,
        "--data",
        this.data,
        "--unlimited",
        "127.0.0.1",
      ],
      { stdio: ["ignore", "pipe", "pipe"] },
    );
    this.#process = child;
    let log = "";
    await new Promise<void>((done, failed) => {
      child.stdout.on("data", (text) => {
        log += String(text);
        const port = /^Bourse is open: .*:(\d+)\n/m.exec(log)?.[1];
        if (port === undefined) return;
        this.#port = Number(port);
        done();
      });
      child.stderr.on("data", (text) => (log += String(text)));
      child.once("error", failed);
      child.once("exit", () => failed(new Error(`bourse serve ended: ${log}`)));
    });
  }

  async stop(): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((done) => child.once("exit", done));
    child.kill("SIGTERM");
    const late = setTimeout(() => child.kill("SIGKILL"), 5000);
    await ended;
    clearTimeout(late);
  }

  async close(): Promise<void> {
    await this.stop();
    await this.#page?.close();
    rmSync(this.data, { recursive: true, force: true });
  }
}
