import type { Page } from "@playwright/test";
import { confirm, goOn, heading, log, offered, press, step } from "./1861.ts";
import {
  expect,
  faults,
  line,
  makeTable,
  myTurn,
  pressNext,
  primary,
  test,
  wanted,
} from "./table.ts";

const stepIs = (page: Page, name: string) => expect(step(page)).toHaveAttribute("data-step", name);
const stepNow = (page: Page) => step(page).getAttribute("data-step");
const whose = (page: Page) => page.getByTestId("whose").innerText();

/** Presses a button that ends somebody's decision, confirms it where it is a step of a draft, and waits until another one is due. */
async function decide(page: Page, name: string | RegExp): Promise<void> {
  // What was sent just now has been answered.
  await expect(page.locator("[data-testid=actions][data-busy=false]")).toBeVisible();
  const before = await line(page);
  await press(page, name);
  await expect(page.locator("[data-testid=actions][data-busy=false]")).toBeVisible();
  if ((await line(page)) === before) await confirm(page).click();
  await expect.poll(() => line(page)).toBeGreaterThan(before);
}

test("the opening auctions: bids, passes, a private nobody wants, then Nikolaev", async ({
  page,
}) => {
  await makeTable(page, ["me", "Boris", "Clara"], { game: "1861" });
  await stepIs(page, "private_auction");
  await expect(offered(page)).toContainText("No bid yet, from 20");
  // Nobody wants the first: its minimum falls and the same player begins again.
  for (let i = 0; i < 3; i += 1) await decide(page, "Pass");
  await expect(offered(page)).toContainText("from 15");
  await expect(page.getByTestId("whose")).toContainText("Anna");
  // Anna bids, Boris bids more with the keys, the others give up.
  await decide(page, "Bid 15");
  const bid = offered(page).getByRole("spinbutton", { name: "Your bid" });
  await bid.fill("30");
  await bid.press("Enter");
  await expect(page.getByTestId("whose")).toContainText("Clara");
  await expect(offered(page).locator(".standing")).toContainText("30");
  await decide(page, "Pass");
  await decide(page, "Pass");
  await expect(log(page)).toContainText("Boris takes Tsarskoye Selo Railway for 30.");
  // The other privates go to whoever speaks first.
  for (let i = 0; i < 20 && (await stepNow(page)) === "private_auction"; i += 1) {
    await decide(
      page,
      (await offered(page).locator(".standing b").count()) > 0 ? "Pass" : /^(Bid|Take)/,
    );
  }
  await stepIs(page, "shares");
  // Nikolaev is the only minor on offer: the reason for the others is said.
  await expect(offered(page)).toContainText("Nikolaev is the first minor to be auctioned.");
  const owner = (await whose(page)).split(" ")[0] ?? "";
  await decide(page, /^Open N at 100/);
  while ((await stepNow(page)) === "minor_auction") await decide(page, "Pass");
  await expect(log(page)).toContainText(new RegExp(`${owner} .*100`));
  await expect(page.locator("[data-hex=H8]")).toHaveAccessibleName(/token.* of N/);
});

