import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { expect, openRecord, test } from "./table.ts";

/** The show of 1861: what is told and what is seen are one moment. */

const RECORD = readFileSync(resolve(import.meta.dirname, "fixtures/1861-bots.jsonl"), "utf8")
  .trim()
  .split("\n");

/** What the parts of the page say in the same instant, while a sentence is being told. */
async function during(
  page: Page,
  told: RegExp,
): Promise<{
  text: string;
  bank: number;
  order: string;
  cash: Record<string, number>;
  routes: number;
  gains: string;
}> {
  const found = await page.waitForFunction(
    (source) => {
      const text = document.querySelector<HTMLElement>("[data-testid=show] .now")?.innerText ?? "";
      if (!new RegExp(source).test(text)) return null;
      const rows = [
        ...document.querySelectorAll("#panel-1861-players-body tr:has(th[scope=row])"),
      ].map(
        (row) =>
          [
            row.querySelector("th")?.textContent?.trim() ?? "",
            Number(row.querySelector("td")?.textContent),
          ] as const,
      );
      return {
        text,
        bank: Number(
          /Bank (\d+)/.exec(
            document.querySelector<HTMLElement>(".strip .facts")?.innerText.replace(/\s+/g, " ") ??
              "",
          )?.[1],
        ),
        order: [...document.querySelectorAll<HTMLElement>(".strip li")]
          .map((one) => one.innerText.replace(/\s+/g, " "))
          .join(" "),
        cash: Object.fromEntries(rows),
        routes: document.querySelectorAll(".routes .line").length,
        gains:
          document
            .querySelector<HTMLElement>("[data-testid=show] [data-testid=gains]")
            ?.innerText.replace(/\s+/g, " ") ?? "",
      };
    },
    told.source,
    { polling: 20 },
  );
  return (await found.jsonValue()) as Awaited<ReturnType<typeof during>>;
}

test("a run is drawn while it is told, and stays while its dividend is paid; money, price and bank change with the sentence", async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem("bourse.show", '"brisk"'));
  // North Western has just paid; the next decision is of seat 2, who had decided before it ran.
  await openRecord(page, RECORD.slice(0, 352), 2);
  await page.getByTestId("again").click();
  const ran = await during(page, /^NW earns 260/);
  expect(ran.routes).toBeGreaterThan(0);
  expect(ran.order).toContain("NW 180");
  const paid = await during(page, /^NW pays 26 a share/);
  expect(paid.order).toContain("NW 200");
  expect(paid.bank).toBe(ran.bank - 260);
  expect(paid.routes).toBeGreaterThan(0);
  expect(paid.gains).toContain("+104");
  const gained = Object.entries(paid.cash).map(([name, cash]) => cash - (ran.cash[name] ?? 0));
  expect(gained.toSorted((a, b) => a - b)).toEqual([0, 26, 104]);
});

test("companies are nationalised one after the other, each with its money", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("bourse.show", '"brisk"'));
  await openRecord(page, RECORD.slice(0, 430), 0);
  await page.getByTestId("again").click();
  let bank: number | null = null;
  for (const [who, money] of [
    ["Moscow-Nizhnii Novgorod", 180],
    ["Odessa-Kiev", 180],
    ["Kiev-Brest", 140],
    ["Kiev-Kursk", 140],
  ] as const) {
    const { bank: now, gains } = await during(page, new RegExp(`^${who} is nationalised`));
    expect(gains).toContain(`+${money}`);
    if (bank !== null) expect(now).toBe(bank - money);
    bank = now;
  }
});

test("with reduced motion the lines stand still", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(() => localStorage.setItem("bourse.show", '"brisk"'));
  await openRecord(page, RECORD.slice(0, 352), 2);
  await page.getByTestId("again").click();
  await during(page, /^NW earns 260/);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});
