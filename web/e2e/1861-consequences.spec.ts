import type { Page } from "@playwright/test";
import { confirm, goOn, log, offered, press, step } from "./1861.ts";
import { measure } from "./screens.ts";
import { expect, primary, test } from "./table.ts";

/** What a decision of 1861 leads to is said in full before it is confirmed. */

const stepIs = (page: Page, name: string) => expect(step(page)).toHaveAttribute("data-step", name);

/** Goes on with the primary button until a step is reached. */
async function until(page: Page, name: string): Promise<void> {
  for (
    let presses = 0;
    presses < 5 && (await step(page).getAttribute("data-step")) !== name;
    presses += 1
  ) {
    await primary(page).click();
    await expect(page.locator("[data-testid=actions][data-busy=false]")).toBeVisible();
  }
  await stepIs(page, name);
}

test("the first 8-train: when the game ends is said before it is bought, before it is confirmed, and afterwards", async ({
  page,
}) => {
  await goOn(page, 653);
  await until(page, "run");
  await offered(page).locator("[data-payment=withhold]").click();
  await stepIs(page, "trains");
  const ends = "The end is set off: the game ends after operating round 8.3";
  await expect(offered(page).locator(".sets")).toContainText(ends);
  await press(page, /^8 8-train/);
  await expect(offered(page)).toContainText("The turn is complete");
  await expect(offered(page).locator(".outlook")).toContainText(ends);
  await confirm(page).click();
  // Three rounds, although this set has but two.
  await expect(page.getByText("ends after OR 8.3")).toBeVisible();
});

test("in French the last round is named as the board names it", async ({ page }) => {
  await goOn(page, 653);
  await page.getByRole("button", { name: "Français" }).click();
  await until(page, "run");
  await offered(page).locator("[data-payment=withhold]").click();
  await expect(offered(page).locator(".sets")).toContainText(
    "Fin de partie déclenchée : fin après le TE 8.3",
  );
});