test("a full operating turn: two tiles, a token, the run, a dividend, a train; one confirmation", async ({
  page,
}) => {
  await goOn(page, 346);
  await stepIs(page, "track");
  await expect(page.getByTestId("whose")).toContainText("Boris");
  const before = await line(page);
  // The first tile on the map: its ring opens, the best is known, it is laid.
  const hex = page.locator(".cell.can").first();
  const where = await hex.getAttribute("data-hex");
  await hex.focus();
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("radiogroup", { name: "Tiles" }).getByRole("radio", { checked: true }),
  ).toHaveAccessibleName(/revenue \d+/);
  await page.getByRole("button", { name: /^Lay( for \d+)?$/ }).click();
  await expect(page.locator(`[data-hex=${where}]`)).not.toHaveClass(/can/);
  // The second from the list; what it costs is said before.
  await expect(offered(page)).toContainText("second, 20");
  await offered(page).getByText("As a list").click();
  await offered(page).locator(".hexes button").first().click();
  await offered(page)
    .getByRole("button", { name: /^Tile .*turned/ })
    .first()
    .click();
  await stepIs(page, "token");
  await expect(heading(page)).toContainText("place a token?");
  // The cheapest city, then the routes with their sum, and what becomes of it.
  await offered(page).locator(".list button").first().click();
  await stepIs(page, "run");
  await expect(offered(page)).toContainText("proved best");
  const revenue = Number(await offered(page).locator(".sum").innerText());
  expect(revenue).toBeGreaterThan(0);
  await expect(offered(page).locator("[data-payment=pay]")).toContainText(/price \d+ → \d+/);
  await offered(page).locator("[data-payment=pay]").click();
  // Privates can still be bought with the trains: nobody is asked twice.
  await stepIs(page, "trains");
  await expect(offered(page)).toContainText("Buy a private company");
  // Taken back and taken again: nothing is sent before the end.
  await page.getByTestId("back").click();
  await stepIs(page, "dividend");
  await offered(page).locator("[data-payment=pay]").click();
  await stepIs(page, "trains");
  await press(page, /^3 3-train/);
  await stepIs(page, "privates");
  await press(page, "Buy none");
  await expect(offered(page)).toContainText("The turn is complete");
  expect(await line(page)).toBe(before);
  await confirm(page).click();
  await expect.poll(() => line(page)).toBeGreaterThan(before);
  await expect(log(page)).toContainText(`NW earns ${revenue}.`);
  await expect(log(page)).toContainText("NW buys a 3-train from the bank for 225.");
});

test("a merger of two owners: what it would come to, and the other owner's consent", async ({
  page,
}) => {
  await goOn(page, 305);
  await stepIs(page, "merge");
  await expect(page.getByTestId("whose")).toContainText("Anna");
  const partner = offered(page).getByRole("button", { name: /Kiev-Kursk/ });
  await partner.hover();
  await expect(offered(page).locator("dl").last()).toContainText("120");
  await expect(offered(page).locator("dl").last()).toContainText("Anna 2");
  await expect(offered(page).locator("dl").last()).toContainText("Boris 1");
  await partner.click();
  await offered(page).getByTitle("Moscow, Vindava & Rybinsk Railway").click();
  await expect(offered(page)).toContainText("Confirm to put the question to Boris.");
  await confirm(page).click();
  await stepIs(page, "merger_consent");
  await expect(page.getByTestId("whose")).toContainText("Boris");
  await expect(offered(page)).toContainText(
    "Do you agree that M-K and K-K merge into Moscow, Vindava & Rybinsk Railway?",
  );
  await decide(page, "Agree to the merger");
  await expect(log(page)).toContainText(/merge into Moscow, Vindava & Rybinsk Railway/);
  await page.getByRole("button", { name: "Table", exact: true }).first().click();
  await expect(page.getByRole("row", { name: /Moscow, Vindava & Rybinsk/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /Kiev-Kursk/ })).toHaveCount(0);
});

test("a merger that is declined does not happen", async ({ page }) => {
  await goOn(page, 305);
  await offered(page)
    .getByRole("button", { name: /Kiev-Kursk/ })
    .click();
  await offered(page).getByTitle("Moscow, Vindava & Rybinsk Railway").click();
  await confirm(page).click();
  await stepIs(page, "merger_consent");
  await decide(page, "Decline");
  await stepIs(page, "merge");
  await expect(page.getByTestId("whose")).toContainText("Anna");
});

test("the first 4-train nationalises four minors: said before, done after", async ({ page }) => {
  await goOn(page, 428);
  await stepIs(page, "trains");
  const depot = page.locator("section", { hasText: "Trains and phases" }).last();
  await expect(depot).toContainText(/lose their only trains and are nationalised/);
  await offered(page)
    .getByRole("button", { name: /^4 4-train/ })
    .hover();
  const outlook = offered(page).locator(".outlook");
  await expect(outlook).toContainText("Phase 4 begins");
  await expect(outlook).toContainText(/O-K.* are nationalised/);
  for (const minor of ["K-B", "K-K", "M-NN", "O-K"]) await expect(outlook).toContainText(minor);
  await press(page, /^4 4-train/);
  await primary(page).click();
  await confirm(page).click();
  await expect(log(page)).toContainText("Phase 4");
  await expect(page.locator("[data-hex=D14]")).toHaveAccessibleName(/of RSR/);
});

