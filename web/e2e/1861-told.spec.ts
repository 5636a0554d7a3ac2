import type { Page } from "@playwright/test";
import { goOn, log } from "./1861.ts";
import { expect, openReplay, test } from "./table.ts";

/** What 1861 tells of a game that has been played: its moves, its runs, its revenues, its figures. */

/** A moment of the finished game of our bots. */
async function at(page: Page, line: number): Promise<void> {
  await goOn(page, Infinity);
  await expect(page.getByTestId("ranking")).toBeVisible();
  await page.goto(`${new URL(page.url()).pathname}/${line}`);
  await expect(page.getByTestId("past-move")).toBeVisible();
}
const drawn = (page: Page) => page.locator(".routes .line");
const company = (page: Page, name: string) => page.getByRole("article", { name });

test("a moment of the past says what its move was, and the log stands there", async ({ page }) => {
  await at(page, 349);
  const move = page.getByTestId("past-move");
  await expect(move).toContainText(
    "NW pays 26 a share (Anna 26, Boris 104), 130 to its treasury; price 180 → 200.",
  );
  await expect(move.getByRole("row", { name: /Boris/ })).toContainText("+104");
  await expect(log(page).locator("li.now")).toContainText("NW pays 26 a share");
  await log(page).scrollIntoViewIfNeeded();
  await expect(log(page).locator("li.now")).toBeInViewport();
  // Passing is a move too.
  await openReplay(page);
  await page.getByTestId("replay").getByRole("slider").fill("345");
  await expect(move).toHaveText("Boris passes.");
});

test("the routes of a run are drawn at its moment, and those of the last run of a company at any", async ({
  page,
}) => {
  await at(page, 348);
  await expect(page.getByTestId("past-move")).toContainText("NW earns 260");
  await expect(drawn(page)).not.toHaveCount(0);
  await openReplay(page);
  await page.getByTestId("replay").getByRole("slider").fill("352");
  await expect(drawn(page)).toHaveCount(0);
  await company(page, "North Western Railway")
    .getByRole("button", { name: "Last run 260" })
    .click();
  await expect(drawn(page)).toHaveCount(3);
  // Earlier it was another one.
  await page.getByTestId("replay").getByRole("slider").fill("300");
  await expect(
    company(page, "North Western Railway").getByRole("button", { name: "Last run 180" }),
  ).toHaveAttribute("aria-pressed", "true");
  await expect(drawn(page)).toHaveCount(2);
});

test("what each company earned in each operating round is a table", async ({ page }) => {
  await at(page, 360);
  await page.getByRole("button", { name: "Revenues", exact: true }).click();
  const table = page.getByRole("region", { name: "Revenues" });
  const rounds = await table.getByRole("columnheader").allInnerTexts();
  expect(rounds[1]).toBe("OR 4.1");
  const nw = table.getByRole("row", { name: /^NW/ }).getByRole("cell");
  await expect(nw.nth(rounds.indexOf("OR 4.1") - 1)).toHaveText("260");
  await expect(nw.nth(rounds.indexOf("OR 3.2") - 1)).toHaveText("180");
});

test("the charts are large, their lines have names and colours, their axis has rounds", async ({
  page,
}) => {
  await at(page, 811);
  await page.getByRole("button", { name: "Charts", exact: true }).click();
  await page.getByTestId("charts-large").click();
  const chart = page.getByRole("dialog").getByRole("img", { name: /^Fortunes/ });
  const box = await chart.boundingBox();
  expect(box?.width).toBeGreaterThan(800);
  expect(box?.height).toBeGreaterThan(300);
  const names = chart.locator("text.name");
  expect((await names.allTextContents()).toSorted()).toEqual(["Anna", "Boris", "Clara"]);
  const colours = await names.evaluateAll((all) => all.map((name) => getComputedStyle(name).fill));
  expect(new Set(colours).size).toBe(3);
  for (const text of await chart.locator("text").all()) {
    const place = await text.boundingBox();
    expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(
      (box?.x ?? 0) + (box?.width ?? 0) + 1,
    );
    expect(place?.x).toBeGreaterThanOrEqual((box?.x ?? 0) - 1);
  }
  expect(
    (await chart.locator("text").allTextContents()).filter((text) => /^(SR|OR) \d/.test(text))
      .length,
  ).toBeGreaterThan(3);
});

test("the end says why, and where each fortune came from, to the last coin", async ({ page }) => {
  await goOn(page, Infinity);
  await expect(page.getByTestId("ending")).toContainText("The game ended after OR 8.3");
  const region = page.getByRole("region", { name: "Where the fortunes came from" });
  await expect(region).toContainText("Starting cash");
  // Players for whom there is no room beside the others stand in a table below.
  const names = await region.locator("thead th.number").allInnerTexts();
  const tables = await region.locator("table").evaluateAll((all) =>
    all.map((table) =>
      [...table.querySelectorAll<HTMLElement>("tbody tr")].map((row) => ({
        label: row.querySelector("th")?.innerText ?? "",
        total: row.classList.contains("total"),
        figures: [...row.querySelectorAll("td")].map((cell) =>
          cell.innerText === "–"
            ? 0
            : Number(cell.innerText.replace("−", "-").replace(/[^\d-]/g, "")),
        ),
      })),
    ),
  );
  const rows = (tables[0] ?? []).map((row, index) => ({
    ...row,
    figures: tables.flatMap((table) => table[index]?.figures ?? []),
  }));
  expect(names.length).toBe(rows[0]?.figures.length);
  for (const label of [
    "Starting cash",
    "Privates: income",
    "Privates: sold",
    "Minors: paid out",
    "Shares: bought",
    "Dividends NW",
    "Taken by the state",
  ])
    expect(rows.map((row) => row.label)).toContain(label);
  const scores = await page
    .getByRole("table", { name: "Final ranking" })
    .locator("tbody tr")
    .evaluateAll((all) =>
      all.map((row) => Number(row.lastElementChild?.textContent?.replace(/\D/g, ""))),
    );
  for (const seat of names.keys()) {
    let sum = 0;
    for (const { label, total, figures } of rows) {
      if (total) expect(sum, `${label} of ${names[seat]}`).toBe(figures[seat]);
      else sum += figures[seat] ?? 0;
    }
    expect(sum).toBe(scores[seat]);
  }
});

test("on a phone the names of the table stay while its figures are moved sideways; privates are words apart", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await goOn(page, 160);
  await page.getByRole("button", { name: "Table", exact: true }).first().click();
  const row = page.locator("tr.rr-N");
  const [name, last] = [row.locator("th"), row.locator("td").last()];
  await expect(name).toBeInViewport({ ratio: 1 });
  await expect(last).not.toBeInViewport();
  const before = await name.boundingBox();
  await last.evaluate((cell) => cell.scrollIntoView({ inline: "end", block: "nearest" }));
  await expect(last).toBeInViewport({ ratio: 1 });
  const after = await name.boundingBox();
  expect(after?.x).toBe(before?.x);
  expect(after?.width).toBeLessThan(120);
  const privates = await page
    .getByRole("row", { name: /^Private companies/ })
    .locator(".privates")
    .allInnerTexts();
  for (const text of privates) expect(text.trim()).toMatch(/^([A-Z]{3} )*([A-Z]{3} ?)?(\+\d+)?$/);
  expect(privates.join(" ")).toMatch(/[A-Z]{3} [A-Z]{3}/);
});
