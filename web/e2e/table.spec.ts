import { readFile } from "node:fs/promises";
import {
  decide,
  expect,
  line,
  makeTable,
  myTurn,
  playNow,
  primary,
  somebodyElse,
  takeBack,
  test,
  wanted,
} from "./table.ts";

test("a whole game against bots, to the ranking and the next one", async ({ page }) => {
  await makeTable(page, ["me", "bot:random", "bot:random"]);
  for (let decisions = 0; decisions < 400; decisions += 1) {
    await wanted(page);
    if (await page.getByTestId("ranking").isVisible()) break;
    await decide(page);
  }
  await expect(page.getByRole("table", { name: "Ranking" }).getByRole("row")).toHaveCount(4);
  await primary(page).click();
  await expect(page.getByTestId("ranking")).toBeHidden();
  await expect(page.getByTestId("whose")).toBeVisible();
});

test("several players at one screen: the eyes follow the turn", async ({ page }) => {
  await makeTable(page, ["me", "Bob"]);
  await expect(page.getByTestId("whose")).toHaveText("Anna decides");
  await decide(page);
  await expect(page.getByTestId("whose")).toHaveText("Bob decides");
  await expect(myTurn(page)).toBeVisible();
  await decide(page);
  expect(await line(page)).toBe(2);
});

test("hidden money: the screen is handed over", async ({ page }) => {
  const more = async () => {
    await page.getByText("Options", { exact: true }).click();
    await page.locator("select[id$=hidden_money]").selectOption("true");
  };
  await makeTable(page, ["me", "Bob"], { more });
  await page.getByRole("button", { name: "I am Anna" }).click();
  await expect(myTurn(page)).toBeVisible();
  await page.getByTestId("game-actions").getByRole("button", { name: "Pass", exact: true }).click();
  await page.getByTestId("confirm").click();
  await expect(page.getByTestId("hand-over")).toContainText("Bob");
  await page.getByRole("button", { name: "I am Bob" }).click();
  await expect(myTurn(page)).toBeVisible();
});

