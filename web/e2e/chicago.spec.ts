import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Browser, Locator, Page } from "@playwright/test";
import { faint } from "./contrast.ts";
import { measure } from "./screens.ts";
import {
  decide,
  drawn,
  expect,
  line,
  makeTable,
  myTurn,
  openRecord,
  openReplay,
  prepare,
  pressable,
  primary,
  test,
  untilDials,
  wanted,
} from "./table.ts";

/** A recorded game of four. */
const record = readFileSync(resolve(import.meta.dirname, "fixtures/chicago-bots.jsonl"), "utf8")
  .trim()
  .split("\n");
interface Line {
  seat?: number;
  action?: { type: string; dial?: string; hex?: string };
}
const lines = record.map((text) => JSON.parse(text) as Line);

/** Opens the record just before a decision, at the seat that takes it. */
async function openBefore(
  page: Page,
  from: number,
  wanted: (action: NonNullable<Line["action"]>, at: number) => boolean,
): Promise<void> {
  const at = lines.findIndex(
    ({ action }, index) => index >= from && action !== undefined && wanted(action, index),
  );
  await openRecord(page, record.slice(0, at), lines[at]?.seat ?? 0);
  await expect(myTurn(page)).toBeVisible();
}
const beforeExpansion = (page: Page) =>
  openBefore(page, 120, ({ type, dial }) => type === "choose" && dial === "expand");
const beforeFirstBid = (page: Page) =>
  openBefore(page, 1, ({ type }) => type === "bid" || type === "pass");
/** Somebody else put the share up: there are news before the bid. */
const beforeLateBid = (page: Page) =>
  openBefore(
    page,
    150,
    ({ type }, at) => type === "bid" && lines[at - 1]?.seat !== lines[at]?.seat,
  );
const beforeBid = (page: Page) => openBefore(page, 150, ({ type }) => type === "bid");

