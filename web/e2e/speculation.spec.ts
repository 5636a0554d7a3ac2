import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { faint } from "./contrast.ts";
import { measure } from "./screens.ts";
import {
  expect,
  faults,
  line,
  makeTable,
  myTurn,
  openRecord,
  prepare,
  pressable,
  somebodyElse,
  takeBack,
  test,
  until,
  wanted,
} from "./table.ts";

const makeSpeculation = (page: Page, seats: string[], more?: () => Promise<unknown>) =>
  makeTable(page, seats, { game: "Speculation", ...(more && { more }) });
/** Shows moves at a pace at which they can be looked at. */
const slowly = (page: Page) =>
  page.addInitScript(() => localStorage.setItem("bourse.show", '"calm"'));
const offered = (page: Page) => page.getByTestId("game-actions");
const cards = (page: Page) => offered(page).locator("[data-card]");
const confirm = (page: Page) => page.getByTestId("confirm");

/** Takes a decision: passes, moves the first pawn that can be moved, or chooses the first card. */
async function decideOne(page: Page): Promise<void> {
  const before = await line(page);
  const pass = offered(page).getByRole("button", { name: "Pass", exact: true });
  const choices = offered(page).locator("[data-card], li button");
  await expect(pass.or(choices.first())).toBeVisible();
  await ((await pass.isVisible()) ? pass : choices.first()).click();
  await confirm(page).click();
  await until(
    page,
    (known) => {
      const slider = document.querySelector<HTMLInputElement>("[data-testid=replay] input");
      // What was confirmed is gone: others may have decided meanwhile, and it goes out again.
      const sent =
        Number(slider?.max) > known && document.querySelector("[data-testid=confirm]") === null;
      return (
        sent || document.querySelector("[data-testid=hand-over], [data-testid=ranking]") !== null
      );
    },
    before,
  );
}
/** Decides until a card is to be chosen. */
async function untilCards(page: Page): Promise<void> {
  for (let decisions = 0; decisions < 6; decisions += 1) {
    await wanted(page);
    if ((await cards(page).count()) > 0) return;
    await decideOne(page);
  }
}
/** Takes the other one's seat at a table that is open for it. */
async function joins(
  browser: Parameters<typeof somebodyElse>[0],
  address: string,
  page: Page,
): Promise<Page> {
  const link = await page.getByLabel(/Invitation/).inputValue();
  const other = await somebodyElse(browser, address);
  await other.goto(link);
  await other.getByLabel("What are you called?").fill("Bob");
  await other.getByRole("button", { name: "Sit down" }).click();
  return other;
}

test("a whole game against bots, one reveal taken back: practice for good, and every draw computed anew", async ({
  page,
}) => {
  await makeSpeculation(page, ["me", "bot:random", "bot:random"]);
  await untilCards(page);
  await decideOne(page);
  await wanted(page);
  await expect(page.getByTestId("practice")).toBeHidden();
  await page.getByTestId("undo").click();
  await expect(page.getByRole("dialog")).toContainText(
    "marked as practice for good, and bots choose anew",
  );
  await expect(page.getByRole("dialog")).toContainText("The cards: Anna");
  await page.getByTestId("undo-go").click();
  await expect(page.getByTestId("practice")).toBeVisible();
  await expect(page.getByTestId("log-practice")).toContainText("Practice game");
  await expect(page.getByTestId("redo")).toBeHidden();
  for (let decisions = 0; decisions < 300; decisions += 1) {
    await expect(myTurn(page).or(page.getByTestId("ranking"))).toBeVisible();
    if (await page.getByTestId("ranking").isVisible()) break;
    await decideOne(page);
  }
  await expect(page.getByTestId("ranking").getByRole("row").first()).toBeVisible();
  await expect(page.getByTestId("result-practice")).toContainText("Practice game");
  await page.getByTestId("verify").click();
  await expect(page.getByTestId("verified")).toContainText("came out as they had to");
  await expect(page.getByTestId("verified")).toContainText("Your own part of the seed");
  await expect(page.getByTestId("verified-practice")).toBeVisible();
  expect(await faults(page)).toEqual([]);
});

