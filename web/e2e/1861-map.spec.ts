import type { Page } from "@playwright/test";
import { goOn } from "./1861.ts";
import { expect, test } from "./table.ts";

/** The game of our bots in its third phase: the North Western lays track. */
const open = (page: Page) => goOn(page, 346);
const tiles = (page: Page) => page.getByRole("radiogroup", { name: "Tiles" });

test("a tile is chosen and laid with the pointer", async ({ page }) => {
  await open(page);
  await page.locator("[data-hex=K9]").click();
  const seven = tiles(page).getByRole("radio", { name: /^Tile 7,/ });
  await expect(seven).toBeChecked();
  // What each tile would earn arrives as it is found.
  await expect(seven).toHaveAccessibleName(/revenue \d+/);
  await tiles(page)
    .getByRole("radio", { name: /^Tile 9,/ })
    .click();
  await page.getByRole("button", { name: "Lay", exact: true }).click();
  await expect(tiles(page)).toBeHidden();
  await expect(page.locator("[data-hex=K9]")).toHaveAccessibleName(/tile 9/);
});

test("a tile is chosen, turned and laid with the keys", async ({ page }) => {
  await open(page);
  await page.locator("[data-hex=H8]").focus();
  // The next hex where something can be done, and round to the wanted one.
  for (
    let i = 0;
    i < 40 &&
    !(await page.locator("[data-hex=K9]").evaluate((hex) => hex === document.activeElement));
    i++
  )
    await page.keyboard.press(".");
  await page.keyboard.press("Enter");
  await expect(tiles(page).getByRole("radio", { name: /^Tile 7,/ })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(tiles(page)).toBeHidden();
  await expect(page.locator("[data-hex=K9]")).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  await expect(tiles(page).getByRole("radio", { name: /^Tile 8,/ })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-hex=K9]")).toHaveAccessibleName(/tile 8/);
});

test("a tile is laid from the list, those that earn most first", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "What the map shows, and its keys" }).click();
  await page.getByRole("checkbox", { name: "The map as a list" }).click();
  const row = page.getByRole("row", { name: /^K9/ });
  await row.getByRole("button", { name: /^Tiles/ }).click();
  const first = page.getByRole("button", { name: /^Tile \d/ }).first();
  await expect(first).toBeVisible();
  await first.click();
  // It is laid: nothing can be done there any more, and the map shows it.
  await expect(row).toHaveCount(0);
  await page.getByRole("button", { name: "Back to the map" }).click();
  await expect(page.locator("[data-hex=K9]")).toHaveAccessibleName(/tile \d/);
});

test("a hex where nothing can be built says why", async ({ page }) => {
  await open(page);
  await page.locator("[data-hex=K3]").click();
  await expect(page.locator(".callout .refusal")).toBeVisible();
});

test("the market shows where a marker would go", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Market", exact: true }).click();
  const marker = page.getByRole("button", { name: /South Western/ }).first();
  await marker.focus();
  await expect(page.getByText("Where SW’s marker would go")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("Where SW’s marker would go")).toBeHidden();
});

test("what lies on one price is listed beside the market, in operating order, in letters that can be read", async ({
  page,
}) => {
  await goOn(page, 222);
  await page.getByRole("button", { name: "Market", exact: true }).click();
  for (const size of [
    { width: 1366, height: 657 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    const stack = page.getByRole("listitem").filter({ hasText: /^65/, has: page.locator(".mark") });
    await expect(stack).toBeInViewport({ ratio: 1 });
    // As they stand in the row of the operating order.
    await expect(stack).toHaveText(/M-NN.*StP-W.*O-K.*M-K.*R-O/);
    expect(
      await stack
        .locator(".mark")
        .evaluateAll((marks) =>
          Math.min(...marks.map((mark) => Number.parseFloat(getComputedStyle(mark).fontSize))),
        ),
    ).toBeGreaterThanOrEqual(11);
  }
});

const HAND = { width: 390, height: 844 };

test("on a phone a tap lays nothing over the map once the tile lies", async ({
  browser,
  bourse,
}) => {
  const context = await browser.newContext({
    baseURL: bourse.address,
    locale: "en-GB",
    viewport: HAND,
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await open(page);
  await page.locator("[data-hex=K9]").tap();
  await expect(tiles(page).getByRole("radio").first()).toBeVisible();
  // The tiles in the dock have their colours: a way that can be pressed is not a black hex.
  const face = page.getByTestId("game-actions").locator(".way svg path").first();
  expect(await face.evaluate((path) => getComputedStyle(path).fill)).not.toBe("rgb(0, 0, 0)");
  await page.getByTestId("primary").tap();
  await expect(page.locator("[data-hex=K9]")).toHaveAccessibleName(/tile \d/);
  await expect(page.locator(".callout")).toHaveCount(0);
  await context.close();
});

test("where something can be built the figures of the map have eleven pixels, on every screen", async ({
  page,
}) => {
  for (const size of [
    { width: 360, height: 640 },
    HAND,
    { width: 844, height: 390 },
    { width: 820, height: 1180 },
    { width: 1024, height: 768 },
    { width: 1366, height: 657 },
  ]) {
    await page.setViewportSize(size);
    await open(page);
    const smallest = () =>
      page.evaluate(() => {
        const sizes = [...document.querySelectorAll<SVGTextElement>(".legible text")].flatMap(
          (text) => {
            const { left, top } = text.getBoundingClientRect();
            const seen = left > 0 && top > 0 && left < innerWidth && top < innerHeight;
            return seen
              ? [Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0)]
              : [];
          },
        );
        return Math.min(...sizes);
      });
    await expect.poll(smallest, { message: `${size.width}` }).toBeGreaterThanOrEqual(10.95);
  }
});
