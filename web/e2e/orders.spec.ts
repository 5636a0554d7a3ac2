import AxeBuilder from "@axe-core/playwright";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { expect, myTurn, somebodyElse, test } from "./table.ts";

/** The seventh stock round of a game of 1861: the second seat begins and directs SW, of which the third has a share. */
const RECORD = readFileSync(
  resolve(import.meta.dirname, "../../games/catalogue/tests/table/data/1861-shares.jsonl"),
  "utf8",
);

async function post(page: Page, path: string, body: unknown) {
  return page.evaluate(
    async ([path, body]) => {
      const answer = await fetch(`/api${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      return answer.json();
    },
    [path, body] as const,
  );
}

/** Anna has the seat that begins; Boris, in a browser of his own, the two others. */
async function twoPages(page: Page, browser: Browser): Promise<{ boris: Page; table: string }> {
  const boris = await somebodyElse(browser, new URL(page.url()).origin);
  await boris.goto("/");
  await post(boris, "/me", { name: "Boris" });
  const seats = [{ type: "me" }, { type: "open" }, { type: "screen", name: "Clara" }];
  const { table } = await post(boris, "/tables/upload", { record: RECORD, seats, pause: 0 });
  await post(page, "/me", { name: "Anna" });
  await post(page, `/tables/${table.id}/sit`, { key: table.you.invite, seat: 1, name: null });
  await page.goto(`/t/${table.id}`);
  await boris.goto(`/t/${table.id}`);
  await expect(page.getByTestId("new-order")).toBeVisible();
  return { boris, table: table.id };
}

/** Plays for Boris' seats without his page. */
async function play(page: Page, table: string, seat: number, action: unknown): Promise<void> {
  const seq = await page.evaluate(
    async (table) => (await (await fetch(`/api/tables/${table}`)).json()).table.seq,
    table,
  );
  const answer = await post(page, `/tables/${table}/play`, {
    seat,
    seq,
    key: `${seat}-${seq}`,
    actions: [action],
  });
  expect(answer.error).toBeUndefined();
}
const pass = { type: "pass" };

test("an order is given, acts, ends when somebody sells, and another is withdrawn", async ({
  page,
  browser,
}) => {
  await page.goto("/");
  const { boris, table } = await twoPages(page, browser);

  await page.getByTestId("new-order").click();
  const form = page.getByRole("dialog");
  await expect(form).toContainText("It is your turn: it acts at once.");
  await expect(form).toContainText(
    "Pass in stock round 7. Will pass whenever it is your turn, unless",
  );
  expect((await new AxeBuilder({ page }).include("dialog").analyze()).violations).toEqual([]);
  // What has nothing to do is not taken, and says why.
  await form.getByRole("radio", { name: "Buy shares" }).check({ force: true });
  await form.getByLabel("Company").selectOption("SW");
  await form.getByTestId("give-order").click();
  await expect(form.getByRole("alert")).toContainText("It would end at once: you hold 6 shares.");
  await form.getByRole("radio", { name: "Pass", exact: true }).check({ force: true });
  await form.getByTestId("give-order").click();
  await expect(form).toBeHidden();

  // It acted at once, and says so to Anna alone.
  const order = page.getByTestId("order");
  await expect(order).toContainText("Pass in stock round 7");
  await expect(page.getByRole("log")).toContainText("Anna passes. (by standing order)");
  await expect(boris.getByRole("log")).toContainText("Anna passes.");
  await expect(boris.getByRole("log")).not.toContainText("standing order");
  await expect(boris.getByTestId("order")).toHaveCount(0);

  // The others have their turns, and it acts again.
  await play(boris, table, 2, { type: "buy_share", company: "MKV", from: "treasury" });
  await play(boris, table, 0, pass);
  await expect(page.getByRole("log").getByText("(by standing order)")).toHaveCount(2);

  // Clara sells shares of Anna's company: it ends, and says why.
  await play(boris, table, 2, { type: "sell_shares", company: "SW", shares: 1 });
  await expect(order).toHaveCount(0);
  const notice = page.getByTestId("order-ended");
  await expect(notice).toContainText("Ended: Clara sold shares of SW.");
  await play(boris, table, 2, pass);
  await play(boris, table, 0, pass);
  await expect(myTurn(page)).toBeVisible();

  // Another one by the keyboard; then it is withdrawn.
  await notice.getByRole("button").focus();
  await page.keyboard.press("Enter");
  await expect(notice).toHaveCount(0);
  await page.getByTestId("new-order").focus();
  await page.keyboard.press("Enter");
  await form.getByRole("radio", { name: "No mergers" }).focus();
  await page.keyboard.press("Space");
  await form.getByTestId("give-order").focus();
  await page.keyboard.press("Enter");
  await expect(order).toContainText("Pass in merger round 7.1");
  await order.getByRole("button").focus();
  await page.keyboard.press("Enter");
  await expect(order).toHaveCount(0);
  await expect(myTurn(page)).toBeVisible();
});

test("on a phone, in French", async ({ page, browser }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.evaluate(() => localStorage.setItem("bourse.language", '"fr"'));
  await twoPages(page, browser);
  await page.getByTestId("new-order").click();
  const form = page.getByRole("dialog");
  for (const kind of ["Acheter des actions", "Pas de fusion", "Enchérir", "Passer"]) {
    await form.getByRole("radio", { name: kind, exact: true }).check({ force: true });
    const { width, inner } = await form.evaluate((box) => ({
      width: box.scrollWidth,
      inner: box.clientWidth,
    }));
    expect(width).toBeLessThanOrEqual(inner);
  }
  await form.getByTestId("give-order").click();
  await expect(page.getByTestId("order")).toContainText("Passer au tour de bourse 7");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
