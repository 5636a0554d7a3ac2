// A server with an empty data folder and a browser to look at it with.
// Needs web/dist and a bourse binary (BOURSE_BIN, or target/release/bourse). BOURSE_PAGE names a folder with another build of the page,
// shown in front of the one the binary has inside: so two builds are compared with the same server.
import { chromium } from "@playwright/test";
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { preview } from "vite";

export const root = fileURLToPath(new URL("../..", import.meta.url));

export async function host() {
  const data = mkdtempSync(join(tmpdir(), "bourse-"));
  const server = spawn(process.env.BOURSE_BIN ?? join(root, "target/release/bourse"), [
    "serve",
    "--listen",
    "127.0.0.1:0",
    "--data",
    data,
    "--unlimited",
    "127.0.0.1",
  ]);
  const address = await new Promise((resolve, reject) => {
    server.stdout.on("data", (text) => resolve(/http:\S+/.exec(text)?.[0]));
    server.on("exit", () => reject(new Error("the server did not start")));
  });
  const page = await shown(address);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  const close = async () => {
    await browser.close();
    await page?.close();
    server.kill();
    rmSync(data, { recursive: true, force: true });
  };
  return { address: page?.resolvedUrls.local[0].replace(/\/$/, "") ?? address, browser, close };
}

/** The page of another folder in front of a server, if there is one. */
async function shown(target) {
  const folder = process.env.BOURSE_PAGE;
  if (!folder) return null;
  const proxy = { "/api": { target, ws: true, changeOrigin: false } };
  return preview({
    root: fileURLToPath(new URL("..", import.meta.url)),
    configFile: false,
    logLevel: "silent",
    build: { outDir: folder },
    preview: { port: 0, host: "127.0.0.1", proxy },
  });
}

export function quantile(sorted, part) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
}
