import { chromium } from "@playwright/test";
import { spawn } from "node:child_process";
import { readFileSync, mkdtempSync } from "node:fs";
import { preview } from "vite";
const [,, only = "", langs = "en", sizes = "1440x900", themes = "light"] = process.argv;
const data = mkdtempSync("/tmp/web2/data/");
const port = 18900 + Math.floor(Math.random() * 90);
const server = spawn(process.env.BOURSE_BIN ?? "/work/main/target/debug/bourse", ["serve", "--listen", `127.0.0.1:${port}`, "--data", data], { stdio: "ignore" });
for (let i = 0; i < 100; i++) { if ((await fetch(`http://127.0.0.1:${port}/health`).catch(() => null))?.ok) break; await new Promise((d) => setTimeout(d, 100)); }
const page0 = await preview({ root: "/work/web2/web", configFile: false, logLevel: "silent", preview: { port: port + 100, strictPort: true, host: "127.0.0.1", proxy: { "/api": { target: `http://127.0.0.1:${port}`, ws: true, changeOrigin: false } } } });
const address = `http://127.0.0.1:${port + 100}`;
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
const game = readFileSync("/work/web2/web/e2e/fixtures/1861-bots.jsonl", "utf8").split("\n");
const wait = (page, ms = 700) => page.waitForTimeout(ms);
const btn = (page, re) => page.getByTestId("game-actions").getByRole("button", { name: re }).first();
const scenes = {
  opening: [1],
  stock: [399],
  stock6: [479, async (p) => { await btn(p, /^(Found|Créer)$/).click(); await wait(p); }],
  track: [346],
  dial: [346, async (p) => { const h = await p.locator(".cell.can").evaluateAll((c) => c.map((x) => x.getAttribute("data-hex"))); await p.locator(`[data-hex=${h[Math.floor(h.length / 2)]}]`).click({ force: true }); await wait(p, 2500); }],
  run: [346, async (p) => { await btn(p, /No track|Pas de voie/).click(); await wait(p, 1200); const t = btn(p, /No token|Pas de jeton/); if (await t.isVisible().catch(() => false)) { await t.click(); await wait(p, 1500); } }],
  token: [346, async (p) => { await btn(p, /No track|Pas de voie/).click(); await wait(p, 1500); }],
  merge: [305, async (p) => { await btn(p, /Kursk-Kiev|Kursk|K-K/).hover(); await wait(p, 1500); }],
  trains: [428, async (p) => { await btn(p, /^4 /).hover(); await wait(p, 1200); }],
  trainless: [596],
  late: [790],
  market: [640, async (p) => { await p.getByRole("button", { name: /^(Market|Bourse)$/ }).click(); await wait(p); }],
  sheet: [640, async (p) => { await p.getByRole("button", { name: /^(Table|Tableau)$/ }).first().click(); await wait(p); }],
  charts: [790, async (p) => { await p.getByRole("button", { name: /^(Charts|Courbes|Graphiques)$/ }).click(); await wait(p, 2500); await p.locator("figure").nth(1).scrollIntoViewIfNeeded(); await wait(p); }],
  end: [game.filter((l) => l).length],
};
for (const size of sizes.split(",")) for (const theme of themes.split(",")) for (const lang of langs.split(",")) {
  const [width, height] = size.split("x").map(Number);
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: theme, locale: lang === "fr" ? "fr-FR" : "en-GB", hasTouch: width < 500 });
  const page = await context.newPage();
  page.on("pageerror", (e) => console.log("ERROR", e.message));
  await page.goto(address);
  await page.evaluate(() => fetch("/api/me", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ name: "Anna" }) }));
  for (const [name, [lines, act]] of Object.entries(scenes)) {
    if (only && !only.split(",").includes(name)) continue;
    const id = await page.evaluate(async ({ record }) => {
      const a = await fetch("/api/tables/upload", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ record, seats: [{ type: "me" }, { type: "screen", name: "Boris" }, { type: "screen", name: "Clara" }], pause: 0 }) });
      const j = await a.json(); return j.table?.id ?? JSON.stringify(j).slice(0, 300);
    }, { record: game.slice(0, lines).join("\n") });
    await page.evaluate(() => localStorage.removeItem("bourse.1861.form"));
    await page.goto(`${address}/t/${id}`);
    await page.locator("[data-hex=H8]").first().waitFor({ timeout: 15000 }).catch(() => console.log("no map", name, id));
    await wait(page, 900);
    try { await act?.(page); } catch (e) { console.log(name, String(e).split("\n")[0]); }
    await page.screenshot({ path: `/tmp/web2/shots/${name}-${size}-${theme}-${lang}.png` });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) console.log("wider than the screen by", over, name, size, lang);
  }
  await context.close();
}
await browser.close(); await page0.close(); server.kill(); process.exit(0);
