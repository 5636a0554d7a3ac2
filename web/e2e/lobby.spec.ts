import { expect, makeTable, playNow, somebodyElse, test } from "./table.ts";

test("a first table is one click and a name away", async ({ page }) => {
  await playNow(page);
  await expect(page).toHaveURL(/\/t\/[^/]+$/);
  await expect(page.getByRole("list", { name: "Seats" }).getByRole("listitem")).toHaveCount(4);
  await expect(page.getByRole("list", { name: "Seats" })).toContainText("Anna");
});

test("while a name is asked for, the other games keep their places", async ({ page }) => {
  await page.goto("/");
  const other = page.getByTestId("play-speculation");
  const before = await other.evaluate((button) => [button.clientWidth, button.clientHeight]);
  await page.getByTestId("play-chicago").click();
  await expect(page.getByLabel("What are you called?").first()).toBeVisible();
  expect(await other.evaluate((button) => [button.clientWidth, button.clientHeight])).toEqual(
    before,
  );
});

test("a table is made as one wants it", async ({ page }) => {
  const more = async () => {
    await page.getByText("Options", { exact: true }).click();
    await page.locator("select[id$=tie_break]").selectOption("stock_value");
  };
  await makeTable(page, ["me", "Bob", "bot:greedy"], { more });
  const seats = page.getByRole("list", { name: "Seats" });
  await expect(seats).toContainText("Bob");
  await expect(seats).toContainText("Greedy");
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await expect(
    page
      .locator("section", { has: page.getByRole("heading", { name: "Options of this table" }) })
      .locator("dt"),
  ).toHaveCount(1);
});

test("one's tables are in the lobby, with whose turn it is", async ({ page }) => {
  await makeTable(page, ["me", "Bob"]);
  await page.getByRole("link", { name: /Lobby/ }).click();
  const mine = page.locator("section", { has: page.getByRole("heading", { name: "My tables" }) });
  await expect(mine.getByText("Your turn").first()).toBeVisible();
});

test("a listed table can be joined from the lobby", async ({ page, browser, bourse }) => {
  await makeTable(page, ["me", "open"], {
    name: "Clara",
    more: () => page.getByLabel(/Show it in the lobby/).check(),
  });
  const other = await somebodyElse(browser, bourse.address);
  await other.goto("/");
  const open = other.locator("section", {
    has: other.getByRole("heading", { name: "Open tables" }),
  });
  await open.getByRole("link", { name: /Clara/ }).click();
  await other.getByLabel("What are you called?").fill("Dan");
  await other.getByRole("button", { name: "Sit down" }).click();
  await expect(page.getByRole("list", { name: "Seats" })).toContainText("Dan");
  await other.context().close();
});

test("the language is switched and remembered", async ({ page }) => {
  await page.goto("/");
  await page.getByTestId("language").click();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.getByRole("heading", { name: "Créer une table" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Créer une table" })).toBeVisible();
  await page.getByTestId("language").click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("a personal link brings one back on another device", async ({ page, browser, bourse }) => {
  await makeTable(page, ["me", "bot:random"], { name: "Eva" });
  await page.goto("/");
  await page.getByRole("button", { name: "You: Eva" }).click();
  await page.getByRole("button", { name: "Show my link" }).click();
  const link = await page.getByLabel("Personal link").inputValue();
  const device = await somebodyElse(browser, bourse.address);
  await device.goto(link);
  await expect(device.getByRole("heading", { name: "My tables" })).toBeVisible();
  await expect(device).toHaveURL(/\/$/);
  await device.context().close();
});

test("an address without anything says so", async ({ page }) => {
  await page.goto("/nowhere");
  await expect(page.getByText("There is nothing at this address.")).toBeVisible();
  await page.goto("/t/no-such-table");
  await expect(page.getByTestId("trouble")).toContainText("no such table");
});

test("a page that is out of date says so and offers to reload", async ({ page }) => {
  await page.routeWebSocket("**/api/socket", (socket) => {
    socket.onMessage(() =>
      socket.send(JSON.stringify({ type: "outdated", protocol: 99, rules: {} })),
    );
  });
  await page.goto("/");
  await expect(page.getByTestId("outdated").getByRole("button", { name: "Reload" })).toBeVisible();
});

test("at a table, too, a page that is out of date can be reloaded", async ({ page }) => {
  await makeTable(page, ["me", "Bob"]);
  await page.routeWebSocket("**/api/socket", (socket) => {
    socket.onMessage(() =>
      socket.send(JSON.stringify({ type: "outdated", protocol: 99, rules: {} })),
    );
  });
  await page.reload();
  // Nothing lies over it.
  await page.getByTestId("outdated").getByRole("button", { name: "Reload" }).click({ trial: true });
});
