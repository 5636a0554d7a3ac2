import { expect, line, myTurn, test, until, wanted } from "./table.ts";

/** The game of `games/sample`, which only builds for tests have: a folder and a line are enough to be played in the page. */
test.use({ locale: "fr-FR" });

test("a whole game of the sample against a bot, in French", async ({ page }) => {
  await page.goto("/");
  const form = page.locator("form", { has: page.getByTestId("make") });
  await form.getByRole("radio", { name: "Échantillon" }).check({ force: true });
  await form.getByRole("radio", { name: "2", exact: true }).check({ force: true });
  await form.getByLabel("Qui prend la place 2").selectOption("bot:greedy");
  await page.getByTestId("make").click();
  await page
    .getByLabel(/Comment vous appelez-vous/)
    .first()
    .fill("Anne");
  await page.getByRole("button", { name: "Créer la table" }).click();

  const cards = page.getByTestId("game-actions").locator("[data-card]");
  for (let round = 1; round <= 4; round += 1) {
    await wanted(page);
    await expect(page.getByText(`Manche ${round} sur 4`)).toBeVisible();
    await expect(myTurn(page)).toContainText(/Votre mise pour le \d+/);
    await expect(cards).toHaveCount(5 - round);
    const card = (await cards.first().getAttribute("data-card")) ?? "";
    const before = await line(page);
    await cards.first().click();
    await expect(page.getByTestId("confirm")).toContainText(`Poser le ${card}`);
    await page.getByTestId("confirm").click();
    await until(
      page,
      (known) =>
        Number(document.querySelector<HTMLInputElement>("[data-testid=replay] input")?.max) > known,
      before,
    );
    // With the last cards the game is over: there is no decision left to be told the news for.
    if (round < 4)
      await expect(page.getByTestId("news")).toContainText(
        new RegExp(`Les cartes.: Anne ${card},`),
      );
  }

  await expect(page.getByTestId("ranking").getByRole("row").first()).toBeVisible();
  await page.getByTestId("verify").click();
  await expect(page.getByTestId("verified")).toContainText("12");
});
