import type { Page } from "@playwright/test";
import { goOn } from "./empire.ts";
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
  await tiles(page).getByRole("radio", { name: /^Tile 9,/ }).click();
  await page.getByRole("button", { name: "Lay", exact: true }).click();
  await expect(tiles(page)).toBeHidden();
  await expect(page.locator("[data-hex=K9]")).toHaveAccessibleName(/tile 9/);
});

test("a tile is chosen, turned and laid with the keys", async ({ page }) => {
  await open(page);
  await page.locator("[data-hex=H8]").focus();
  // The next hex where something can be done, and round to the wanted one.
  for (let i = 0; i < 40 && !(await page.locator("[data-hex=K9]").evaluate((hex) => hex === document.activeElement)); i++) await page.keyboard.press(".");
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
  await page.getByRole("button", { name: "List", exact: true }).click();
  const row = page.getByRole("row", { name: /^K9/ });
  await row.getByRole("button", { name: /^Tiles/ }).click();
  const first = page.getByRole("button", { name: /^Tile \d/ }).first();
  await expect(first).toBeVisible();
  await first.click();
  // It is laid: nothing can be done there any more, and the map shows it.
  await expect(row).toHaveCount(0);
  await page.getByRole("button", { name: "List", exact: true }).click();
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
