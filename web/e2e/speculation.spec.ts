import type { Page } from "@playwright/test";
import { expect, faults, line, makeTable, myTurn, somebodyElse, test, until } from "./table.ts";

/** Makes a table of Speculation where nothing is acted out. */
async function makeSpeculation(page: Page, seats: string[], more?: () => Promise<unknown>): Promise<void> {
  await page.addInitScript(() => localStorage.setItem("bourse.speculation.speed", '"none"'));
  await makeTable(page, seats, { game: "Speculation", ...(more && { more }) });
}

/** Takes a decision: passes, moves the first pawn that can be moved, or chooses the first card. */
async function decideOne(page: Page): Promise<void> {
  const offered = page.getByTestId("game-actions");
  const before = await line(page);
  const pass = offered.getByRole("button", { name: "Pass", exact: true });
  const choices = offered.locator("[data-card], li button");
  await expect(pass.or(choices.first())).toBeVisible();
  if (await pass.isVisible()) await pass.click();
  else {
    await choices.first().click();
    await page.getByTestId("confirm").click();
  }
  await until(
    page,
    (known) => {
      const slider = document.querySelector<HTMLInputElement>("[data-testid=replay] input");
      return Number(slider?.max) > known || document.querySelector("[data-testid=hand-over], [data-testid=ranking]") !== null;
    },
    before,
  );
}

test("a whole game against bots, and every draw computed anew", async ({ page }) => {
  await makeSpeculation(page, ["me", "bot:random", "bot:random"]);
  for (let decisions = 0; decisions < 300; decisions += 1) {
    await expect(myTurn(page).or(page.getByTestId("ranking"))).toBeVisible();
    if (await page.getByTestId("ranking").isVisible()) break;
    await decideOne(page);
  }
  await expect(page.getByTestId("ranking").getByRole("row")).toHaveCount(4);
  await page.getByTestId("verify").click();
  await expect(page.getByTestId("verified")).toContainText("came out as they had to");
  await expect(page.getByTestId("verified")).toContainText("Your own part of the seed");
  expect(await faults(page)).toEqual([]);
});

test("a hand is shown only after the screen was handed over", async ({ page }) => {
  const told: string[] = [];
  page.on("request", (request) => {
    if (/\/api\/tables\/[^/]+\?/.test(request.url())) told.push(new URL(request.url()).search);
  });
  await makeSpeculation(page, ["me", "Bob", "bot:random"]);
  const over = page.getByTestId("hand-over");
  await expect(over).toContainText("Anna");
  await expect(page.getByTestId("hand")).toBeHidden();
  await page.getByRole("button", { name: "I am Anna" }).click();
  await expect(page.getByTestId("hand")).toBeVisible();
  const hers = await page.getByTestId("hand").innerText();
  await decideOne(page);
  await expect(over).toContainText("Bob");
  await expect(page.getByTestId("hand")).toBeHidden();
  expect(await page.getByTestId("herald").innerText()).not.toContain("draws");
  await page.getByRole("button", { name: "I am Bob" }).click();
  await expect(page.getByTestId("hand")).toBeVisible();
  expect(told).toContain("?viewer=1");
  await page.reload();
  await expect(over).toBeVisible();
  await expect(page.getByTestId("hand")).toBeHidden();
  expect(hers.length).toBeGreaterThan(3);
});

test("two browsers: a choice stays secret, and can be withdrawn", async ({ page, browser, bourse }) => {
  await makeSpeculation(page, ["me", "open", "bot:random"]);
  const link = await page.getByLabel(/Invitation/).inputValue();
  const other = await somebodyElse(browser, bourse.address);
  await other.goto(link);
  await other.getByLabel("What are you called?").fill("Bob");
  await other.getByRole("button", { name: "Sit down" }).click();
  await expect(myTurn(page)).toBeVisible();
  await decideOne(page);
  await expect(myTurn(other)).toBeVisible();
  await decideOne(other);
  const cards = page.getByTestId("game-actions").locator("[data-card]");
  await expect(cards).toHaveCount(2);
  await cards.first().click();
  await page.getByTestId("confirm").click();
  await expect(page.getByText(/You have chosen/)).toBeVisible();
  await expect(other.getByText("has chosen").first()).toBeVisible();
  await page.getByTestId("withdraw").click();
  await expect(cards).toHaveCount(2);
  await cards.last().click();
  await page.getByTestId("confirm").click();
  await decideOne(other);
  await expect(page.getByText(/The cards: Anna/).first()).toBeVisible();
  await other.context().close();
});

test("the host brings price lists", async ({ page }) => {
  await makeSpeculation(page, ["me", "bot:random", "bot:random"], async () => {
    const editor = page.getByTestId("prices");
    await expect(editor).toContainText("reconstructed");
    await editor.locator("summary").click();
    await editor.getByLabel("Section 1, rank 2", { exact: true }).fill("75");
    await editor.getByLabel("Section 1, rank 2", { exact: true }).blur();
    await expect(editor.getByRole("status")).toContainText("higher than the one before");
    await editor.getByLabel("Section 1, rank 1", { exact: true }).fill("77");
    await editor.getByLabel("Section 1, rank 1", { exact: true }).blur();
    await expect(editor.getByRole("status")).toBeEmpty();
    await expect(editor).toContainText("entered here");
  });
  await expect(page.getByText("Price lists entered by the host")).toBeVisible();
  await expect(page.locator("svg text", { hasText: /^77$/ })).toHaveCount(1);
});

for (const scheme of ["light", "dark"] as const) {
  for (const width of [1280, 390]) {
    test(`no fault: ${scheme}, ${width} wide`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: 844 });
      await makeSpeculation(page, ["me", "bot:random", "bot:random"], async () => {
        await page.getByTestId("prices").locator("summary").click();
        expect(await faults(page)).toEqual([]);
      });
      await expect(myTurn(page)).toBeVisible();
      expect(await faults(page)).toEqual([]);
      await decideOne(page);
      await expect(page.getByTestId("game-actions").locator("[data-card]").first()).toBeVisible();
      expect(await faults(page)).toEqual([]);
      await page.getByRole("button", { name: "List", exact: true }).click();
      expect(await faults(page)).toEqual([]);
      await page.goto("/rules/speculation");
      await expect(page.getByRole("heading").first()).toBeVisible();
      expect(await faults(page)).toEqual([]);
    });
  }
}