for (const [width, height] of [
  [390, 844],
  [820, 1180],
  [1366, 657],
  [1440, 900],
] as const) {
  test(`when trains rust every word of what follows can be read, at ${width}×${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await goOn(page, 428);
    await stepIs(page, "trains");
    await expect(offered(page).locator(".sets")).toContainText(
      "M-NN at 90, O-K at 90, K-B at 70 and K-K at 70 are nationalised",
    );
    await press(page, /^4 4-train/);
    await primary(page).click();
    await expect(offered(page)).toContainText("The turn is complete");
    const facts = offered(page).locator(".outlook li");
    await expect(facts.filter({ hasText: "Phase 4 begins" })).toHaveCount(1);
    for (const fact of await facts.all()) {
      await fact.scrollIntoViewIfNeeded();
      await expect(fact).toBeInViewport({ ratio: 1 });
    }
    const { cut, covered, primary: button, reached } = await measure(page);
    expect(cut).toEqual([]);
    expect(covered).toEqual([]);
    expect([button, reached]).toEqual([expect.stringMatching(/^Confirm the turn of NW/), true]);
  });
}

test("a merger says what it forces its director to pay, to both owners, until the last word", async ({
  page,
}) => {
  await goOn(page, 305);
  await stepIs(page, "merge");
  await offered(page)
    .getByRole("button", { name: /Kiev-Kursk/ })
    .hover();
  const forced = "for a second share: the director must hold two.";
  const said = await offered(page).locator(".must").innerText();
  const price = Number(/\d+/.exec(said)?.[0]);
  expect(said).toBe(`You will pay ${price} ${forced}`);
  // The treasury that is foretold has that money in it.
  await expect(offered(page).locator("dl").last()).toContainText(`Price ${price}`);
  await offered(page)
    .getByRole("button", { name: /Kiev-Kursk/ })
    .click();
  await offered(page).getByTitle("Moscow, Vindava & Rybinsk Railway").click();
  await expect(offered(page).locator(".must")).toHaveText(`You will pay ${price} ${forced}`);
  await expect(offered(page)).toContainText("Confirm to put the question to Boris.");
  await confirm(page).click();
  await stepIs(page, "merger_consent");
  await expect(offered(page).locator(".must")).toHaveText(`Anna will pay ${price} ${forced}`);
  await press(page, "Agree to the merger");
  await confirm(page).click();
  await expect(log(page)).toContainText(
    new RegExp(`merge into Moscow, Vindava & Rybinsk Railway.*Anna.*${price}`),
  );
});

test("a merger that is refused is told to who proposed it", async ({ page }) => {
  await goOn(page, 305);
  await offered(page)
    .getByRole("button", { name: /Kiev-Kursk/ })
    .click();
  await offered(page).getByTitle("Moscow, Vindava & Rybinsk Railway").click();
  await confirm(page).click();
  await stepIs(page, "merger_consent");
  await press(page, "Decline");
  await confirm(page).click();
  await stepIs(page, "merge");
  await expect(page.getByTestId("last-news")).toContainText("Boris declines");
});

/** What stands below an answer. */
const leads = (page: Page, answer: number) => offered(page).locator(".answers .leads").nth(answer);

test("who is asked for a train sees price, money and trains of both companies before answering", async ({
  page,
}) => {
  await goOn(page, 428);
  await stepIs(page, "trains");
  await offered(page).getByText("From other players’ companies").click();
  const row = offered(page).locator("details li").first();
  await row.getByRole("button", { name: "Offer", exact: true }).click();
  await confirm(page).click();
  await stepIs(page, "consent");
  const offer = /^NW \(Boris\) offers (\d+) to (\S+) for an? .*-train$/;
  await expect(page.getByTestId("decision")).toHaveText(offer);
  const [, price, seller] = offer.exec(await page.getByTestId("decision").innerText()) ?? [];
  await expect(leads(page, 0)).toContainText(/\d+\s→\s\d+/);
  const said = await leads(page, 0).innerText();
  const [, from, to] = new RegExp(`${seller} treasury (\\d+)\\s→\\s(\\d+)`).exec(said) ?? [];
  expect(Number(to) - Number(from)).toBe(Number(price));
  expect(said).toContain("NW treasury");
  expect(said).toMatch(new RegExp(`${seller} trains: .+\\s→\\s`));
  await expect(leads(page, 1)).toHaveText("Nothing changes hands.");
  // What was chosen is still said while it waits to be confirmed.
  await press(page, "Accept");
  await expect(page.getByTestId("decision")).toHaveText("Your answer is ready");
  await expect(offered(page).locator(".outlook")).toContainText(
    `${seller} treasury ${from} → ${to}`,
  );
  await confirm(page).click();
  await expect(log(page)).toContainText(new RegExp(`NW buys .* from ${seller} for ${price}`));
});

test("who is asked for a private sees the money and what it will no longer bring", async ({
  page,
}) => {
  await goOn(page, 197);
  await stepIs(page, "trains");
  await offered(page).getByText("Buy a private company").click();
  await offered(page)
    .getByRole("button", { name: /^Offer \d+/ })
    .first()
    .click();
  await confirm(page).click();
  await stepIs(page, "consent");
  await expect(page.getByTestId("decision")).toHaveText(
    /^StP-W \(Anna\) offers you \d+ for .+ Railway$/,
  );
  await expect(leads(page, 0)).toContainText(/Your cash \d+\s→\s\d+/);
  await expect(leads(page, 0)).toContainText(/Your privates bring \d+ a round, not \d+/);
  await expect(leads(page, 1)).toHaveText("Nothing changes hands.");
});

test("of a public without a train it is said what the state does with its money", async ({
  page,
}) => {
  await goOn(page, 596);
  await stepIs(page, "trainless");
  await expect(leads(page, 0)).toContainText("SW is nationalised, 270 a share");
  // It buys the first 7-train, and only if it gets that money.
  await expect(leads(page, 0)).toContainText("Phase 7 begins");
  await expect(leads(page, 1)).not.toContainText("Phase 7");
});

test("a conversion shows the public it makes until it is confirmed, not an empty minor", async ({
  page,
}) => {
  await goOn(page, 438);
  await stepIs(page, "merge");
  await press(page, /^Convert into a public company/);
  await expect(offered(page)).toContainText("They differ in their names only.");
  await offered(page).getByTitle("Moscow, Vindava & Rybinsk Railway").click();
  await expect(confirm(page)).toContainText("convert into MVR");
  await expect(offered(page).locator("dl")).toContainText("Price 100");
  await expect(offered(page).locator("dl")).toContainText("Treasury 35");
  await expect(offered(page)).not.toContainText("M-K treasury");
});

test("an answer is called an answer, and its button says which", async ({ page }) => {
  await goOn(page, 596);
  await stepIs(page, "trainless");
  await press(page, /^Keep it without a train/);
  await expect(confirm(page)).toContainText("Confirm: keep SW");
  await expect(page.getByTestId("decision")).toHaveText("Your answer is ready");
  await page.keyboard.press("Escape");
  await press(page, "Let the state take it");
  await expect(confirm(page)).toContainText("Confirm: SW goes to the state");
});