test("a public without a train: its director sees what the state would pay", async ({ page }) => {
  await goOn(page, 596);
  await stepIs(page, "trainless");
  await expect(heading(page)).toContainText("SW has lost its last train. Does it go to the state?");
  await expect(offered(page)).toContainText(/SW is nationalised, \d+ a share/);
  await press(page, "Let the state take it");
  await confirm(page).click();
  await page.getByRole("button", { name: "Table", exact: true }).first().click();
  await expect(page.getByRole("row", { name: /^SW/ })).toHaveCount(0);
});

test("where the edition allows it, other routes than the best are drawn and run", async ({
  page,
}) => {
  await goOn(page, 414, "1861-free-routes");
  await stepIs(page, "run");
  const best = Number(await offered(page).locator(".sum").innerText());
  await press(page, "Draw other routes");
  await expect(offered(page)).toContainText("Choose a token it starts from.");
  await press(page, /^St Petersburg/);
  // The next stops are lit on the map as well, and can be chosen there.
  const next = page.locator(".cell.can").first();
  await next.focus();
  await page.keyboard.press("Enter");
  const sum = offered(page).locator("output");
  await expect(sum).toContainText(/Revenue \d+/);
  const drawn = Number(/\d+/.exec(await sum.innerText())?.[0]);
  expect(drawn).toBeLessThan(best);
  await offered(page).locator("[data-payment=withhold]").click();
  await page.getByTestId("draft").click();
  await expect(page.getByTestId("foot")).toContainText(`runs for ${drawn}`);
});

/** Takes whatever is offered, so that the game goes on: the whole turn in one draft. */
async function anything(page: Page): Promise<void> {
  const before = await line(page);
  for (let clicks = 0; clicks < 12 && (await line(page)) === before; clicks += 1) {
    await wanted(page);
    if (await page.getByTestId("ranking").isVisible()) return;
    const found = await page.evaluate(() => {
      const own = document.querySelector<HTMLButtonElement>(
        "[data-testid=foot] [data-primary]:enabled",
      );
      const complete = document.querySelector("[data-complete=true]") !== null;
      const here = document.querySelector("[data-testid=game-actions]");
      const buttons = [
        ...(here?.querySelectorAll<HTMLButtonElement>(
          "button:enabled:not([aria-disabled=true], [aria-pressed], .save)",
        ) ?? []),
      ].filter((button) => button.checkVisibility());
      const wishes = [/^Pay all/, /^(Agree|Accept|Decline)/, /^Keep/];
      const wished = wishes
        .map((wish) => buttons.find((button) => wish.test(button.innerText.trim())))
        .find((button) => button);
      const chosen = complete ? own : (wished ?? own ?? buttons[0]);
      document
        .querySelectorAll("[data-next]")
        .forEach((button) => button.removeAttribute("data-next"));
      chosen?.setAttribute("data-next", "");
      return chosen !== undefined && chosen !== null;
    });
    if (found) await pressNext(page);
    await page.waitForFunction(
      () => document.querySelector("[data-testid=actions][data-busy=false]") !== null,
      null,
      { polling: 40 },
    );
  }
}

test("a whole game against bots, the last part of it left to one", async ({ page }) => {
  await makeTable(page, ["me", "bot:random", "bot:random"], { game: "1861" });
  for (let decisions = 0; decisions < 15; decisions += 1) await anything(page);
  expect(await line(page)).toBeGreaterThan(15);
  await page.getByRole("button", { name: /^Anna/ }).click();
  await page.getByRole("button", { name: /^Leave it to a bot: .*random/i }).click();
  await page.getByTestId("ranking").waitFor();
  await expect(page.getByRole("table", { name: "Final ranking" }).getByRole("row")).toHaveCount(4);
  // How it went: a chart of fortunes and one of share prices.
  await page.getByRole("button", { name: "Charts", exact: true }).click();
  await expect(page.getByRole("img", { name: /^Fortunes/ }).last()).toBeVisible();
  await expect(page.getByRole("img", { name: /^Share prices/ }).last()).toBeVisible();
});

