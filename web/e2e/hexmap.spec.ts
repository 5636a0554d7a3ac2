import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { expect, openRecord, prepare, test } from "./table.ts";

/** The one map of the games that are played on hexes, moved with fingers and with keys. */

const GAMES = [
  { game: "chicago", line: 143, hex: "K4" },
  { game: "1861", line: 346, hex: "K9" },
] as const;

async function open(page: Page, { game, line }: (typeof GAMES)[number]): Promise<void> {
  const record = readFileSync(resolve(import.meta.dirname, `fixtures/${game}-bots.jsonl`), "utf8")
    .trim()
    .split("\n");
  const { seat } = JSON.parse(record[line] ?? "{}") as { seat?: number };
  await openRecord(page, record.slice(0, line), seat ?? 0);
}
const boxOf = (page: Page, hex: string) =>
  page.locator(`[data-hex="${hex}"]`).evaluate((one) => {
    const { x, y, width } = one.getBoundingClientRect();
    return { x, y, width };
  });

for (const one of GAMES) {
  const { game, hex } = one;

  test(`${game}: two fingers bring the map closer, one moves it, and neither chooses anything`, async ({
    browser,
    bourse,
  }) => {
    const context = await browser.newContext({
      baseURL: bourse.address,
      locale: "en-GB",
      viewport: { width: 820, height: 1180 },
      hasTouch: true,
      isMobile: true,
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    await prepare(page);
    await open(page, one);
    const session = await context.newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: [number, number][]) =>
      session.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: points.map(([x, y], id) => ({ x, y, id })),
      });

    const before = await boxOf(page, hex);
    const [x, y] = [before.x + before.width / 2, before.y + before.width / 2];
    await touch("touchStart", [
      [x - 30, y],
      [x + 30, y],
    ]);
    for (let by = 4; by <= 48; by += 4)
      await touch("touchMove", [
        [x - 30 - by, y],
        [x + 30 + by, y],
      ]);
    await touch("touchEnd", []);
    const pinched = await boxOf(page, hex);
    expect(pinched.width / before.width).toBeGreaterThan(1.8);

    await touch("touchStart", [[x, y]]);
    for (let by = 8; by <= 80; by += 8) await touch("touchMove", [[x + by, y + by / 2]]);
    await touch("touchEnd", []);
    const dragged = await boxOf(page, hex);
    expect(dragged.x - pinched.x).toBeCloseTo(80, -1);
    expect(dragged.y - pinched.y).toBeCloseTo(40, -1);
    expect(dragged.width).toBeCloseTo(pinched.width, 0);
    await expect(page.getByTestId("card")).toHaveCount(0);
    await expect(page.getByTestId("confirm")).toHaveCount(0);
    await context.close();
  });

  test(`${game}: keys zoom and walk from hex to hex, and what is said stays in sight`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, one);
    const focused = () =>
      page.evaluate(() => document.activeElement?.getAttribute("data-hex") ?? null);
    await page.locator(`[data-hex="${hex}"]`).focus();
    const { width } = await boxOf(page, hex);
    await page.keyboard.press("+");
    expect((await boxOf(page, hex)).width).toBeGreaterThan(1.3 * width);
    const seen = new Set<string | null>();
    for (const key of ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "q", "PageUp"]) {
      await page.keyboard.press(key);
      seen.add(await focused());
      await expect(page.getByTestId("card")).toBeInViewport({ ratio: 1 });
      await expect(page.locator("[data-hex][tabindex='0']")).toBeFocused();
    }
    expect(seen.size).toBeGreaterThan(4);
    expect(seen).not.toContain(null);
    await page.keyboard.press("0");
    expect((await boxOf(page, hex)).width).toBeCloseTo(width, 0);
  });
}
