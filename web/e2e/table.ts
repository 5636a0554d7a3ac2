import { test as base, expect, type Browser, type Page } from "@playwright/test";
import { Bourse } from "./server.ts";

/** Tests of a file share a server; `own` is one for a test that stops it. */
export const test = base.extend<{ own: Bourse }, { bourse: Bourse }>({
  bourse: [
    async ({}, use) => {
      const bourse = await Bourse.open();
      await use(bourse);
      await bourse.close();
    },
    { scope: "worker" },
  ],
  own: async ({}, use) => {
    const bourse = await Bourse.open();
    await use(bourse);
    await bourse.close();
  },
  baseURL: async ({ bourse }, use) => use(bourse.address),
  page: async ({ page }, use) => {
    await prepare(page);
    await use(page);
  },
});
export { expect };

/** Bots do not wait, so that games are short; errors of the page fail the test. */
export async function prepare(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (localStorage.getItem("bourse.pause") === null) localStorage.setItem("bourse.pause", "0");
  });
  page.on("pageerror", (error) => {
    throw error;
  });
}

/** Another person: a browser of their own. */
export async function somebodyElse(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: address, locale: "en-GB" });
  const page = await context.newPage();
  await prepare(page);
  return page;
}

export async function playNow(page: Page, name = "Anna"): Promise<void> {
  await page.goto("/");
  await page.getByTestId("play-chicago").click();
  await page.getByLabel("What are you called?").first().fill(name);
  await page.getByRole("button", { name: "Go", exact: true }).click();
  await expect(page.getByTestId("whose")).toBeVisible();
}

/** Makes a table in the lobby; one word for each seat: me, open, a name on this screen, or a bot's. */
export async function makeTable(page: Page, seats: string[], name = "Anna"): Promise<void> {
  await page.goto("/");
  const form = page.locator("form", { has: page.getByTestId("make") });
  await form.getByRole("radio", { name: String(seats.length), exact: true }).check({ force: true });
  for (const [index, seat] of seats.entries()) {
    const kind = ["me", "open"].includes(seat) || seat.startsWith("bot:") ? seat : "screen";
    await form.getByLabel(`Who takes seat ${index + 1}`).selectOption(kind);
    if (kind === "screen") await form.getByLabel(`Name for seat ${index + 1}`).fill(seat);
  }
  await page.getByTestId("make").click();
  const asked = page.getByLabel("What are you called?");
  if (await asked.first().isVisible().catch(() => false)) {
    await asked.first().fill(name);
    await page.getByRole("button", { name: "Make the table" }).click();
  }
  await expect(page.getByTestId("whose")).toBeVisible();
}

export const myTurn = (page: Page) => page.locator("section.bar.acting");

/** How far the game is: the highest number of the replay slider. */
export async function line(page: Page): Promise<number> {
  return Number(await page.getByTestId("replay").getByRole("slider").getAttribute("max"));
}

/** Takes any decision that is offered, one click, and confirms what has become of it when it is complete. */
export async function decide(page: Page, act: (button: ReturnType<Page["locator"]>) => Promise<void> = (button) => button.click()): Promise<void> {
  const offered = page.getByTestId("game-actions");
  const before = await line(page);
  for (let clicks = 0; clicks < 8; clicks += 1) {
    if ((await line(page)) > before || (await page.getByTestId("ranking").isVisible())) return;
    const confirm = page.getByTestId("confirm");
    const nothing = offered.getByRole("button", { name: /nothing$/ });
    const pass = offered.getByRole("button", { name: "Pass", exact: true });
    const complete = (await offered.getByText("The turn is complete").count()) > 0;
    if ((await confirm.count()) > 0 && complete) await act(confirm);
    else if ((await pass.count()) > 0) await act(pass);
    else if ((await nothing.count()) > 0) await act(nothing);
    else {
      const open = offered.locator("button:enabled:not([aria-disabled=true])");
      if ((await open.count()) > 0) await act(open.last());
    }
    await expect
      .poll(async () => (await line(page)) > before || (await page.locator("section.bar button:disabled[aria-keyshortcuts]").count()) === 0, { timeout: 10_000 })
      .toBe(true);
    await page.waitForTimeout(30);
  }
}
