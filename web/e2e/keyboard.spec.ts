import { expect, line, myTurn, playNow, reach, test, untilDials } from "./table.ts";

test("a table is made and a decision taken without a mouse", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "To the content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await reach(page, page.getByTestId("play-chicago"));
  await page.keyboard.press("Enter");
  await page.keyboard.type("Anna");
  await page.keyboard.press("Enter");
  await expect(myTurn(page)).toBeVisible();
  const before = await line(page);
  await reach(
    page,
    page.getByTestId("game-actions").getByRole("button", { name: "Pass", exact: true }),
  );
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("confirm")).toBeEnabled();
  await page.keyboard.press("Enter");
  await expect.poll(() => line(page)).toBeGreaterThan(before);
});

test("Escape takes back from the draft, Enter confirms it", async ({ page }) => {
  await playNow(page);
  await untilDials(page);
  const develop = page.getByTestId("game-actions").getByRole("button", { name: "Develop a hex" });
  await develop.press("Enter");
  await expect(page.getByTestId("draft")).toBeVisible();
  await expect(page.getByTestId("confirm")).toBeHidden();
  await page.locator("body").press("Escape");
  await expect(page.getByTestId("draft")).toBeHidden();
  await develop.press("Enter");
  await page.getByRole("button", { name: "Develop nothing" }).press("Enter");
  await expect(page.getByText("The turn is complete")).toBeVisible();
  const before = await line(page);
  await page.locator("body").press("Enter");
  await expect.poll(() => line(page)).toBeGreaterThanOrEqual(before + 2);
});

test("a choice that goes when it is taken leaves the focus to what comes next", async ({
  page,
}) => {
  await playNow(page);
  await untilDials(page);
  await page
    .getByTestId("game-actions")
    .getByRole("button", { name: "Develop a hex" })
    .press("Space");
  await expect(page.getByTestId("decision")).toBeFocused();
  await page.getByRole("button", { name: "Develop nothing" }).press("Space");
  await expect(page.getByTestId("confirm")).toBeEnabled();
  await expect(page.getByTestId("decision")).toBeFocused();
});
