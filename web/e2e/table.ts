import { test as base, expect, type Browser, type Page } from "@playwright/test";
import { Bourse } from "./server.ts";

/** What went wrong in the pages of the test that runs. */
const errors: Error[] = [];

/** Tests of a file share a server; `own` is one for a test that stops it. Errors of a page fail its test. */
export const test = base.extend<{ own: Bourse; sound: void }, { bourse: Bourse }>({
  sound: [
    async ({}, use) => {
      errors.length = 0;
      await use();
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
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

/** Bots do not wait, so that games are short. */
export async function prepare(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (localStorage.getItem("bourse.pause") === null) localStorage.setItem("bourse.pause", "0");
  });
  page.on("pageerror", (error) => errors.push(error));
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

/** Makes a table in the lobby; one word for each seat: me, open, a name on this screen, or a bot's. `more` sets the rest. */
export async function makeTable(page: Page, seats: string[], name = "Anna", more?: () => Promise<unknown>): Promise<void> {
  await page.goto("/");
  const form = page.locator("form", { has: page.getByTestId("make") });
  await form.getByRole("radio", { name: String(seats.length), exact: true }).check({ force: true });
  for (const [index, seat] of seats.entries()) {
    const kind = ["me", "open"].includes(seat) || seat.startsWith("bot:") ? seat : "screen";
    await form.getByLabel(`Who takes seat ${index + 1}`).selectOption(kind);
    if (kind === "screen") await form.getByLabel(`Name for seat ${index + 1}`).fill(seat);
  }
  await more?.();
  await page.getByTestId("make").click();
  const asked = page.getByLabel("What are you called?");
  if (await asked.first().isVisible().catch(() => false)) {
    await asked.first().fill(name);
    await page.getByRole("button", { name: "Make the table" }).click();
  }
  // A shared screen with secrets is handed over first.
  await expect(page.getByTestId("whose").or(page.getByTestId("hand-over"))).toBeVisible();
}

export const myTurn = (page: Page) => page.locator("section.bar.acting");

/** How far the game is: the highest number of the replay slider. */
export async function line(page: Page): Promise<number> {
  return Number(await page.getByTestId("replay").getByRole("slider").getAttribute("max"));
}

/**
 * Waits, looking often: a whole game is some hundred waits. (A tab in the background has no frames to wait for.) The
 * whole condition is looked at in one moment: parts of the page come and go together.
 */
export async function until(page: Page, condition: (before: number) => boolean, before = 0): Promise<void> {
  await page.waitForFunction(condition, before, { polling: 40 });
}

/** Waits until somebody here is to decide, or the game is over. */
export async function wanted(page: Page): Promise<void> {
  await until(page, () => document.querySelector("section.bar.acting, [data-testid=ranking]") !== null);
}

/** Presses what was marked to be pressed next; where it is gone meanwhile, because something was done by itself, one looks again. */
export async function pressNext(page: Page): Promise<void> {
  const next = page.locator("[data-next]");
  await next.click({ timeout: 10_000 }).catch(async (error: unknown) => {
    if ((await next.count()) > 0) throw error;
  });
}

/** Takes any decision that is offered, one click after the other, and confirms the turn when it is complete. */
export async function decide(page: Page): Promise<void> {
  const before = await line(page);
  for (let clicks = 0; clicks < 8; clicks += 1) {
    await wanted(page);
    // Passing and forgoing make the shortest games; otherwise the last thing offered.
    const next = await page.evaluate(() => {
      const offered = document.querySelector("[data-testid=game-actions]");
      const buttons = [...(offered?.querySelectorAll<HTMLButtonElement>("button:enabled:not([aria-disabled=true])") ?? [])];
      const called = (words: RegExp) => buttons.find((button) => words.test(button.innerText.trim()));
      const confirm = document.querySelector<HTMLButtonElement>("[data-testid=confirm]:enabled");
      const complete = offered?.textContent?.includes("The turn is complete") ? confirm : null;
      const chosen = complete ?? called(/^Pass$/) ?? called(/nothing$/) ?? buttons.at(-1) ?? null;
      document.querySelectorAll("[data-next]").forEach((button) => button.removeAttribute("data-next"));
      chosen?.setAttribute("data-next", "");
      return chosen !== null;
    });
    if (next) await pressNext(page);
    await until(
      page,
      (known) => {
        const slider = document.querySelector<HTMLInputElement>("[data-testid=replay] input");
        return Number(slider?.max) > known || document.querySelector("[data-testid=actions][data-busy=false]") !== null;
      },
      before,
    );
    if ((await line(page)) > before || (await page.getByTestId("ranking").isVisible())) return;
  }
}
