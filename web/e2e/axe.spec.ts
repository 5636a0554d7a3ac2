import { expect, faults, makeTable, test } from "./table.ts";

for (const scheme of ["light", "dark"] as const) {
  for (const width of [1280, 390]) {
    test.describe(`${scheme}, ${width} wide`, () => {
      test.use({ colorScheme: scheme, viewport: { width, height: 844 } });

      test("the lobby has no fault", async ({ page }) => {
        await page.goto("/");
        await expect(page.getByTestId("play-chicago")).toBeVisible();
        await page.getByText("Options", { exact: true }).click();
        expect(await faults(page)).toEqual([]);
      });
      test("the table has no fault", async ({ page }) => {
        await makeTable(page, ["me", "Bob"]);
        await expect(page.getByTestId("game-actions")).toBeVisible();
        await page
          .getByRole(width < 1100 ? "tab" : "button", { name: "Charts", exact: true })
          .click();
        expect(await faults(page)).toEqual([]);
      });
      test("the rules have no fault", async ({ page }) => {
        await page.goto("/rules/chicago");
        await expect(page.getByRole("heading").first()).toBeVisible();
        expect(await faults(page)).toEqual([]);
      });
    });
  }
}
