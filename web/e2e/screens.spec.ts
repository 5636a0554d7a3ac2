import { mkdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { drawn, faults, expect, openRecord, prepare, test } from "./table.ts";
import { held, measure, SIZES } from "./screens.ts";

/**
 * Every game at six moments, on every screen, in both languages: opened once, resized, measured. `BOURSE_LONG` has axe look at every
 * cell; `BOURSE_SHOTS=folder` keeps a picture of each.
 */
const GAMES = ["chicago", "speculation", "1861"] as const;
type Game = (typeof GAMES)[number];
const MOMENTS = ["first", "draft", "auction", "show", "late", "end"] as const;
type Moment = (typeof MOMENTS)[number];
const LANGUAGES = ["fr", "en"] as const;
const THEMES = ["light", "dark"] as const;
const long = process.env["BOURSE_LONG"] !== undefined;
const shots = process.env["BOURSE_SHOTS"];

interface Line {
  seat?: number;
  action?: { type: string; dial?: string; card?: string };
}
const records = Object.fromEntries(
  GAMES.map((game) => [
    game,
    readFileSync(resolve(import.meta.dirname, `fixtures/${game}-bots.jsonl`), "utf8")
      .trim()
      .split("\n"),
  ]),
) as Record<Game, string[]>;

/** The first line after a part of the game that is such a decision: the game is cut before it, and its seat is ours. */
function before(
  game: Game,
  part: number,
  wanted: (line: Line) => boolean,
): { record: string; seat: number } {
  const lines = records[game];
  const from = Math.max(1, Math.floor(lines.length * part));
  const at = lines.findIndex((text, index) => index >= from && wanted(JSON.parse(text) as Line));
  if (at < 0) throw new Error(`no such decision in ${game}`);
  return {
    record: lines.slice(0, at).join("\n"),
    seat: (JSON.parse(lines[at] ?? "{}") as Line).seat ?? 0,
  };
}
/** The same, where the seat has not decided for some lines: there is something to be shown. */
function after(
  game: Game,
  part: number,
  wanted: (line: Line) => boolean,
): { record: string; seat: number } {
  const lines = records[game].map((text) => JSON.parse(text) as Line);
  const idle = (at: number) =>
    !lines.slice(Math.max(1, at - 6), at).some(({ seat }) => seat === lines[at]?.seat);
  const from = Math.floor(lines.length * part);
  const at = lines.findIndex((line, index) => index >= from && wanted(line) && idle(index));
  return before(game, at / lines.length, (line) => line.seat === lines[at]?.seat && wanted(line));
}
const does =
  (...types: string[]) =>
  ({ action }: Line) =>
    action !== undefined && types.includes(action.type);
const CUTS: Record<Game, Record<Moment, () => { record: string; seat: number }>> = {
  chicago: {
    first: () => before("chicago", 0, does("bid", "pass")),
    draft: () =>
      before("chicago", 0.4, ({ action }) => action?.type === "choose" && action.dial === "expand"),
    auction: () => before("chicago", 0.5, does("bid")),
    show: () => after("chicago", 0.6, does("choose")),
    late: () => before("chicago", 0.93, does("choose")),
    end: () => ({ record: records.chicago.join("\n"), seat: 0 }),
  },
  speculation: {
    first: () => before("speculation", 0, does("trade", "commit", "rank")),
    draft: () => before("speculation", 0.4, does("trade")),
    auction: () => before("speculation", 0.5, does("rank")),
    show: () => after("speculation", 0.6, does("trade")),
    late: () => before("speculation", 0.93, does("commit")),
    end: () => ({ record: records.speculation.join("\n"), seat: 0 }),
  },
  "1861": {
    first: () => before("1861", 0, does("bid", "pass")),
    draft: () => before("1861", 0.4, does("lay_tile")),
    auction: () => before("1861", 0.05, does("bid")),
    show: () => after("1861", 0.5, does("lay_tile")),
    late: () => before("1861", 0.9, does("lay_tile", "run", "buy_train")),
    end: () => ({ record: records["1861"].join("\n"), seat: 0 }),
  },
};

/** Whether something is chosen at that moment. Speculation has no auctions: there it is the question of a rank tile, with a pawn chosen. */
const chosen = (game: Game, moment: Moment) =>
  moment === "draft" || (moment === "auction" && game === "speculation");

/** Opens a game at a moment, with ourselves where the decision is and bots elsewhere. */
async function open(page: Page, game: Game, moment: Moment): Promise<void> {
  const { record, seat } = CUTS[game][moment]();
  await openRecord(page, record.split("\n"), seat);
  if (chosen(game, moment)) await fill(page);
  if (moment === "show") {
    await page.getByTestId("again").click();
    await expect(page.getByTestId("skip")).toBeVisible();
  }
  // In a larger window the pointer would stand on the board and open the card of a hex.
  await page.mouse.move(0, 0);
}

/** Chooses what is offered until something can be confirmed. */
async function fill(page: Page): Promise<void> {
  for (let tries = 0; tries < 8; tries += 1) {
    if (await page.getByTestId("confirm").isVisible()) return;
    const chosen = await page.evaluate(() => {
      const offered = [
        ...document.querySelectorAll<HTMLElement>(
          "[data-testid=game-actions] button:enabled:not([aria-disabled=true], [aria-pressed=true], .quiet)",
        ),
      ];
      const hex = document.querySelector<SVGElement>("[data-hex].can, [data-hex][data-can]");
      const dials = offered.length === 3 ? offered[1] : undefined;
      const next = dials ?? hex ?? offered[0];
      document
        .querySelectorAll("[data-next]")
        .forEach((element) => element.removeAttribute("data-next"));
      next?.setAttribute("data-next", "");
      return next !== undefined;
    });
    if (!chosen) break;
    await page.locator("[data-next]").dispatchEvent("click");
    await expect(page.locator("[data-testid=actions][data-busy=false]")).toBeVisible();
  }
  await expect(page.locator("[data-primary]")).toBeVisible();
}

/** Windows of phones and tablets have fingers, the others a mouse. */
async function fingers(page: Page): Promise<(enabled: boolean) => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  return (enabled) =>
    session.send("Emulation.setTouchEmulationEnabled", { enabled, maxTouchPoints: 5 });
}