/** Somebody with fingers. */
async function touching(
  browser: Browser,
  baseURL: string,
  width: number,
  height: number,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    locale: "en-GB",
    viewport: { width, height },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await prepare(page);
  return page;
}
const choices = (page: Page) => page.getByTestId("game-actions");
const expand = (page: Page) => choices(page).getByRole("button", { name: /Expand a network/ });
const lit = (page: Page) => page.locator("[data-hex].can");
const hex = (page: Page, id: string) => page.locator(`[data-hex="${id}"]`);
async function tap(page: Page, one: Locator): Promise<void> {
  const box = await one.boundingBox();
  if (!box) throw new Error("nothing to tap");
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

for (const [width, height] of [
  [390, 844],
  [820, 1180],
] as const) {
  test(`building with a finger, at ${width}×${height}: prices can be read, a card says more, a second touch takes the hex`, async ({
    browser,
    bourse,
  }) => {
    const page = await touching(browser, bourse.address, width, height);
    await beforeExpansion(page);
    await expand(page).tap();
    await expect(lit(page).first()).toBeVisible();
    const smallest = await page
      .locator("[data-testid=sheet] .towns .price text")
      .evaluateAll((texts) =>
        Math.min(
          ...texts.map(
            (text) =>
              Number.parseFloat(getComputedStyle(text).fontSize) *
              ((text as SVGTextElement).getScreenCTM()?.a ?? 0),
          ),
        ),
      );
    expect(smallest).toBeGreaterThanOrEqual(10.9);
    const first = lit(page).first();
    const id = (await first.getAttribute("data-hex")) ?? "";
    expect(await pressable(first)).toBe(true);
    await tap(page, hex(page, id));
    const card = page.getByTestId("card");
    await expect(card).toContainText("Tap again");
    expect(await pressable(hex(page, id))).toBe(true);
    // What cannot be taken says why, at the hex and in the decision.
    const forbidden = await page.locator("[data-hex]:not(.can)").evaluateAll(
      (all) =>
        all
          .map(
            (one) =>
              [(one as SVGElement).dataset["hex"] ?? "", one.getBoundingClientRect()] as const,
          )
          .find(([, { x, y, width, height }]) => {
            const top = document.elementFromPoint(
              x + width / 2,
              y + height / 2,
            ) as SVGElement | null;
            return top?.dataset["hex"] !== undefined && !top.classList.contains("can");
          })?.[0],
    );
    await tap(page, hex(page, forbidden ?? ""));
    await expect(page.getByTestId("refusal")).toContainText(/network|company|costs|closed/);
    await expect(card).toContainText(
      (await page.getByTestId("refusal").innerText()).split(".")[0] ?? "?",
    );
    await tap(page, hex(page, id));
    await tap(page, hex(page, id));
    await expect(page.getByTestId("draft")).toContainText("builds");
    await expect(card).toBeHidden();
    await primary(page).tap();
    await expect(myTurn(page)).toBeHidden();
    await expect(card).toBeHidden();
    await page.context().close();
  });

  test(`at ${width}×${height} every button is large enough for a finger`, async ({
    browser,
    bourse,
  }) => {
    const page = await touching(browser, bourse.address, width, height);
    await beforeBid(page);
    expect((await measure(page)).small).toEqual([]);
    await beforeExpansion(page);
    expect((await measure(page)).small).toEqual([]);
    await expand(page).tap();
    await expect(lit(page).first()).toBeVisible();
    expect((await measure(page)).small).toEqual([]);
    await openRecord(page, record, 0);
    await expect(page.getByTestId("ranking")).toBeVisible();
    expect((await measure(page)).small).toEqual([]);
    await page.context().close();
  });
}

for (const [width, height] of [
  [390, 844],
  [360, 640],
  [844, 390],
] as const) {
  test(`on a phone of ${width}×${height} bidding and passing are in sight without scrolling, whatever the news`, async ({
    browser,
    bourse,
  }) => {
    const page = await touching(browser, bourse.address, width, height);
    for (const open of [beforeFirstBid, beforeBid, beforeLateBid]) {
      await open(page);
      for (const button of [
        primary(page),
        choices(page).getByRole("button", { name: "Pass", exact: true }),
      ])
        expect(await pressable(button)).toBe(true);
    }
    await page.context().close();
  });
}

test("a dial alone has no primary button; Enter confirms after a press on the map", async ({
  page,
}) => {
  await beforeExpansion(page);
  await expect(primary(page)).toHaveCount(0);
  await expand(page).click();
  await expect(lit(page).first()).toBeVisible();
  await expect(primary(page)).toHaveCount(0);
  await lit(page).first().click();
  await expect(page.getByTestId("confirm")).toBeEnabled();
  await expect(page.getByTestId("draft")).toHaveText(/2\.\sbuilds \S+ to .+ for \d+$/);
  const before = await line(page);
  await page.keyboard.press("Enter");
  await expect.poll(() => line(page)).toBeGreaterThanOrEqual(before + 3);
});

test("passing says what becomes of the share before it is confirmed", async ({ page }) => {
  await makeTable(page, ["me", "Bob"]);
  await choices(page).getByRole("button", { name: "Pass", exact: true }).click();
  await expect(choices(page)).toContainText("You are then out of this auction.");
  await page.getByTestId("confirm").click();
  await expect(page.getByTestId("whose")).toContainText("Bob");
  await choices(page).getByRole("button", { name: "Pass", exact: true }).click();
  await expect(choices(page)).toContainText("Then Anna gets the share of PRR for nothing");
});

test("who expands without a share is told so", async ({ page }) => {
  await makeTable(page, ["me", "Bob"]);
  // Everybody passes: the first bidder gets every opening share for nothing.
  await untilDials(page);
  await decide(page);
  await wanted(page);
  await expect(page.getByTestId("whose")).toContainText("Bob");
  await expand(page).click();
  await expect(choices(page)).toContainText(
    "You hold no share: only shareholders expand a company.",
  );
});

test("reaching Chicago says the special dividend before the hex is taken", async ({ page }) => {
  await openBefore(page, 0, ({ type, hex }) => type === "build" && hex === "A2");
  await hex(page, "A2").hover();
  await expect(page.getByTestId("card")).toContainText(/special dividend, you \+\d+/);
  await expect(page.getByTestId("card")).toContainText("Wabash opens");
  await hex(page, "A2").click();
  await expect(choices(page)).toContainText(/special dividend, you \+\d+/);
});

test("what the others changed is marked on the map; a line of the log lights its hex", async ({
  page,
}) => {
  // The decision right after somebody else has built.
  await openBefore(
    page,
    150,
    ({ type }, at) =>
      type === "choose" &&
      lines
        .slice(at - 4, at)
        .some(({ seat, action }) => action?.type === "build" && seat !== lines[at]?.seat),
  );
  await expect(page.locator("[data-recent]").first()).toBeAttached();
  const built = page
    .getByRole("log")
    .getByRole("listitem")
    .filter({ hasText: /builds \S+ to / })
    .last();
  await built.hover();
  await expect(page.locator("[data-told]")).toHaveCount(1);
  await page.getByRole("button", { name: "Names of the hexes" }).click();
  await expect(page.locator("text.id.shown").filter({ hasText: /^H3$/ })).toBeVisible();
});

test("the board keeps its size from the first move to the last", async ({ page }) => {
  await openRecord(page, record, 0);
  await openReplay(page);
  const slider = page.getByTestId("replay").getByRole("slider");
  const last = await line(page);
  const sizes = new Set<string>();
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await drawn(page);
    const seen = new Set<string>();
    for (let at = 0; at < last; at += 45) {
      await slider.fill(String(at));
      await expect(slider).toHaveAttribute("aria-valuetext", `Move ${at} of ${last}`);
      seen.add(JSON.stringify(await page.getByTestId("sheet").boundingBox()));
    }
    expect([...seen]).toHaveLength(1);
    seen.forEach((size) => sizes.add(size));
  }
  expect(sizes.size).toBe(2);
});

