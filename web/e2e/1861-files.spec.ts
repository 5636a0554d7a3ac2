import { existsSync, readFileSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { expect, line, openReplay, test } from "./table.ts";

/** Games recorded on 18xx.games, where they are at hand. */
const RECORDED = resolve(import.meta.dirname, "../../../shared/conformance/1861/recorded");

/** A finished game of bots by the rules of 18xx.games; returns the table's address. */
async function played(page: Page): Promise<string> {
  await page.goto("/");
  const id = await page.evaluate(async () => {
    const ask = async (path: string, body?: unknown) => {
      const how =
        body === undefined
          ? {}
          : {
              method: "POST",
              headers: { "content-type": "application/json" },
              body: JSON.stringify(body),
            };
      return (await fetch(`/api${path}`, how)).json();
    };
    await ask("/me", { name: "Anna" });
    const seats = ["random", "greedy", "random"].map((bot) => ({ type: "bot", bot }));
    const made = await ask("/tables", {
      game: "1861",
      options: { edition: "18xx.games" },
      seats,
      listed: false,
      mode: "play",
      pause: 0,
      prices: null,
    });
    const id = made.table.id as string;
    while ((await ask(`/tables/${id}`)).table.status !== "over")
      await new Promise((done) => setTimeout(done, 200));
    return id;
  });
  return `/t/${id}`;
}

/** The file that the button at a table saves. */
async function exported(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Table", exact: true }).last().click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByTestId("record-18xx").click(),
  ]);
  return readFileSync(await download.path(), "utf8");
}

/** The lobby with its panel for records unfolded. */
async function openRecords(page: Page): Promise<void> {
  await page.goto("/");
  const panel = page.getByRole("button", { name: "Open a record" });
  if ((await panel.getAttribute("aria-expanded")) !== "true") await panel.click();
}

async function paste(page: Page, text: string): Promise<void> {
  await openRecords(page);
  await page.getByTestId("record-text").fill(text);
}

test("a game goes out in the form of 18xx.games and comes back, to look at and to play on", async ({
  page,
}) => {
  await page.goto(await played(page));
  await expect(page.getByTestId("ranking")).toBeVisible();
  const lines = await line(page);
  // A record calls bots by their plain names, and tells those of one name apart in its own way.
  const ranking = async () =>
    (await page.getByRole("table", { name: "Final ranking" }).innerText())
      .toLowerCase()
      .replaceAll(/random( \d)?/g, "random");
  const scores = await ranking();
  const file = await exported(page);
  const game = JSON.parse(file) as { title: string; actions: unknown[] };
  expect(game.title).toBe("1861");
  expect(game.actions).toHaveLength(lines);

  await paste(page, file);
  await page.getByRole("button", { name: "Look at it" }).click();
  await expect(page.getByTestId("ranking")).toBeVisible();
  expect(await line(page)).toBe(lines);
  expect(await ranking()).toBe(scores);
  // Its whole history is there.
  await openReplay(page);
  await page.getByTestId("replay").getByRole("slider").fill("12");
  await expect(page).toHaveURL(/12/);

  // Half of it, played on with bots.
  const half = { ...game, status: "active", actions: game.actions.slice(0, 60) };
  await paste(page, JSON.stringify(half, null, 2));
  await page.getByRole("checkbox", { name: "Play on" }).check();
  for (const seat of [1, 2, 3])
    await page.getByLabel(`Who takes seat ${seat}`).last().selectOption("bot:random");
  await page.getByRole("button", { name: "Play on" }).click();
  await expect.poll(() => line(page)).toBeGreaterThan(60);
});

test("bad files are told apart, and change nothing", async ({ page }) => {
  const file = {
    id: 1,
    title: "1861",
    players: [
      { id: 1, name: "A" },
      { id: 2, name: "B" },
      { id: 3, name: "C" },
    ],
    actions: [] as unknown[],
  };
  await paste(page, '{"title": "1830"');
  await expect(page.getByText("This is neither a record of Bourse")).toBeVisible();
  const bid = { id: 1, type: "bid", entity: 1, entity_type: "player", company: "TSR", price: 7 };
  await paste(page, JSON.stringify({ ...file, actions: [bid] }));
  await page.getByRole("textbox", { name: "What are you called?" }).last().fill("Anna");
  await page.getByRole("button", { name: "Look at it" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "action 1" })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/");
});

test("recorded games of 18xx.games appear with their whole history", async ({ page }) => {
  test.skip(!existsSync(RECORDED), "no recorded games at hand");
  const names = readdirSync(RECORDED).filter(
    (name) => name.endsWith(".json") && !name.endsWith(".effective.json"),
  );
  for (const name of names) {
    await openRecords(page);
    await page.getByTestId("record-file").setInputFiles(resolve(RECORDED, name));
    const asked = page.getByRole("textbox", { name: "What are you called?" }).last();
    await expect(page.getByRole("button", { name: "Look at it" })).toBeVisible();
    if (await asked.isVisible()) await asked.fill("Anna");
    await page.getByRole("button", { name: "Look at it" }).click();
    await expect(page.getByTestId("last-news")).toBeVisible();
    expect(await line(page)).toBeGreaterThan(400);
    await openReplay(page);
    await page.getByTestId("replay").getByRole("slider").fill("300");
    await expect(page.locator("[data-hex=H8]")).toBeVisible();
  }
});