for (const scheme of ["light", "dark"] as const) {
  test(`no fault that a program can find, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await goOn(page, 346);
    await stepIs(page, "track");
    await page.locator(".cell.can").first().focus();
    await page.keyboard.press("Enter");
    await expect(
      page.getByRole("radiogroup", { name: "Tiles" }).getByRole("radio", { checked: true }),
    ).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press("Escape");
    for (const form of ["Market", "Table"]) {
      await page.getByRole("button", { name: form, exact: true }).first().click();
      // The map is kept, but neither seen nor read aloud nor reached by Tab.
      await expect(page.locator("[data-hex=H8]")).toBeHidden();
      await expect(page.getByRole("button", { name: /^Moscow H8/ })).toHaveCount(0);
      expect(
        await page
          .locator(".cell[tabindex='0']")
          .evaluate((cell: SVGElement) => (cell.focus(), cell === document.activeElement)),
      ).toBe(false);
      expect(await faults(page)).toEqual([]);
    }
  });
}

test("in French, with the words of the rulebook", async ({ page }) => {
  await goOn(page, 346);
  await page.getByRole("button", { name: "Français" }).click();
  await expect(offered(page)).toContainText(
    /Choisissez une des \d+ cases éclairées sur la carte, puis une tuile\./,
  );
  await expect(page.locator("main")).toContainText("Tour d’exploitation");
  expect(await faults(page)).toEqual([]);
  await page.goto("/rules/1861#5.5.9");
  await expect(page.locator("[id='5.5.9']")).toContainText("nationalisée");
});

test("on a phone a turn is played in the bottom sheet, and nothing is wider than the screen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await goOn(page, 346);
  await offered(page).getByText("As a list").click();
  await offered(page).locator(".hexes button").first().click();
  await offered(page)
    .getByRole("button", { name: /^Tile .*turned/ })
    .first()
    .click();
  await expect(page.getByTestId("save")).toContainText("Save so far");
  await press(page, "End the track");
  await press(page, "Place no token");
  await stepIs(page, "run");
  await offered(page).locator("[data-payment=half]").click();
  await stepIs(page, "trains");
  expect(await faults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test("on a phone a tile is chosen on the map: its ring and its button are not hidden by the sheet", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await goOn(page, 346);
  await page.locator("[data-hex=K9]").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("radiogroup", { name: "Tiles" }).getByRole("radio")).toHaveCount(3);
  // A click that something else lay over would not arrive.
  for (const tile of await page.getByRole("radiogroup", { name: "Tiles" }).getByRole("radio").all())
    await tile.click();
  await press(page, /^Lay /);
  await expect(page.locator("[data-hex=K9]")).toHaveAccessibleName(/tile \d/);
  await expect(offered(page)).toContainText("second, 20");
});

test("a first bid against bots on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await makeTable(page, ["me", "bot:random", "bot:random"], { game: "1861" });
  await expect(myTurn(page)).toBeVisible();
  await press(page, /^Bid /);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test("what becomes of the revenue stands before the routes, and on a phone the next decision begins at its top", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await goOn(page, 346);
  await press(page, "Lay no track");
  await press(page, "Place no token");
  await stepIs(page, "run");
  const top = async (what: string) =>
    (await offered(page).locator(what).first().boundingBox())?.y ?? Number.NaN;
  expect(await top("[data-payment=withhold]")).toBeLessThan(await top(".stops"));
  await offered(page).locator(".stops").last().scrollIntoViewIfNeeded();
  await offered(page).locator("[data-payment=half]").click();
  await stepIs(page, "trains");
  await expect(heading(page)).toBeInViewport({ ratio: 1 });
});

test("how far the game is and what ends it can be read on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await goOn(page, 731);
  const ends = page.getByText("ends after OR 8.3");
  await expect(ends).toBeVisible();
  const forms = await page.getByRole("button", { name: "Map", exact: true }).boundingBox();
  const box = await ends.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(forms?.x ?? 0);
});

test("a turn that is ready is still the one at work until it is confirmed", async ({ page }) => {
  await goOn(page, 346);
  for (const name of ["Lay no track", "Place no token"]) await press(page, name);
  await offered(page).locator("[data-payment=pay]").click();
  await press(page, "Buy no train");
  await press(page, "Buy none");
  await expect(heading(page)).toContainText("The turn of NW is ready");
  await expect(page.getByRole("list", { name: /order/i }).locator("[aria-current]")).toContainText(
    "NW",
  );
});
