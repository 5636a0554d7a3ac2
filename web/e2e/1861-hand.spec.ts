import type { Browser, Page } from "@playwright/test";
import { goOn, offered, step } from "./1861.ts";
import { measure } from "./screens.ts";
import { expect, prepare, pressable, primary, test } from "./table.ts";

/** 1861 in the hand: a finger, and little room. */

/** Moments of the game of our bots by what is decided at them. */
const MOMENTS: Record<string, number> = {
  private_auction: 1,
  minor_auction: 70,
  merge: 237,
  dividend: 284,
  track: 346,
  token: 347,
  trains: 428,
  shares: 475,
  trainless: 596,
};

async function byHand(
  browser: Browser,
  address: string,
  size: { width: number; height: number },
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: address,
    locale: "fr-FR",
    viewport: size,
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await prepare(page);
  return page;
}

test("at every decision all that can be pressed has room for a finger, and all figures have eleven pixels", async ({
  browser,
  bourse,
}) => {
  const page = await byHand(browser, bourse.address, { width: 390, height: 844 });
  for (const [decision, line] of Object.entries(MOMENTS)) {
    await goOn(page, line);
    await expect(step(page)).toHaveAttribute("data-step", decision);
    const { small, cut, scrolls } = await measure(page);
    expect(small, decision).toEqual([]);
    expect(cut, decision).toEqual([]);
    expect(scrolls, decision).toEqual({ x: 0, y: 0 });
    const tiny = await page
      .getByTestId("actions")
      .evaluate((dock) =>
        [...dock.querySelectorAll<HTMLElement>("*")]
          .filter(
            (one) =>
              one.checkVisibility() &&
              !one.closest("svg, .aloud") &&
              [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()) &&
              Number.parseFloat(getComputedStyle(one).fontSize) < 11,
          )
          .map((one) => one.textContent),
      );
    expect(tiny, decision).toEqual([]);
  }
  await page.context().close();
});

test("the first choice of a decision is in sight without scrolling", async ({
  browser,
  bourse,
}) => {
  const page = await byHand(browser, bourse.address, { width: 390, height: 844 });
  const first: Record<string, string> = {
    trains: ".list button",
    dividend: "[data-payment=withhold]",
    merge: ".merge, fieldset button, button",
    token: ".list button",
  };
  for (const [decision, choice] of Object.entries(first)) {
    await goOn(page, MOMENTS[decision] ?? 0);
    await expect(step(page)).toHaveAttribute("data-step", decision);
    await expect(offered(page).locator(choice).first(), decision).toBeInViewport({ ratio: 1 });
  }
  await page.context().close();
});

for (const size of [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 640, height: 900 },
]) {
  test(`in an auction bidding and passing are in sight without scrolling, at ${size.width}×${size.height}`, async ({
    browser,
    bourse,
  }) => {
    const page = await byHand(browser, bourse.address, size);
    for (const decision of ["private_auction", "minor_auction"]) {
      await goOn(page, MOMENTS[decision] ?? 0);
      await expect(step(page)).toHaveAttribute("data-step", decision);
      for (const button of [
        primary(page),
        offered(page).getByRole("button", { name: "Passer", exact: true }),
      ])
        expect(await pressable(button), decision).toBe(true);
    }
    await page.context().close();
  });
}

test("pay, half and withhold are all in sight in the same breath as the run, with a draft below", async ({
  browser,
  bourse,
}) => {
  const page = await byHand(browser, bourse.address, { width: 390, height: 844 });
  await goOn(page, 346);
  for (const name of ["track", "token"]) {
    await expect(step(page)).toHaveAttribute("data-step", name);
    await primary(page).tap();
  }
  await expect(step(page)).toHaveAttribute("data-step", "run");
  await expect(offered(page).locator("[data-payment=withhold]")).toContainText(/cours/);
  for (const payment of ["pay", "half", "withhold"])
    await expect(offered(page).locator(`[data-payment=${payment}]`)).toBeInViewport({ ratio: 1 });
  await page.context().close();
});

test("one tap on a lit hex shows its tiles, another turns the tile", async ({
  browser,
  bourse,
}) => {
  const page = await byHand(browser, bourse.address, { width: 390, height: 844 });
  await goOn(page, 346);
  // The map comes closer first: a tap that is not forced waits until it rests.
  await page.locator("[data-hex=K9]").tap();
  const turned = offered(page).locator(".way[aria-pressed=true]");
  await expect(turned).toHaveCount(1);
  const before = await turned.getAttribute("aria-label");
  await page.locator("[data-hex=K9]").tap();
  await expect(turned).not.toHaveAttribute("aria-label", before ?? "");
  await page.context().close();
});

test("behind another tab a decision that no button makes from there is one tap away", async ({
  browser,
  bourse,
}) => {
  const page = await byHand(browser, bourse.address, { width: 390, height: 844 });
  await goOn(page, 346);
  await page.getByRole("tab", { name: "Journal" }).tap();
  for (const name of ["track", "token"]) {
    await expect(step(page)).toHaveAttribute("data-step", name);
    await primary(page).tap();
  }
  await expect(step(page)).toHaveAttribute("data-step", "run");
  await expect(page.getByRole("tab", { name: "Journal" })).toHaveAttribute("aria-selected", "true");
  await page.getByRole("button", { name: "Aller à la décision" }).tap();
  await expect(offered(page).locator("[data-payment=pay]")).toBeInViewport({ ratio: 1 });
  await expect(primary(page)).toHaveCount(0);
  await page.context().close();
});
