// The page's figures: how large it is, and how soon something is on the screen.
// Needs web/dist and a bourse binary (BOURSE_BIN, or target/release/bourse).
import { chromium } from "@playwright/test";
import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const root = fileURLToPath(new URL("../..", import.meta.url));
const dist = join(root, "web/dist");
const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
const bytes = files.map((file) => gzipSync(readFileSync(join(file.parentPath, file.name))).length);
const size = bytes.reduce((sum, length) => sum + length, 0);
console.log(`page, compressed: ${(size / 1024).toFixed(1)} KB in ${files.length} files`);

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
const paints = [];
for (let load = 0; load < 7; load += 1) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address);
  const paint = () =>
    new Promise((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries()[0].startTime)).observe({ type: "paint", buffered: true });
    });
  paints.push(await page.evaluate(paint));
  await context.close();
}
paints.sort((a, b) => a - b);
console.log(`first paint on localhost, empty cache: median ${paints[3].toFixed(0)} ms, slowest ${paints[6].toFixed(0)} ms of 7`);
await browser.close();
server.kill();
rmSync(data, { recursive: true, force: true });
