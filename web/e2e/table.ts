import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Browser, type Locator, type Page } from "@playwright/test";
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

/** Bots do not wait and nothing is shown move by move, so that games are short. */
export async function prepare(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (localStorage.getItem("bourse.pause") === null) localStorage.setItem("bourse.pause", "0");
    if (localStorage.getItem("bourse.show") === null) localStorage.setItem("bourse.show", '"none"');
  });
  page.on("pageerror", (error) => errors.push(error));
  // What the server forbids a page to load or to style is an error of the page.
  page.on(
    "console",
    (message) =>
      message.text().includes("Content Security Policy") && errors.push(new Error(message.text())),
  );
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

/** What is not as usual about a table: its game, who makes it, and the rest of the form. */
interface Wishes {
  game?: "Chicago Express" | "Speculation" | "1861";
  name?: string;
  more?: () => Promise<unknown>;
}

/** Makes a table in the lobby; one word for each seat: me, open, a name on this screen, or a bot's. */
export async function makeTable(
  page: Page,
  seats: string[],
  { game = "Chicago Express", name = "Anna", more }: Wishes = {},
): Promise<void> {
  await page.goto("/");
  const form = page.locator("form", { has: page.getByTestId("make") });
  await form.getByRole("radio", { name: game }).check({ force: true });
  await form.getByRole("radio", { name: String(seats.length), exact: true }).check({ force: true });
  for (const [index, seat] of seats.entries()) {
    const kind = ["me", "open"].includes(seat) || seat.startsWith("bot:") ? seat : "screen";
    await form.getByLabel(`Who takes seat ${index + 1}`).selectOption(kind);
    if (kind === "screen") await form.getByLabel(`Name for seat ${index + 1}`).fill(seat);
  }
  await more?.();
  await page.getByTestId("make").click();
  // Who has a name is not asked for it; a shared screen with secrets is handed over first.
  const asked = page.getByLabel("What are you called?").first();
  const made = page.getByTestId("whose").or(page.getByTestId("hand-over"));
  await expect(asked.or(made)).toBeVisible();
  if (await asked.isVisible()) {
    await asked.fill(name);
    await page.getByRole("button", { name: "Make the table" }).click();
  }
  await expect(made).toBeVisible();
}

/** What axe finds wrong with a page. In one run in the page itself, and without telling what is right: that takes half the time. */
export async function faults(
  page: Page,
  about: "everything" | "colours" = "everything",
): Promise<string[]> {
  // Colours are looked at as they come to rest, not on their way from what was pressed before.
  await page.evaluate(() =>
    document.getAnimations().forEach((one) => one instanceof CSSTransition && one.finish()),
  );
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await (
    about === "colours" ? axe.withRules(["color-contrast", "link-in-text-block"]) : axe
  ).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );
}

export const myTurn = (page: Page) => page.locator("[data-testid=actions][data-acting=true]");
/** The one primary button, whatever it does just now. */
export const primary = (page: Page) => page.locator("[data-primary]");

/** Once the page has been drawn for a new size of the window: what observes its own size hears of it with the next frame. */
export const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/** Whether a press on the middle of something reaches it. */
export const pressable = (one: Locator) =>
  one.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top !== null && element.contains(top);
  });

/** Walks with Tab until the focus is on a control, as somebody without a mouse does. */
export async function reach(page: Page, goal: Locator, most = 120): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    if (await goal.evaluateAll((found) => found.some((one) => one === document.activeElement)))
      return;
    await page.keyboard.press("Tab");
  }
  throw new Error("not to be reached with Tab");
}

/** How far the game is: the highest number of the replay slider. */
export async function line(page: Page): Promise<number> {
  return Number(await page.locator("[data-testid=replay] input").getAttribute("max"));
}

/** Opens the bar that goes through the whole game. */
export async function openReplay(page: Page): Promise<void> {
  if (!(await page.getByTestId("replay").isVisible()))
    await page.getByTestId("open-replay").click();
}

