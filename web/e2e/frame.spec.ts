import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import {
  decide,
  expect,
  line,
  makeTable,
  myTurn,
  openRecord,
  playNow,
  primary,
  somebodyElse,
  test,
  untilDials,
  wanted,
} from "./table.ts";

/** A recorded game of Chicago Express up to a turn before which others decided a dozen times: dividends, development, building. */
const record = readFileSync(resolve(import.meta.dirname, "fixtures/chicago-bots.jsonl"), "utf8")
  .trim()
  .split("\n");
const LONG_NEWS = { lines: record.slice(0, 148), seat: 2 };

/** Shows moves at a pace at which they can be looked at. */
const slowly = (page: Page) =>
  page.addInitScript(() => localStorage.setItem("bourse.show", '"calm"'));

test("what the others did is shown first, then the decision is offered", async ({ page }) => {
  await slowly(page);
  await playNow(page);
  await decide(page);
  await expect(page.getByTestId("show")).toBeVisible();
  await expect(myTurn(page)).toBeHidden();
  await expect(page.getByTestId("skip")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByTestId("show")).toBeHidden();
});

test("what the next one does is shown also where the socket told of one's own move before its answer came", async ({
  page,
  browser,
  bourse,
}) => {
  await slowly(page);
  await makeTable(page, ["me", "open"]);
  const link = await page.getByLabel(/Invitation/).inputValue();
  const other = await somebodyElse(browser, bourse.address);
  await other.goto(link);
  await other.getByLabel("What are you called?").fill("Bob");
  await other.getByRole("button", { name: "Sit down" }).click();
  await expect(myTurn(page)).toBeVisible();
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route("**/play", async (route) => {
    const response = await route.fetch();
    await held;
    await route.fulfill({ response });
  });
  await primary(page).click();
  await expect(page.getByTestId("last-news")).toContainText("Anna bids");
  const answered = page.waitForResponse("**/play");
  release();
  await answered;
  await decide(other);
  await expect(page.getByTestId("skip")).toBeVisible();
  await expect(page.getByTestId("show")).toContainText("Bob");
  await other.context().close();
});

test("what happened since one's turn is listed, lights its place, and is put away for good", async ({
  page,
}) => {
  await playNow(page);
  await untilDials(page);
  const news = page.getByTestId("news");
  for (let turns = 0; turns < 12 && !(await news.isVisible()); turns += 1) {
    await decide(page);
    await wanted(page);
  }
  await expect(news.getByRole("listitem").first()).toBeVisible();
  await expect(page.getByTestId("last-news")).not.toHaveText("");
  await page.getByTestId("news-away").click();
  await expect(news).toBeHidden();
  await page.reload();
  await expect(myTurn(page)).toBeVisible();
  await expect(news).toBeHidden();
});

test("a draft survives a reload, and Escape takes its steps back one by one", async ({ page }) => {
  await playNow(page);
  await untilDials(page);
  await page
    .getByTestId("game-actions")
    .getByRole("button", { name: /Develop a hex/ })
    .click();
  await expect(page.getByTestId("draft")).toBeVisible();
  await page.reload();
  await expect(page.getByTestId("draft")).toBeVisible();
  await expect(page.getByTestId("foot")).toContainText("Your draft of before is back");
  await page.keyboard.press("Escape");
  await expect(page.getByTestId("draft")).toBeHidden();
});

test("taking back says what it undoes, and can itself be taken back", async ({ page }) => {
  await makeTable(page, ["me", "Bob", "bot:random"]);
  await decide(page);
  const before = await line(page);
  await page.getByTestId("undo").click();
  await expect(page.getByRole("dialog")).toContainText("This takes back");
  await expect(page.getByRole("dialog").getByRole("listitem").first()).toContainText(
    /^Anna (passes|bids)/,
  );
  await page.getByTestId("undo-go").click();
  await expect.poll(() => line(page)).toBeLessThan(before);
  await page.getByTestId("redo").click();
  await expect.poll(() => line(page)).toBeGreaterThanOrEqual(before);
});

test("at most five steps with Tab lead to the first choice", async ({ page }) => {
  await playNow(page);
  await page.reload();
  await expect(myTurn(page)).toBeVisible();
  let steps = 0;
  for (; steps < 6; steps += 1) {
    if (
      await page.evaluate(
        () => document.activeElement?.closest("[data-testid=game-actions]") !== null,
      )
    )
      break;
    await page.keyboard.press("Tab");
  }
  expect(steps).toBeLessThanOrEqual(5);
});

test("the wheel over the board zooms and never scrolls the page", async ({ page }) => {
  await playNow(page);
  const box = await page.getByTestId("board").boundingBox();
  if (!box) throw new Error("no board");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 3);
  const size = () =>
    page
      .locator("[data-hex]")
      .first()
      .evaluate((hex) => hex.getBoundingClientRect().width);
  const before = await size();
  await page.mouse.wheel(0, -600);
  await expect.poll(size).toBeGreaterThan(before * 1.2);
  await page.mouse.wheel(0, 3000);
  await expect.poll(size).toBeLessThan(before * 1.05);
  expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
});