async function visitor(
  browser: Browser,
  address: string,
  language: string,
  pace: string,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: address,
    locale: language === "fr" ? "fr-FR" : "en-GB",
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.addInitScript(
    (pace) => localStorage.setItem("bourse.show", JSON.stringify(pace)),
    pace,
  );
  await prepare(page);
  return page;
}

test.describe.configure({ mode: "parallel" });
for (const game of GAMES) {
  for (const moment of MOMENTS) {
    for (const language of LANGUAGES) {
      test(`${game}: ${moment}, in ${language}, on every screen`, async ({ browser, bourse }) => {
        const page = await visitor(
          browser,
          bourse.address,
          language,
          moment === "show" ? "calm" : "none",
        );
        await open(page, game, moment);
        const touch = await fingers(page);
        const wrong: string[] = [];
        for (const [width, height] of SIZES) {
          await touch(held(width, height));
          await page.setViewportSize({ width, height });
          await drawn(page);
          const { board, primary, reached, scrolls, covered, cut, small, hidden, tiny } =
            await measure(page);
          const say = (what: string) => wrong.push(`${width}×${height}: ${what}`);
          const least = width >= 900 ? 0.4 : 0.3;
          if (board < least) say(`the board has ${Math.round(board * 100)} % of the window`);
          if (primary === null && moment !== "first" && moment !== "late")
            say("there is no primary button");
          if (primary !== null && !reached) say(`"${primary}" cannot be pressed`);
          if (scrolls.x > 0 || scrolls.y > 0)
            say(`the document scrolls by ${scrolls.x}, ${scrolls.y}`);
          for (const text of covered) say(`covered: ${text}`);
          for (const text of cut) say(`cut: ${text}`);
          for (const text of small) say(`too small for a finger: ${text}`);
          // The map of 1861 is also looked at from afar; its figures are measured where something can be built.
          for (const text of game === "1861" ? [] : tiny) say(`too small to read: ${text}`);
          if (hidden !== null && !chosen(game, moment))
            say(`the first choice is out of sight: ${hidden}`);
          if (shots) {
            mkdirSync(shots, { recursive: true });
            await page.screenshot({
              path: join(shots, `${game}-${moment}-${language}-${width}x${height}.png`),
            });
          }
          const looked =
            long || (language === "fr" && ((width === 390 && height === 844) || width === 1440));
          for (const theme of looked ? THEMES : []) {
            await page.emulateMedia({ colorScheme: theme });
            // A theme changes colours and nothing else.
            for (const fault of await faults(page, theme === THEMES[0] ? "everything" : "colours"))
              say(`${theme}: ${fault}`);
          }
          await page.emulateMedia({ colorScheme: "light" });
        }
        await page.context().close();
        expect(wrong).toEqual([]);
      });
    }
  }
}
