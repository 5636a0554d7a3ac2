import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { expect } from "./table.ts";

/** What the tests of 1861 share. */

export const offered = (page: Page) => page.getByTestId("game-actions");
export const step = (page: Page) => offered(page).locator("[data-step]");
/** Presses a choice of the dock, or its primary button. */
export const press = (page: Page, name: string | RegExp) =>
  page
    .locator("[data-testid=game-actions], [data-testid=foot]")
    .getByRole("button", { name })
    .first()
    .click();
export const heading = (page: Page) => page.getByTestId("decision");
export const confirm = (page: Page) => page.getByTestId("confirm");
export const log = (page: Page) => page.getByRole("log");

/** Goes on with a game of our own bots after some of its lines; everybody sits at this screen. */
export async function goOn(page: Page, lines: number, game = "1861-bots"): Promise<void> {
  const record = readFileSync(resolve(import.meta.dirname, `fixtures/${game}.jsonl`), "utf8")
    .split("\n")
    .slice(0, lines)
    .join("\n");
  await page.goto("/");
  const id = await page.evaluate(async (record) => {
    const post = async (path: string, body: unknown) => {
      const answer = await fetch(`/api${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(await answer.text());
      return answer.json();
    };
    await post("/me", { name: "Anna" });
    const seats = [
      { type: "me" },
      { type: "screen", name: "Boris" },
      { type: "screen", name: "Clara" },
    ];
    const update = await post("/tables/upload", { record, seats, pause: 0 });
    return update.table.id as string;
  }, record);
  await page.goto(`/t/${id}`);
  await expect(page.locator("[data-hex=H8]")).toBeVisible();
}