test("a damaged invitation, a full table, and somebody who watches are told so", async ({
  page,
  browser,
  bourse,
}) => {
  await makeTable(page, ["me", "open"]);
  const link = await page.getByLabel(/Invitation/).inputValue();
  const other = await somebodyElse(browser, bourse.address);
  await other.goto(link.slice(0, -4));
  await expect(other.getByTestId("bad-invite")).toBeVisible();
  await other.goto("/");
  await other.goto(link);
  await other.getByLabel("What are you called?").fill("Bob");
  await other.getByRole("button", { name: "Sit down" }).click();
  await expect(other.getByRole("list", { name: "Seats" })).toContainText("Bob");
  const third = await somebodyElse(browser, bourse.address);
  await third.goto(link);
  await expect(third.getByTestId("full-invite")).toBeVisible();
  await expect(third.getByTestId("watching")).toBeVisible();
  for (const one of [other, third]) await one.context().close();
});

test("the pace of bots is changed at the table", async ({ page }) => {
  await playNow(page);
  await page.getByTestId("settings").click();
  const pace = page.getByRole("group", { name: "Pace of bots at this table" });
  await expect(pace.getByRole("radio", { name: "At once" })).toBeChecked();
  await pace.getByRole("radio", { name: "Calm" }).check({ force: true });
  await page.reload();
  await page.getByTestId("settings").click();
  await expect(
    page
      .getByRole("group", { name: "Pace of bots at this table" })
      .getByRole("radio", { name: "Calm" }),
  ).toBeChecked();
});

test("who leaves a seat keeps the name under which the log tells of them", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("bourse.pause", "3000"));
  await playNow(page, "Nadia");
  await decide(page);
  const said = page.getByRole("log").getByText(/Nadia/).first();
  await expect(said).toBeVisible();
  await page.getByRole("list", { name: "Seats" }).getByRole("button", { name: /Nadia/ }).click();
  await page.getByRole("button", { name: "Leave it to a bot: Regular" }).click();
  await expect(page.getByTestId("watching")).toBeVisible();
  await expect(said).toBeVisible();
  await expect(page.getByRole("list", { name: "Seats" })).toContainText("Regular 4");
});

test("on a slow line what is pressed is shown at once, and nothing is dropped", async ({
  page,
}) => {
  await makeTable(page, ["me", "Bob"]);
  await untilDials(page);
  // The answer is held back until the page has shown what was pressed.
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route("**/preview", async (route) => {
    await held;
    await route.continue();
  });
  await page
    .getByTestId("game-actions")
    .getByRole("button", { name: /Develop a hex/ })
    .click();
  await expect(page.getByTestId("draft")).toContainText("chooses development");
  await expect(page.getByTestId("confirm")).toBeHidden();
  release();
  await expect(
    page.getByTestId("game-actions").getByRole("button", { name: "Develop nothing" }),
  ).toBeVisible();
});

test("those who listen hear all that was skipped, in the order of the log, then whose turn it is", async ({
  page,
}) => {
  await slowly(page);
  await playNow(page);
  const herald = page.getByTestId("herald").locator("p");
  await expect(herald.last()).toHaveText("Your turn");
  const before = await herald.count();
  await decide(page);
  // Bots decide at once: by then the whole round of them is known, and one sentence of it shown.
  await expect(page.getByTestId("skip")).toBeVisible();
  for (let skips = 0; skips < 20 && !(await myTurn(page).isVisible()); skips += 1) {
    await page.keyboard.press("Escape");
    await expect(myTurn(page).or(page.getByTestId("skip")).first()).toBeVisible();
  }
  await expect(myTurn(page)).toBeVisible();
  await expect(herald.last()).toHaveText("Your turn");
  const heard = (await herald.allInnerTexts()).slice(before, -1);
  const told = await page
    .getByRole("log")
    .locator("li[data-line] > span:last-child")
    .allInnerTexts();
  expect(heard.length).toBeGreaterThan(2);
  expect(heard).toEqual(told.slice(-heard.length));
});

test("the last line of the log is in sight, a bid too", async ({ page }) => {
  await playNow(page);
  for (let turns = 0; turns < 6; turns += 1) {
    await decide(page);
    await wanted(page);
    const last = await page
      .getByRole("log")
      .locator("li[data-line]")
      .last()
      .getAttribute("data-line");
    await expect(page.getByTestId("last-news").locator(".number")).toHaveText(last ?? "");
  }
});

test("where there is room the news are listed whole, each name once a line", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1100 });
  await openRecord(page, LONG_NEWS.lines, LONG_NEWS.seat);
  const list = page.getByTestId("news").getByRole("list");
  await expect(list.getByRole("listitem")).toHaveCount(10);
  expect(await list.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
  // Where there is not, the list gives way to the choices.
  await page.setViewportSize({ width: 1440, height: 760 });
  await expect
    .poll(() => list.evaluate((element) => element.scrollHeight - element.clientHeight))
    .toBeGreaterThan(0);
  const choices = page.getByTestId("game-actions").getByRole("button");
  await expect(choices.last()).toBeInViewport({ ratio: 1 });
});

test("what was shown before stays beside what is being shown", async ({ page }) => {
  await slowly(page);
  await openRecord(page, LONG_NEWS.lines, LONG_NEWS.seat);
  await page.getByTestId("again").click();
  await expect(page.getByTestId("show").locator("p.now")).toContainText("chooses development");
  await expect(page.getByTestId("show").locator(".before").last()).toContainText(/dividends/i);
});

test("in a low window a draft of one step leaves its line to the choices: the button says it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await makeTable(page, ["me", "Bob", "Carl"], { game: "Speculation" });
  await page.getByTestId("hand-over").getByRole("button").click();
  await page.getByTestId("game-actions").getByRole("button", { name: "Pass" }).click();
  await expect(page.getByTestId("confirm")).toHaveText(/^Pass/);
  await expect(page.getByTestId("draft")).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByTestId("draft")).toBeVisible();
});
