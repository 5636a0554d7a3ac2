// The page's figures: how large it is, and how soon something is on the screen.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { host, root } from "./host.mjs";

const dist = join(root, "web/dist");
const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((file) =>
  file.isFile(),
);
const bytes = files.map((file) => gzipSync(readFileSync(join(file.parentPath, file.name))).length);
const size = bytes.reduce((sum, length) => sum + length, 0);
console.log(`page, compressed: ${(size / 1024).toFixed(1)} KB in ${files.length} files`);

const { address, browser, close } = await host();
const paints = [];
for (let load = 0; load < 7; load += 1) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address);
  const paint = () =>
    new Promise((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries()[0].startTime)).observe({
        type: "paint",
        buffered: true,
      });
    });
  paints.push(await page.evaluate(paint));
  await context.close();
}
paints.sort((a, b) => a - b);
console.log(
  `first paint on localhost, empty cache: median ${paints[3].toFixed(0)} ms, slowest ${paints[6].toFixed(0)} ms of 7`,
);
await close();