test("on a phone, opened at the end, the table of fortunes shows all its columns", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // Names are longer in French.
  await page.addInitScript(() => localStorage.setItem("bourse.language", '"fr"'));
  await openRecord(page, record, 0);
  const fortune = page.getByTestId("fortune");
  await expect(fortune.getByRole("table")).toHaveCount(2);
  expect(await fortune.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test("the end says why, where each fortune came from and when it was decided; nothing foretells dividends any more", async ({
  page,
}) => {
  await openRecord(page, record, 0);
  const end = page.getByTestId("ranking");
  await expect(end.getByTestId("ending")).toContainText("The game is over: ");
  await expect(end.getByRole("table").nth(1)).toContainText("Dividends of PRR");
  await expect(end.getByTestId("decisive").first()).toContainText("ividend");
  const colours = await end
    .locator("figure svg path")
    .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).stroke));
  expect(colours.length).toBe(4);
  expect(new Set(colours).size).toBe(4);
  await expect(page.getByRole("columnheader", { name: "Total" })).toHaveCount(0);
  await expect(page.getByText("ends at the next dividends")).toHaveCount(0);
});

for (const language of ["en", "fr"]) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });
    test("the legend lies on no hex and no town's name", async ({ page }) => {
      await beforeFirstBid(page);
      for (const [width, height] of [
        [1440, 900],
        [1920, 1080],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expect(page.locator(".legend")).toBeVisible();
        const crossed = await page.evaluate(() => {
          const names = [...document.querySelectorAll(".towns .name")].map((name) =>
            name.getBoundingClientRect(),
          );
          return [...document.querySelectorAll(".legend text, .legend .rule")]
            .filter((part) => {
              const box = part.getBoundingClientRect();
              const corners = [
                [box.left, box.top],
                [box.right, box.top],
                [box.left, box.bottom],
                [box.right, box.bottom],
              ] as const;
              return (
                corners.some(([x, y]) =>
                  document.elementFromPoint(x, y)?.hasAttribute("data-hex"),
                ) ||
                names.some(
                  (name) =>
                    name.left < box.right &&
                    box.left < name.right &&
                    name.top < box.bottom &&
                    box.top < name.bottom,
                )
              );
            })
            .map((part) => part.textContent || "the rule");
        });
        expect(crossed).toEqual([]);
      }
    });
  });
}

test("the keys of the board are listed", async ({ page }) => {
  await beforeExpansion(page);
  await page.getByTestId("settings").click();
  await page.getByText("Keys", { exact: true }).click();
  await expect(page.locator("#settings")).toContainText("to the next lit hex");
});

test("the figures of the map stand out from it, in both themes", async ({ page }) => {
  await beforeBid(page);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await faint(page)).toEqual([]);
  }
});