test("the reveal: cards beside the board, then pawns and prices one after the other, then the question", async ({
  page,
}) => {
  await slowly(page);
  await makeSpeculation(page, ["me", "bot:random", "bot:random"]);
  await untilCards(page);
  await cards(page).first().click();
  await confirm(page).click();
  const reveal = page.getByTestId("reveal");
  // No sentence and no light on the board says what the cards are before they are turned up.
  await expect(page.getByTestId("show").locator("p.now")).toHaveText("The cards are turned up.");
  await expect(reveal.locator("[data-seat]")).toHaveCount(3);
  await expect(myTurn(page)).toBeHidden();
  await expect(page.getByTestId("herald")).toContainText(/The cards: Anna .*, .*\./);
  // What was looked at in one moment: the rows that are done, and where their pawns and prices stand.
  const agreed = await page.evaluate(
    () =>
      new Promise<string[]>((done) => {
        const wrong: string[] = [];
        const look = () => {
          const open = document.querySelector("[data-testid=reveal]");
          if (!open || document.querySelector("[data-acting=true]")) return stop();
          const row = [...open.querySelectorAll("li.now")].at(-1);
          const figures = [...(row?.querySelectorAll("b") ?? [])].map((bold) => bold.textContent);
          const pawn =
            document.querySelector("[data-company] .lit, [data-company].lit") ??
            document.querySelector(".pawn.moving");
          const company = pawn?.closest("[data-company]")?.getAttribute("data-company");
          if (!row || figures.length < 2 || !company) return;
          const [space, price] = [
            pawn?.closest("[data-space]")?.getAttribute("data-space"),
            document.querySelector(`[data-of=${company}]`)?.getAttribute("data-price"),
          ];
          if (figures[0] !== space || figures[1]?.replace("−", "-") !== price)
            wrong.push(`${company}: ${figures.join()} and ${space}, ${price}`);
        };
        const observer = new MutationObserver(look);
        const stop = () => {
          observer.disconnect();
          done(wrong);
        };
        observer.observe(document.body, { subtree: true, childList: true, attributes: true });
      }),
  );
  expect(agreed).toEqual([]);
  await wanted(page);
  await expect(page.getByTestId("reveal")).toBeHidden();
  await expect(page.getByTestId("news")).toContainText("The cards: Anna");
});

/** A recorded game of four, cut before its last card is chosen: whoever chooses it sees the cards that end the game. */
const record = readFileSync(resolve(import.meta.dirname, "fixtures/speculation-bots.jsonl"), "utf8")
  .trim()
  .split("\n");
const lastCard = record.findLastIndex(
  (text) => (JSON.parse(text) as { action?: { type: string } }).action?.type === "commit",
);

test("the ranking waits for the last pawn", async ({ page }) => {
  await slowly(page);
  const { seat, action } = JSON.parse(record[lastCard] ?? "{}") as {
    seat: number;
    action: { card: string };
  };
  await openRecord(page, record.slice(0, lastCard), seat);
  await offered(page).locator(`[data-card=${action.card}]`).click();
  // Every change of the page is looked at: the ranking never stands beside a pawn that still has to move.
  const seen = page.evaluate(
    () =>
      new Promise<{ early: boolean; moves: number }>((done) => {
        let [early, moves] = [false, 0];
        const observer = new MutationObserver(() => {
          const ranking = document.querySelector("[data-testid=ranking]") !== null;
          moves = Math.max(moves, document.querySelectorAll("[data-testid=reveal] li.done").length);
          early ||= ranking && document.querySelector("[data-testid=show]") !== null;
          if (!ranking) return;
          observer.disconnect();
          done({ early, moves });
        });
        observer.observe(document.body, { subtree: true, childList: true, attributes: true });
      }),
  );
  await confirm(page).click();
  await expect(page.getByTestId("reveal")).toBeVisible();
  await expect(page.getByTestId("ranking")).toBeHidden();
  expect(await seen).toEqual({ early: false, moves: 4 });
  await expect(page.getByTestId("ranking")).toBeVisible();
  await expect(page.getByTestId("ending")).toContainText("END in round");
});