/** Takes the last move back, after what that undoes has been said. */
export async function takeBack(page: Page): Promise<void> {
  await page.getByTestId("undo").click();
  await page.getByTestId("undo-go").click();
}

/**
 * Waits, looking often: a whole game is some hundred waits. (A tab in the background has no frames to wait for.) The
 * whole condition is looked at in one moment: parts of the page come and go together.
 */
export async function until(
  page: Page,
  condition: (before: number) => boolean,
  before = 0,
): Promise<void> {
  await page.waitForFunction(condition, before, { polling: 40 });
}

/** Waits until somebody here is to decide, or the game is over. */
export async function wanted(page: Page): Promise<void> {
  await until(
    page,
    () =>
      document.querySelector("[data-testid=actions][data-acting=true], [data-testid=ranking]") !==
      null,
  );
}

/** Presses what was marked to be pressed next; where it is gone meanwhile, because something was done by itself, one looks again. */
export async function pressNext(page: Page): Promise<void> {
  const next = page.locator("[data-next]");
  await next.click({ timeout: 10_000 }).catch(async (error: unknown) => {
    if ((await next.count()) > 0) throw error;
  });
}

/** Takes any decision that is offered, one click after the other, and confirms the turn when it can be confirmed. */
export async function decide(page: Page): Promise<void> {
  const before = await line(page);
  for (let clicks = 0; clicks < 8; clicks += 1) {
    await wanted(page);
    // Passing and forgoing make the shortest games; otherwise the last thing offered.
    const next = await page.evaluate(() => {
      const offered = document.querySelector("[data-testid=game-actions]");
      const buttons = [
        ...(offered?.querySelectorAll<HTMLButtonElement>(
          "button:enabled:not([aria-disabled=true], [aria-pressed=true])",
        ) ?? []),
      ];
      const called = (words: RegExp) =>
        buttons.find((button) => words.test(button.innerText.trim()));
      const confirm = document.querySelector<HTMLButtonElement>("[data-testid=confirm]:enabled");
      const own = document.querySelector<HTMLButtonElement>("[data-testid=primary]:enabled");
      const chosen = confirm ?? called(/^Pass$/) ?? called(/nothing$/) ?? buttons.at(-1) ?? own;
      document
        .querySelectorAll("[data-next]")
        .forEach((button) => button.removeAttribute("data-next"));
      chosen?.setAttribute("data-next", "");
      return chosen !== null;
    });
    if (next) await pressNext(page);
    await until(
      page,
      (known) => {
        const slider = document.querySelector<HTMLInputElement>("[data-testid=replay] input");
        return (
          Number(slider?.max) > known ||
          document.querySelector("[data-testid=actions][data-busy=false]") !== null
        );
      },
      before,
    );
    if ((await line(page)) > before || (await page.getByTestId("ranking").isVisible())) return;
  }
}

/** In Chicago Express: passes until a dial can be chosen. */
export async function untilDials(page: Page): Promise<void> {
  for (let turns = 0; turns < 80; turns += 1) {
    await wanted(page);
    if (
      (await page
        .getByTestId("game-actions")
        .getByRole("button", { name: /Develop a hex/ })
        .count()) > 0
    )
      return;
    await decide(page);
  }
}

/** Opens a recorded game with ourselves at one seat and bots, who take their time, at the others. */
export async function openRecord(
  page: Page,
  record: readonly string[],
  seat: number,
): Promise<void> {
  const { players } = JSON.parse(record[0] ?? "{}") as { players: number };
  const seats = Array.from({ length: players }, (_, index) =>
    index === seat ? { type: "me" } : { type: "bot", bot: "random" },
  );
  const post = async (path: string, data: unknown) => {
    const answer = await page.request.post(`/api${path}`, { data });
    if (!answer.ok()) throw new Error(await answer.text());
    return answer;
  };
  await post("/me", { name: "Élodie" });
  const update = (await (
    await post("/tables/upload", { record: record.join("\n"), seats, pause: 5000 })
  ).json()) as { table: { id: string } };
  await page.goto(`/t/${update.table.id}`);
  await expect(page.getByTestId("whose")).toBeVisible();
}
