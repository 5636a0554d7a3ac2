// A server with an empty data folder and a browser to look at it with.
// Needs web/dist and a bourse binary (BOURSE_BIN, or target/release/bourse).
import { chromium } from "@playwright/test";
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));

export async function host() {
  const data = mkdtempSync(join(tmpdir(), "bourse-"));
  const server = spawn(process.env.BOURSE_BIN ?? join(root, "target/release/bourse"), ["serve", "--listen", "127.0.0.1:0", "--data", data]);
  const address = await new Promise((resolve, reject) => {
    server.stdout.on("data", (text) => resolve(/http:\S+/.exec(text)?.[0]));
    server.on("exit", () => reject(new Error("the server did not start")));
  });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  const close = async () => {
    await browser.close();
    server.kill();
    rmSync(data, { recursive: true, force: true });
  };
  return { address, browser, close };
}

export function quantile(sorted, part) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
}