test("the news say what a reveal brought, company by company", async ({ page }) => {
  const lines = record.map(
    (text) => JSON.parse(text) as { seat?: number; action?: { type: string } },
  );
  const shares = (seat: number) =>
    page
      .locator(`[data-panel=speculation-players] [data-seat="${seat}"] dl > div`, {
        hasText: /^Shares/,
      })
      .locator("dd");
  const stock = async (seat: number) => Number((await shares(seat).innerText()).replace("−", "-"));
  const totals: number[] = [];
  // The first deal of a round, at some of them: all cards were turned up since its seat chose one.
  for (const part of [0.2, 0.35, 0.5, 0.65, 0.8]) {
    const trade = lines.findIndex(
      ({ action }, at) =>
        at > lines.length * part &&
        action?.type === "trade" &&
        lines[at - 1]?.action?.type !== "trade",
    );
    const seat = lines[trade]?.seat ?? 0;
    await openRecord(page, record.slice(0, trade), seat);
    await expect(page.getByTestId("news")).toContainText("The cards:");
    const brought = page.getByTestId("brought");
    const said = (await brought.count()) === 0 ? "0: " : await brought.innerText();
    const [total = 0, ...parts] = [...said.matchAll(/[+−]?\d+/g)].map(([figure]) =>
      Number(figure.replace("−", "-")),
    );
    // One company alone needs no sum.
    if (parts.length > 0) expect(parts.reduce((sum, one) => sum + one, 0)).toBe(total);
    // The same as between the portfolio before the cards and now.
    const now = await stock(seat);
    const reveal = await page
      .getByRole("log")
      .locator("li", { hasText: "The cards:" })
      .last()
      .getAttribute("data-line");
    await page.goto(`${page.url()}/${Number(reveal) - 1}`);
    await expect(page.getByTestId("present")).toBeVisible();
    await expect.poll(() => stock(seat)).toBe(now - total);
    totals.push(total);
  }
  expect(totals.filter((total) => total !== 0).length).toBeGreaterThan(0);
});

test("at a shared screen the reveal is for all, without a hand, until somebody goes on", async ({
  page,
}) => {
  await slowly(page);
  await makeSpeculation(page, ["me", "Bob", "bot:random"]);
  const over = page.getByTestId("hand-over");
  for (let turns = 0; turns < 20 && (await page.getByTestId("reveal").count()) === 0; turns += 1) {
    await expect(over.or(page.getByTestId("skip")).or(myTurn(page)).first()).toBeVisible();
    // Looked at and pressed in one moment: the bot's card may end the hand-over.
    const pressed = await page.evaluate(() => {
      if (document.querySelector("[data-testid=reveal]")) return true;
      const button = document.querySelector<HTMLElement>(
        "[data-testid=hand-over] button, [data-testid=skip]",
      );
      button?.click();
      return button !== null;
    });
    if (pressed || !(await myTurn(page).isVisible())) continue;
    const last =
      (await cards(page).count()) > 0 && (await page.getByText("has chosen").count()) === 2;
    await decideOne(page);
    if (last) await expect(page.getByTestId("reveal")).toBeVisible();
  }
  await expect(page.getByTestId("reveal").locator("[data-seat]")).toHaveCount(3);
  await expect(over).toBeHidden();
  await expect(page.getByTestId("hand")).toBeHidden();
  await expect(page.getByRole("log")).not.toContainText("draws");
  await expect(page.getByTestId("skip")).toHaveText(/Go on/);
  await expect(page.getByTestId("show").locator("p").last()).toHaveText(/\w/);
  await expect(page.getByTestId("hand")).toBeHidden();
  await expect(page.getByRole("log")).not.toContainText("draws");
  await expect(over).toBeHidden();
  await page.keyboard.press("Enter");
  await expect(over.or(myTurn(page))).toBeVisible();
});

