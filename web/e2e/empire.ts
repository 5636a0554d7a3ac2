import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./table.ts";

/** What the tests of 1861 share. */

export const offered = (page: Page) => page.getByTestId("game-actions");
export const step = (page: Page) => offered(page).locator("[data-step]");
export const press = (page: Page, name: string | RegExp) => offered(page).getByRole("button", { name }).first().click();
export const confirm = (page: Page) => page.getByTestId("confirm");
export const log = (page: Page) => page.getByRole("log");

/** Makes a table in the lobby; one word for each seat: me, a name on this screen, or a bot's. */
export async function makeEmpire(page: Page, seats: string[]): Promise<void> {
  await page.goto("/");
  const form = page.locator("form", { has: page.getByTestId("make") });
  await form.getByRole("radio", { name: "1861" }).check({ force: true });
  await form.getByRole("radio", { name: String(seats.length), exact: true }).check({ force: true });
  for (const [index, seat] of seats.entries()) {
    const kind = seat === "me" || seat.startsWith("bot:") ? seat : "screen";
    await form.getByLabel(`Who takes seat ${index + 1}`).selectOption(kind);
    if (kind === "screen") await form.getByLabel(`Name for seat ${index + 1}`).fill(seat);
  }
  await page.getByTestId("make").click();
  await page.getByLabel("What are you called?").first().fill("Anna");
  await page.getByRole("button", { name: "Make the table" }).click();
  await expect(page.getByTestId("whose")).toBeVisible();
}

/** Goes on with a game of our own bots after some of its lines; everybody sits at this screen. */
export async function goOn(page: Page, lines: number, game = "1861-bots"): Promise<void> {
  const record = readFileSync(resolve(import.meta.dirname, `fixtures/${game}.jsonl`), "utf8").split("\n").slice(0, lines).join("\n");
  await page.goto("/");
  const id = await page.evaluate(async (record) => {
    const post = async (path: string, body: unknown) => {
      const answer = await fetch(`/api${path}`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(await answer.text());
      return answer.json();
    };
    await post("/me", { name: "Anna" });
    const seats = [{ type: "me" }, { type: "screen", name: "Boris" }, { type: "screen", name: "Clara" }];
    const update = await post("/tables/upload", { record, seats, pause: 0 });
    return update.table.id as string;
  }, record);
  await page.goto(`/t/${id}`);
  await expect(page.locator("[data-hex=H8]")).toBeVisible();
}

export async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`));
}
