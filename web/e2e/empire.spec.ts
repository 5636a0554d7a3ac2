import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, myTurn, test } from "./table.ts";

/** Makes a table of 1861; one word for each seat: me, a name on this screen, or a bot's. */
async function makeEmpire(page: Page, seats: string[]): Promise<void> {
  await page.goto("/");
  const form = page.locator("form", { has: page.getByTestId("make") });
  await form.getByRole("radio", { name: "1861" }).check({ force: true });
  await form.getByRole("radio", { name: String(seats.length), exact: true }).check({ force: true });
  for (const [index, seat] of seats.entries()) {
    const kind = seat === "me" || seat.startsWith("bot:") ? seat : "screen";
    await form.getByLabel(`Who takes seat ${index + 1}`).selectOption(kind);
    if (kind === "screen") await form.getByLabel(`Name for seat ${index + 1}`).fill(seat);
  }
  await page.getByTestId("make").click();
  await page.getByLabel("What are you called?").first().fill("Anna");
  await page.getByRole("button", { name: "Make the table" }).click();
  await expect(page.getByTestId("whose")).toBeVisible();
}

const offered = (page: Page) => page.getByTestId("game-actions");
const step = (page: Page) => offered(page).locator("[data-step]");
const press = (page: Page, name: string | RegExp) => offered(page).getByRole("button", { name }).first().click();

async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`));
}

/** The privates go to whoever speaks first, at their minimum; then Nikolaev is auctioned by Anna and nobody bids more. */
async function open(page: Page): Promise<void> {
  for (let i = 0; i < 30 && (await step(page).getAttribute("data-step")) === "private_auction"; i += 1) {
    const whose = await page.getByTestId("whose").innerText();
    const bid = offered(page).getByRole("button", { name: /^Bid / });
    const standing = await offered(page).locator(".standing b").count();
    await (standing > 0 ? offered(page).getByRole("button", { name: "Pass", exact: true }) : bid.first()).click();
    await expect.poll(async () => (await page.getByTestId("whose").innerText()) !== whose || (await step(page).getAttribute("data-step")) !== "private_auction").toBe(true);
  }
  await expect(step(page)).toHaveAttribute("data-step", "shares");
}

test("a minor is started, lays track, buys a train: one draft, one confirmation", async ({ page }) => {
  test.setTimeout(120_000);
  await makeEmpire(page, ["me", "Boris", "Clara"]);
  await open(page);
  // Nikolaev is the only minor on offer: the reason for the others is said.
  await expect(offered(page)).toContainText("Nikolaev is the first minor to be auctioned.");
  await press(page, /^Auction N, bid 100/);
  while ((await step(page).getAttribute("data-step")) === "minor_auction") await press(page, "Pass");
  // Nobody wants more: the operating rounds begin.
  for (let i = 0; i < 6 && (await step(page).getAttribute("data-step")) === "shares"; i += 1) {
    await press(page, "Pass");
    await page.waitForTimeout(200);
  }
  await expect(step(page)).toHaveAttribute("data-step", "track");
  await offered(page).getByText("As a list").click();
  await offered(page).locator(".hexes button").first().click();
  await offered(page).getByRole("button", { name: /^Tile .*turned/ }).first().click();
  await expect(page.getByTestId("confirm")).toContainText("Confirm so far");
  await press(page, /No more track|No track/);
  await expect(step(page)).toHaveAttribute("data-step", "trains");
  await press(page, /^2 2-train/);
  await press(page, /No more trains/);
  await expect(offered(page)).toContainText("The turn is complete");
  // Taken back as far as the train, and bought again.
  await page.keyboard.press("Escape");
  await expect(step(page)).toHaveAttribute("data-step", "trains");
  await press(page, /No more trains/);
  await page.getByTestId("confirm").click();
  await expect(page.getByRole("log")).toContainText("N buys a 2-train from the bank for 100.");
});

test("1861 has no faults that a program can find, in both languages", async ({ page }) => {
  await makeEmpire(page, ["me", "bot:random", "bot:random"]);
  await expect(myTurn(page)).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await expect(page.getByRole("columnheader", { name: "Company" })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.getByRole("button", { name: "FR", exact: true }).click();
  await expect(offered(page)).toContainText("Compagnie privée aux enchères");
  await page.goto("/rules/1861#5.5.9");
  await expect(page.locator("[id='5.5.9']")).toContainText("nationalisée");
});

test("on a phone the bottom sheet offers what the wide page does", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await makeEmpire(page, ["me", "bot:random", "bot:random"]);
  await expect(myTurn(page)).toBeVisible();
  await press(page, /^Bid /);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
});