test("Enter confirms what is chosen, passing is a choice like any other, a forbidden share says why and changes nothing", async ({
  page,
}) => {
  await makeSpeculation(page, ["me", "bot:random", "bot:random"]);
  await wanted(page);
  const held = offered(page).getByTestId("sell").getByRole("button").first();
  const metro = (await held.innerText()).includes("Metro");
  const same = offered(page)
    .getByTestId("buy")
    .getByRole("button", {
      name: (await held.locator(".name").evaluate((name) => name.firstChild?.textContent)) ?? "",
    });
  const share = offered(page)
    .getByTestId("buy")
    .getByRole("button", { name: metro ? "Carat" : "Metro" });
  await share.click();
  await expect(confirm(page)).toContainText(/Buy \w+ for 20/);
  await offered(page).getByTestId("pass").click();
  await expect(confirm(page)).toHaveText(/^Pass/);
  // What is chosen looks chosen while the pointer is still on it.
  const look = (one: Locator) =>
    one.evaluate((element) => {
      for (const way of element.getAnimations()) way.finish();
      return getComputedStyle(element).backgroundColor;
    });
  const pointed = await look(offered(page).getByTestId("pass"));
  await page.mouse.move(0, 0);
  await expect.poll(() => look(offered(page).getByTestId("pass"))).toBe(pointed);
  // The turn is still one's own, whatever the draft leads to.
  await expect(page.locator("#panel-speculation-players-body li.active")).toHaveAttribute(
    "data-seat",
    "0",
  );
  await share.click();
  await held.click();
  await expect(confirm(page)).toContainText("Sell");
  await same.click({ force: true });
  await expect(page.getByTestId("refusal")).toContainText("not sold and bought back");
  await expect(confirm(page)).toContainText("Sell");
  await share.focus();
  const before = await line(page);
  await page.keyboard.press("Enter");
  await expect.poll(() => line(page)).toBeGreaterThan(before);
  await expect(page.getByRole("log")).toContainText(/Anna sells .* and buys/);
});

test("a card that was chosen stays chosen while one looks back, and after a reload", async ({
  page,
}) => {
  await makeSpeculation(page, ["me", "bot:random", "bot:random"]);
  await untilCards(page);
  await cards(page).first().click();
  await expect(confirm(page)).toBeVisible();
  await page.locator("body").press("ArrowLeft");
  await expect(cards(page)).toHaveCount(0);
  // While it runs nobody plays on from a game that has secrets, and is told so.
  await expect(
    page.getByText("This game has secrets: one can play on from it when it is over."),
  ).toBeVisible();
  await expect(page.getByTestId("fork")).toBeHidden();
  await page.locator("body").press("End");
  await expect(cards(page)).toHaveCount(2);
  await expect(cards(page).first()).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(cards(page).first()).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Escape");
  await expect(confirm(page)).toBeHidden();
  await page.keyboard.press("Tab");
  for (
    let stops = 1;
    stops <= 5 &&
    !(await cards(page)
      .first()
      .evaluate((card) => card === document.activeElement));
    stops += 1
  )
    await page.keyboard.press("Tab");
  await expect(cards(page).first()).toBeFocused();
  await page.keyboard.press("Space");
  await expect(confirm(page)).toBeVisible();
});

