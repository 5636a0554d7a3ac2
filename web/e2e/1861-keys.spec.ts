import type { Page } from "@playwright/test";
import { goOn, heading, log, offered, press, step } from "./1861.ts";
import { expect, line, primary, reach, test } from "./table.ts";

/** 1861 without a mouse. */

const stepIs = (page: Page, name: string) => expect(step(page)).toHaveAttribute("data-step", name);

test("a whole operating turn by keyboard alone: two tiles, a token, the run, a dividend, a train, one confirmation", async ({
  page,
}) => {
  await goOn(page, 346);
  await stepIs(page, "track");
  const before = await line(page);
  await expect(heading(page)).toBeFocused();
  // N leads to the next hex where something can be done, wherever the focus is.
  await page.keyboard.press("n");
  const first = page.locator(".cell.can:focus");
  await expect(first).toHaveAccessibleName(/fit/);
  await page.keyboard.press("Space");
  const tile = page
    .getByRole("radiogroup", { name: "Tiles" })
    .getByRole("radio", { checked: true });
  await expect(tile).toBeFocused();
  await expect(tile).toHaveAccessibleName(/revenue \d+/);
  await page.keyboard.press("Enter");
  // What comes next has the focus: its button is pressed with Enter, its choices are the next stops of Tab.
  await expect(heading(page)).toContainText("a second tile?");
  await expect(heading(page)).toBeFocused();
  await page.keyboard.press("n");
  await page.keyboard.press("Space");
  await expect(tile).toBeFocused();
  await page.keyboard.press("Enter");
  await stepIs(page, "token");
  await expect(heading(page)).toBeFocused();
  await reach(page, offered(page).locator(".list button").first(), 2);
  await page.keyboard.press("Space");
  await stepIs(page, "run");
  await expect(heading(page)).toBeFocused();
  await reach(page, offered(page).locator("[data-payment=half]"), 3);
  await page.keyboard.press("Space");
  await stepIs(page, "trains");
  await expect(heading(page)).toBeFocused();
  await reach(page, offered(page).getByRole("button", { name: /^3 3-train/ }), 3);
  await page.keyboard.press("Space");
  await stepIs(page, "privates");
  // Buying none is the button: Enter; the turn is ready: Enter again.
  await expect(heading(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(heading(page)).toContainText("The turn of NW is ready");
  expect(await line(page)).toBe(before);
  await expect(primary(page)).toBeEnabled();
  await page.keyboard.press("Enter");
  await expect.poll(() => line(page)).toBeGreaterThan(before);
  await expect(log(page)).toContainText("NW buys a 3-train from the bank for 225.");
});

test("Enter is heard while the server has not answered yet, and the button says that it waits", async ({
  page,
}) => {
  await goOn(page, 346);
  await page.keyboard.press("Enter");
  await stepIs(page, "token");
  await page.keyboard.press("Enter");
  await stepIs(page, "run");
  await reach(page, offered(page).locator("[data-payment=half]"), 4);
  await page.keyboard.press("Space");
  await stepIs(page, "trains");
  // From here on answers come when they are let through.
  let answer = () => {};
  const held = new Promise<void>((done) => (answer = done));
  await page.route("**/preview", async (route) => {
    const { actions } = route.request().postDataJSON() as { actions: { type: string }[] };
    if (actions.at(-1)?.type === "pass") await held;
    await route.continue();
  });
  await reach(page, offered(page).getByRole("button", { name: /^3 3-train/ }), 4);
  await page.keyboard.press("Space");
  await stepIs(page, "privates");
  await expect(primary(page)).toBeDisabled();
  await page.keyboard.press("Enter");
  await expect(primary(page)).toHaveAttribute("aria-busy", "true");
  answer();
  await expect(heading(page)).toContainText("The turn of NW is ready");
  await expect(primary(page)).toHaveAttribute("aria-busy", "false");
});

test("Escape closes the tiles of a hex and takes no step back; pressed again it does", async ({
  page,
}) => {
  await goOn(page, 346);
  await page.keyboard.press("n");
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(heading(page)).toContainText("a second tile?");
  await page.keyboard.press("n");
  await page.keyboard.press("Space");
  const tiles = page.getByRole("radiogroup", { name: "Tiles" });
  await expect(tiles.getByRole("radio", { checked: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(tiles).toBeHidden();
  await expect(heading(page)).toContainText("a second tile?");
  await page.keyboard.press("Escape");
  await expect(heading(page)).not.toContainText("a second tile?");
});

test("the keys of the map are listed where keys are listed, with the letters of the reader's keyboard", async ({
  page,
}) => {
  await goOn(page, 346);
  await page.getByRole("button", { name: "What the map shows, and its keys" }).click();
  const keys = page.getByRole("group", { name: "What the map shows, and its keys" });
  await expect(keys).toContainText("to the next hex where something can be done");
  await expect(keys.locator("dt", { hasText: "Q" })).toHaveText("QEAD");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Français" }).click();
  await page.getByRole("button", { name: "Affichage de la carte et raccourcis" }).click();
  await expect(
    page
      .getByRole("group", { name: "Affichage de la carte et raccourcis" })
      .locator("dt", { hasText: "Q" }),
  ).toHaveText("AEQD");
});

test("pressing a hex again turns its tile, and so does R", async ({ page }) => {
  await goOn(page, 346);
  const hex = page.locator("[data-hex=K9]");
  await hex.click();
  const way = offered(page).locator(".way[aria-pressed=true]");
  await expect(way).toHaveCount(1);
  const first = (await way.getAttribute("aria-label")) ?? "";
  await hex.click();
  await expect(way).not.toHaveAttribute("aria-label", first);
  const second = (await way.getAttribute("aria-label")) ?? "";
  await page.keyboard.press("r");
  await expect(way).not.toHaveAttribute("aria-label", second);
});

test("a turn that is half done survives a reload, step by step and by its company", async ({
  page,
}) => {
  await goOn(page, 346);
  await page.keyboard.press("n");
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(heading(page)).toContainText("NW: a second tile?");
  await page.keyboard.press("Enter");
  await stepIs(page, "token");
  await page.reload();
  await stepIs(page, "token");
  await expect(heading(page)).toContainText("NW: place a token?");
  await page.getByTestId("draft").click();
  const deeds = page.getByTestId("foot").getByRole("listitem");
  await expect(deeds).toHaveCount(2);
  await expect(deeds.nth(1)).toHaveText("ends the track");
});

test("after a reload Escape goes back past a step that had passed by itself", async ({ page }) => {
  await goOn(page, 346);
  for (const name of ["Lay no track", "Place no token"]) await press(page, name);
  await offered(page).locator("[data-payment=half]").click();
  await expect(step(page)).toHaveAttribute("data-step", "trains");
  await page.reload();
  await expect(step(page)).toHaveAttribute("data-step", "trains");
  await page.keyboard.press("Escape");
  await expect(step(page)).toHaveAttribute("data-step", "dividend");
});
