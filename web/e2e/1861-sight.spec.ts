import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { offered, step } from "./1861.ts";
import { expect, openRecord, prepare, pressable, test } from "./table.ts";

/** What a decision of 1861 is about is in sight on every screen: its choices, and its place on the map. */

const RECORD = readFileSync(resolve(import.meta.dirname, "fixtures/1861-bots.jsonl"), "utf8")
  .trim()
  .split("\n");

async function visitor(
  browser: Browser,
  address: string,
  width: number,
  height: number,
  touch = true,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: address,
    locale: "fr-FR",
    viewport: { width, height },
    hasTouch: touch,
    isMobile: touch,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await prepare(page);
  return page;
}
/** Where a hex is drawn: whether its middle can be pressed, and how large it is. */
const seen = (page: Page, hex: string) =>
  page.locator(`[data-hex=${hex}]`).evaluate((cell) => {
    const { x, y, width, height } = cell.getBoundingClientRect();
    return { reached: document.elementFromPoint(x + width / 2, y + height / 2) === cell, width };
  });

test("on a phone both answers are in sight below the open news", async ({ browser, bourse }) => {
  const page = await visitor(browser, bourse.address, 390, 844);
  await openRecord(page, RECORD.slice(0, 596), 0);
  await expect(step(page)).toHaveAttribute("data-step", "trainless");
  await expect(page.getByTestId("news")).toHaveAttribute("open", "");
  for (const name of ["Accepter la nationalisation", /^La garder sans train/])
    expect(await pressable(offered(page).getByRole("button", { name }))).toBe(true);
  await page.context().close();
});

for (const [width, height] of [
  [360, 640],
  [390, 844],
  [844, 390],
  [820, 1180],
] as const) {
  test(`the map shows what is auctioned and who might merge, at ${width}×${height}`, async ({
    browser,
    bourse,
  }) => {
    const page = await visitor(browser, bourse.address, width, height);
    for (const [line, seat, hexes] of [
      [4, 0, ["E3"]],
      [118, 0, ["I13"]],
      [305, 0, ["H8", "D14"]],
    ] as const) {
      await openRecord(page, RECORD.slice(0, line), seat);
      await expect(offered(page)).toBeVisible();
      for (const hex of hexes)
        await expect
          .poll(async () => (await seen(page, hex)).reached, `${hex} at line ${line}`)
          .toBe(true);
    }
    // A single home is brought close.
    await openRecord(page, RECORD.slice(0, 118), 0);
    await expect.poll(async () => (await seen(page, "I13")).width).toBeGreaterThan(48);
    await expect(page.locator("[data-lot]")).toHaveAttribute("data-lot", "I13");
    // In a stock round all of the map can be bought into.
    await openRecord(page, RECORD.slice(0, 131), 0);
    for (const hex of ["E1", "D20", "P8"])
      await expect.poll(async () => (await seen(page, hex)).reached, hex).toBe(true);
    await page.context().close();
  });
}

test("the amounts to bid stand in one line, and the line above the board is not cut, on every tablet and desk", async ({
  browser,
  bourse,
}) => {
  const page = await visitor(browser, bourse.address, 1440, 900, false);
  await openRecord(page, RECORD.slice(0, 118), 0);
  await expect(step(page)).toHaveAttribute("data-step", "minor_auction");
  for (const [width, height] of [
    [844, 390],
    [960, 600],
    [1024, 768],
    [1180, 820],
    [1366, 657],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const tops = await offered(page)
      .locator(".steps button")
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
    expect(new Set(tops).size, `${width}×${height}`).toBe(1);
    const cut = await page
      .locator(".strip .facts")
      .evaluate((facts) => facts.scrollWidth - facts.clientWidth);
    expect(cut, `${width}×${height}`).toBe(0);
    // No word runs under the button beside it.
    const [label, less] = await offered(page)
      .locator(".stepper")
      .evaluate((stepper) =>
        [stepper.querySelector("label"), stepper.querySelector(".less")].map((one) =>
          one?.getBoundingClientRect(),
        ),
      );
    if ((label?.width ?? 0) > 1)
      expect(
        await offered(page)
          .locator(".stepper label")
          .evaluate((one) => one.scrollWidth - one.clientWidth),
        `${width}×${height}`,
      ).toBeLessThanOrEqual(0);
    expect(
      (label?.right ?? 0) <= (less?.left ?? 0) || (label?.width ?? 0) <= 1,
      `${width}×${height}`,
    ).toBe(true);
    expect(
      await page.getByTestId("actions").evaluate((dock) => dock.scrollWidth - dock.clientWidth),
      `${width}×${height}`,
    ).toBe(0);
  }
  await page.context().close();
});

test("every decision has the focus on its heading, and at most five steps with Tab lead to its first choice", async ({
  browser,
  bourse,
}) => {
  const page = await visitor(browser, bourse.address, 1440, 900, false);
  for (const [line, seat] of [
    [4, 0],
    [118, 0],
    [131, 0],
    [305, 0],
    [346, 1],
    [428, 1],
    [440, 0],
    [534, 0],
    [596, 0],
    [679, 1],
  ] as const) {
    await openRecord(page, RECORD.slice(0, line), seat);
    await expect(page.getByTestId("decision"), `line ${line}`).toBeFocused();
    const reached = () =>
      page.evaluate(
        () =>
          document.activeElement?.closest("[data-testid=game-actions], [data-testid=foot]") !==
          null,
      );
    let stops = 0;
    while (stops < 6 && !(await reached())) {
      await page.keyboard.press("Tab");
      stops += 1;
    }
    expect(stops, `line ${line}`).toBeLessThanOrEqual(5);
  }
  await page.context().close();
});
