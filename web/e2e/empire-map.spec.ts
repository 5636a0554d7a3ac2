import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "./table.ts";

/** A game of 1861 in its fourth phase: 88 tiles lie, and the South Western lays track. */
const RECORD = readFileSync(resolve(import.meta.dirname, "fixtures/1861-track.jsonl"), "utf8");

async function open(page: Page): Promise<void> {
  await page.goto("/");
  const id = await page.evaluate(async (record) => {
    const post = async (path: string, body: unknown) => {
      const answer = await fetch(`/api${path}`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
      return answer.json();
    };
    await post("/me", { name: "Anna" });
    const seats = [{ type: "me" }, { type: "screen", name: "Boris" }, { type: "screen", name: "Clara" }];
    const update = await post("/tables/upload", { record, seats, pause: 0 });
    return update.table.id as string;
  }, RECORD);
  await page.goto(`/t/${id}`);
  await expect(page.locator("[data-hex=H8]")).toBeVisible();
}
const tiles = (page: Page) => page.getByRole("radiogroup", { name: "Tiles" });

test("a tile is chosen and laid with the pointer", async ({ page }) => {
  await open(page);
  await page.locator("[data-hex=F14]").click();
  const seven = tiles(page).getByRole("radio", { name: /^Tile 7,/ });
  await expect(seven).toBeChecked();
  // What each tile would earn arrives as it is found.
  await expect(seven).toHaveAccessibleName(/revenue \d+/);
  await tiles(page).getByRole("radio", { name: /^Tile 9,/ }).click();
  await page.getByRole("button", { name: "Lay", exact: true }).click();
  await expect(tiles(page)).toBeHidden();
  await expect(page.locator("[data-hex=F14]")).toHaveAccessibleName(/tile 9/);
});

test("a tile is chosen, turned and laid with the keys", async ({ page }) => {
  await open(page);
  await page.locator("[data-hex=H8]").focus();
  // The next hex where something can be done, and round to the wanted one.
  for (let i = 0; i < 40 && !(await page.locator("[data-hex=F14]").evaluate((hex) => hex === document.activeElement)); i++) await page.keyboard.press(".");
  await page.keyboard.press("Enter");
  await expect(tiles(page).getByRole("radio", { name: /^Tile 7,/ })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(tiles(page)).toBeHidden();
  await expect(page.locator("[data-hex=F14]")).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  await expect(tiles(page).getByRole("radio", { name: /^Tile 8,/ })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-hex=F14]")).toHaveAccessibleName(/tile 8/);
});

test("a tile is laid from the list, those that earn most first", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "List", exact: true }).click();
  const row = page.getByRole("row", { name: /^F14/ });
  await row.getByRole("button", { name: /^Tiles/ }).click();
  const first = page.getByRole("button", { name: /^Tile \d/ }).first();
  await expect(first).toBeVisible();
  await first.click();
  // It is laid: nothing can be done there any more, and the map shows it.
  await expect(row).toHaveCount(0);
  await page.getByRole("button", { name: "List", exact: true }).click();
  await expect(page.locator("[data-hex=F14]")).toHaveAccessibleName(/tile \d/);
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