test("somebody joins by the link, and both see each other's moves", async ({
  page,
  browser,
  bourse,
}) => {
  await makeTable(page, ["me", "open"]);
  const link = await page.getByLabel(/Invitation/).inputValue();
  const other = await somebodyElse(browser, bourse.address);
  await other.goto(link);
  await other.getByLabel("What are you called?").fill("Bob");
  await other.getByRole("button", { name: "Sit down" }).click();
  await expect(other.getByRole("list", { name: "Seats" })).toContainText("Bob");
  await expect(other).not.toHaveURL(/#/);
  await expect(page.getByTestId("whose")).toHaveText("Your turn");
  await decide(page);
  await expect(other.getByTestId("whose")).toHaveText("Your turn");
  await decide(other);
  await expect.poll(() => line(page)).toBe(2);
  await other.context().close();
});

test("going back needs the consent of who decided since", async ({ page, browser, bourse }) => {
  await makeTable(page, ["me", "open"]);
  const link = await page.getByLabel(/Invitation/).inputValue();
  const other = await somebodyElse(browser, bourse.address);
  await other.goto(link);
  await other.getByLabel("What are you called?").fill("Bob");
  await other.getByRole("button", { name: "Sit down" }).click();
  await expect(page.getByTestId("whose")).toHaveText("Your turn");
  await primary(page).click();
  await expect(other.getByTestId("whose")).toHaveText("Your turn");
  await primary(other).click();
  await expect.poll(() => line(page)).toBe(2);
  await takeBack(page);
  await expect(other.getByTestId("undo-request")).toContainText("Anna asks");
  await expect(other.getByTestId("undo-request").getByRole("listitem").first()).toContainText(
    "Anna",
  );
  await expect(other.getByTestId("undo-see")).toBeVisible();
  await other.getByTestId("disagree").click();
  await expect(page.getByTestId("undo-request")).toBeHidden();
  await expect(page.getByTestId("undo-refused")).toContainText("Bob did not agree");
  expect(await line(page)).toBe(2);
  await takeBack(page);
  await other.getByTestId("agree").click();
  await expect.poll(() => line(page)).toBe(0);
  await expect.poll(() => line(other)).toBe(0);
  await other.context().close();
});

test("two tabs of one player stay in step", async ({ page, context }) => {
  await makeTable(page, ["me", "Bob"]);
  const tab = await context.newPage();
  await tab.goto(page.url());
  await expect(tab.getByTestId("whose")).toHaveText("Anna decides");
  await decide(page);
  await expect(tab.getByTestId("whose")).toHaveText("Bob decides");
  await decide(tab);
  await expect.poll(() => line(page)).toBe(2);
});

test("replay and another course from a moment of it", async ({ page }) => {
  await makeTable(page, ["me", "Bob"]);
  for (let moves = 0; moves < 4; moves += 1) await decide(page);
  await page.locator("body").press("ArrowLeft");
  await expect(page).toHaveURL(/\/3$/);
  await page.locator("body").press("Home");
  await expect(page).toHaveURL(/\/0$/);
  await page.locator("body").press("ArrowRight");
  await expect(page.getByTestId("replay").getByText("Move 1 of 4")).toBeVisible();
  const table = page.url().replace(/\/\d+$/, "");
  await page.reload();
  await expect(page.getByTestId("replay").getByText("Move 1 of 4")).toBeVisible();
  await page.getByTestId("fork").click();
  await page.getByTestId("fork-go").click();
  await expect(page).not.toHaveURL(new RegExp(`^${table}`));
  await expect.poll(() => line(page)).toBeGreaterThanOrEqual(1);
});

test("the record is downloaded and opened again; a report tells all", async ({ page }) => {
  await makeTable(page, ["me", "Bob"]);
  await decide(page);
  await page.getByRole("button", { name: "Table", exact: true }).click();
  const [record] = await Promise.all([
    page.waitForEvent("download"),
    page.getByTestId("record").click(),
  ]);
  const file = await record.path();
  expect((await readFile(file, "utf8")).split("\n")[0]).toContain('"game":"chicago"');
  const [report] = await Promise.all([
    page.waitForEvent("download"),
    page.getByTestId("report").click(),
  ]);
  const told = JSON.parse(await readFile(await report.path(), "utf8")) as {
    table: { you: { invite: unknown } };
    record: string;
  };
  expect(told.table.you.invite).toBeNull();
  expect(told.record).toContain("chicago");
  await page.goto("/");
  await page.getByRole("button", { name: "Open a record" }).click();
  await page.getByTestId("record-file").setInputFiles(file);
  await page.getByRole("button", { name: "Look at it" }).click();
  await expect(page.getByTestId("last-news")).toBeVisible();
  await expect.poll(() => line(page)).toBe(1);
});

test("a physical game is entered by one person", async ({ page }) => {
  await makeTable(page, ["me", "Bob", "Clara"], {
    more: () => page.getByLabel(/We play at a real table/).check(),
  });
  await expect(page.getByTestId("whose")).toHaveText("Enter the decision of Anna");
  await decide(page);
  await expect(page.getByTestId("whose")).toHaveText("Enter the decision of Bob");
});

test("a seat is left to a bot and taken back", async ({ page }) => {
  // Unhurried bots: the game must not be over before the seat is taken back.
  await page.addInitScript(() => localStorage.setItem("bourse.pause", "3000"));
  await playNow(page);
  const own = page.getByRole("list", { name: "Seats" }).getByRole("button", { name: /Anna/ });
  await own.click();
  await page.getByRole("button", { name: "Leave it to a bot: Random" }).click();
  await expect(page.getByRole("list", { name: "Seats" })).not.toContainText("you");
  await page.getByRole("list", { name: "Seats" }).getByRole("button").first().click();
  await page.getByRole("button", { name: "Take my seat back" }).click();
  await expect(page.getByRole("list", { name: "Seats" })).toContainText("you");
});
