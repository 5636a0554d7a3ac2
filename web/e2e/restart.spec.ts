import { decide, expect, line, makeTable, myTurn, test } from "./table.ts";

test("the page comes back after the server was restarted, and a move under way counts once", async ({
  page,
  own,
}) => {
  // Addresses of another server than the shared one.
  await page.goto(own.address);
  await page.route(`${own.address}/nothing`, (route) => route.abort());
  const goto = page.goto.bind(page);
  page.goto = (url, options) => goto(url.startsWith("/") ? own.address + url : url, options);
  await makeTable(page, ["me", "Bob"]);
  await decide(page);
  // The same screen, with the other player's eyes.
  const pass = page.getByTestId("game-actions").getByRole("button", { name: "Pass", exact: true });
  await expect(page.getByTestId("whose")).toContainText("Bob");
  await pass.click();
  await expect(page.getByTestId("confirm")).toBeEnabled();
  await own.stop();
  await expect(page.getByTestId("lost")).toContainText("The server is being restarted");
  // Nothing lies over it.
  await page.getByTestId("lost").click({ trial: true });
  await page.getByTestId("confirm").click();
  await expect(page.getByText(/it will be sent again/)).toBeVisible();
  await own.start();
  await expect.poll(() => line(page)).toBe(2);
  await expect(page.getByTestId("lost")).toBeHidden();
  await page.reload();
  await expect(myTurn(page)).toBeVisible();
  expect(await line(page)).toBe(2);
});