test("by finger: nothing too small to press or to read, and the board keeps its size", async ({
  browser,
  bourse,
}) => {
  const context = await browser.newContext({
    baseURL: bourse.address,
    locale: "en-GB",
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await prepare(page);
  await makeSpeculation(page, ["me", "bot:random", "bot:random"]);
  await wanted(page);
  const small = async () => (await measure(page)).small;
  const size = (part: Locator) =>
    part.evaluate((element) => [element.clientWidth, element.clientHeight]);
  const board = await size(page.getByTestId("board"));
  expect(await small()).toEqual([]);
  await offered(page).getByTestId("buy").getByRole("button").first().tap();
  await expect(confirm(page)).toBeVisible();
  expect(await small()).toEqual([]);
  expect(await size(page.getByTestId("board"))).toEqual(board);
  const figures = await page
    .getByTestId("board")
    .locator("svg.track text")
    .evaluateAll((texts) =>
      texts.map((text) => {
        const { a } = (text as SVGTextElement).getScreenCTM() ?? { a: 0 };
        return Number.parseFloat(getComputedStyle(text).fontSize) * a;
      }),
    );
  expect(Math.min(...figures)).toBeGreaterThan(11);
  await context.close();
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
  expect(await page.locator("body").innerText()).not.toContain("draws");
  await page.getByRole("button", { name: "I am Bob" }).click();
  await expect(page.getByTestId("hand")).toBeVisible();
  expect(told).toContain("?viewer=1");
  await page.reload();
  await expect(over).toBeVisible();
  await expect(page.getByTestId("hand")).toBeHidden();
  expect(hers.length).toBeGreaterThan(3);
});

test("two browsers: a choice stays secret, and can be withdrawn; what was laid open is taken back by consent", async ({
  page,
  browser,
  bourse,
}) => {
  await makeSpeculation(page, ["me", "open", "bot:random"]);
  const other = await joins(browser, bourse.address, page);
  await expect(myTurn(page)).toBeVisible();
  await decideOne(page);
  await expect(myTurn(other)).toBeVisible();
  await decideOne(other);
  await expect(cards(page)).toHaveCount(2);
  await cards(page).first().click();
  await confirm(page).click();
  await expect(page.getByText(/You have chosen/)).toBeVisible();
  await expect(other.getByText("has chosen").first()).toBeVisible();
  await page.getByTestId("withdraw").click();
  await expect(cards(page)).toHaveCount(2);
  await cards(page).last().click();
  await confirm(page).click();
  await decideOne(other);
  await expect(page.getByText(/The cards: Anna/).first()).toBeVisible();
  const before = await line(page);
  // Who is asked has a phone, a decision of their own, and the log open.
  await other.setViewportSize({ width: 390, height: 844 });
  await other.locator("[data-tab=log]").click();
  await takeBack(page);
  const request = other.getByTestId("undo-request");
  await expect(request).toContainText("Anna asks");
  await expect(request).toContainText("marked as practice for good");
  for (const answer of ["agree", "disagree", "undo-see"])
    expect(await pressable(other.getByTestId(answer))).toBe(true);
  await other.getByTestId("undo-see").click();
  await expect(other).toHaveURL(/\/\d+$/);
  await other.getByTestId("present").click();
  await other.getByTestId("agree").click();
  await expect.poll(() => line(page)).toBeLessThan(before);
  for (const one of [page, other]) {
    await expect(one.getByTestId("practice")).toBeVisible();
    await expect(cards(one)).toHaveCount(2);
  }
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

test("the figures of the board stand out from it, in both themes", async ({ page }) => {
  const half = Math.floor(record.length / 2);
  await openRecord(page, record.slice(0, half), 0);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await faint(page)).toEqual([]);
  }
});

test("at most five steps with Tab lead to the first choice; afterwards the focus is where the next one is", async ({
  page,
}) => {
  await makeSpeculation(page, ["me", "bot:random", "bot:random"]);
  await page.reload();
  await wanted(page);
  const within = (part: string) =>
    page.evaluate(
      (part) =>
        document.activeElement?.closest(part) !== null && document.activeElement !== document.body,
      part,
    );
  let steps = 0;
  for (; steps < 6 && !(await within("[data-testid=game-actions]")); steps += 1)
    await page.keyboard.press("Tab");
  expect(steps).toBeLessThanOrEqual(5);
  await page.keyboard.press("Space");
  await expect(confirm(page)).toBeEnabled();
  const before = await line(page);
  await page.keyboard.press("Enter");
  await expect.poll(() => line(page)).toBeGreaterThan(before);
  await wanted(page);
  await expect.poll(() => within("[data-dock]")).toBe(true);
});

test("while others choose their cards, one's own has the focus, and nobody is told again that it is their turn", async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem("bourse.pause", "400"));
  await makeSpeculation(page, ["me", "bot:random", "bot:random"]);
  await untilCards(page);
  await cards(page).first().press("Space");
  await expect(cards(page).first()).toBeFocused();
  await expect(page.getByText("has chosen")).toHaveCount(2);
  const heard = await page.getByTestId("herald").locator("p").allInnerTexts();
  const decided = heard.filter((text) =>
    /^Anna (passes|buys|sells|moves|leaves)/.test(text),
  ).length;
  expect(heard.filter((text) => text === "Your turn")).toHaveLength(decided + 1);
  expect(heard.some((text) => text.includes("chooses a card"))).toBe(false);
});
