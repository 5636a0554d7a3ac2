import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { preview, type PreviewServer } from "vite";

const WEB = resolve(import.meta.dirname, "..");
const PROGRAM = process.env["BOURSE_BIN"] ?? resolve(WEB, "../target/debug/bourse");

async function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer();
    probe.once("error", failed);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === "object" ? done(address.port) : failed(new Error("no port"))));
    });
  });
}

/** A server of one's own, with an empty data folder that goes when it goes. */
export class Bourse {
  #process: ChildProcess | null = null;
  #page: PreviewServer | null = null;
  #log = "";

  private constructor(
    private readonly port: number,
    private readonly data: string,
    readonly address: string,
  ) {}

  static async open(): Promise<Bourse> {
    const port = await freePort();
    const data = mkdtempSync(join(tmpdir(), "bourse-e2e-"));
    // BOURSE_PAGE=dist shows this folder's own build in front of a program that has another one inside.
    const apart = process.env["BOURSE_PAGE"] === "dist";
    const pagePort = apart ? await freePort() : port;
    const bourse = new Bourse(port, data, `http://127.0.0.1:${pagePort}`);
    await bourse.start();
    if (apart) {
      const proxy = { "/api": { target: `http://127.0.0.1:${port}`, ws: true, changeOrigin: false } };
      bourse.#page = await preview({ root: WEB, configFile: false, logLevel: "silent", preview: { port: pagePort, strictPort: true, host: "127.0.0.1", proxy } });
    }
    return bourse;
  }

  async start(): Promise<void> {
    const child = spawn(PROGRAM, ["serve", "--listen", `127.0.0.1:${this.port}`, "--data", this.data], { stdio: ["ignore", "pipe", "pipe"] });
    this.#process = child;
    child.stdout?.on("data", (text) => (this.#log += String(text)));
    child.stderr?.on("data", (text) => (this.#log += String(text)));
    for (let tries = 0; tries < 200; tries += 1) {
      if (child.exitCode !== null) throw new Error(`bourse serve ended: ${this.#log}`);
      const answer = await fetch(`http://127.0.0.1:${this.port}/health`).catch(() => null);
      if (answer?.ok) return;
      await new Promise((done) => setTimeout(done, 50));
    }
    throw new Error(`bourse serve does not answer: ${this.#log}`);
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
