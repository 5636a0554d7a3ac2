import type { Browser, Page } from "@playwright/test";
import { expect, somebodyElse, test } from "./table.ts";

async function post(page: Page, path: string, body: unknown) {
  return page.evaluate(
    async ([path, body]) => {
      const headers = { "content-type": "application/json" };
      return (
        await fetch(`/api${path}`, { method: "POST", headers, body: JSON.stringify(body) })
      ).json();
    },
    [path, body] as const,
  );
}

async function somebody(browser: Browser, address: string, name: string): Promise<Page> {
  const page = await somebodyElse(browser, address);
  await page.goto("/");
  await post(page, "/me", { name });
  return page;
}

/** Anna, Boris and Clara, each in a browser of their own, at a table where money is hidden. */
async function three(browser: Browser, address: string): Promise<[Page, Page, Page, string]> {
  const [anna, boris, clara] = await Promise.all(
    ["Anna", "Boris", "Clara"].map((name) => somebody(browser, address, name)),
  );
  const seats = [{ type: "me" }, { type: "open" }, { type: "open" }];
  const wish = {
    game: "chicago",
    options: { hidden_money: true },
    seats,
    listed: false,
    mode: "play",
    pause: 0,
    prices: null,
  };
  const { table } = await post(anna!, "/tables", wish);
  for (const page of [boris!, clara!])
    await post(page, `/tables/${table.id}/sit`, { key: table.you.invite, seat: null, name: null });
  for (const page of [anna!, boris!, clara!]) {
    await page.goto(`/t/${table.id}`);
    await expect(page.getByRole("list", { name: "Seats" })).toContainText("Clara");
  }
  return [anna!, boris!, clara!, table.id];
}

const seat = (page: Page, name: RegExp) => page.getByRole("button", { name });

test("a player who is there is replaced by a vote, for all to see, and comes back", async ({
  browser,
  bourse,
}) => {
  const [anna, boris, clara] = await three(browser, bourse.address);
  await expect(anna.locator('li[data-seat="1"]')).toContainText("here");
  await seat(anna, /^Boris/).click();
  await expect(anna.getByText("otherwise the others are asked")).toBeVisible();
  await anna.getByRole("button", { name: "Let a bot play: Random" }).click();
  await expect(anna.getByTestId("seat-vote")).toContainText("Waiting for Clara.");
  await expect(boris.getByTestId("seat-vote")).toContainText(
    "Anna asks that a bot (Random) plays for Boris.",
  );
  await expect(boris.getByTestId("seat-agree")).toBeHidden();

  // Refused, then asked again by another: withdrawn, and asked once more.
  await clara.getByTestId("seat-disagree").click();
  await expect(anna.getByTestId("seat-refused")).toContainText(
    "did not agree that a bot plays for Boris",
  );
  await seat(clara, /^Boris/).click();
  await clara.getByRole("button", { name: "Let a bot play: Random" }).click();
  await clara.getByTestId("seat-withdraw").click();
  await expect(anna.getByTestId("seat-vote")).toBeHidden();
  await seat(clara, /^Boris/).click();
  await clara.getByRole("button", { name: "Let a bot play: Random" }).click();
  await anna.getByTestId("seat-agree").click();
  await expect(boris.locator('li[data-seat="1"]')).toContainText("Random");

  await seat(boris, /^Random/).click();
  await boris.getByRole("button", { name: "Take my seat back" }).click();
  await expect(anna.locator('li[data-seat="1"]')).toContainText("Boris");
  for (const page of [anna, boris, clara]) await page.context().close();
});

test("whoever wants a seat from which something hidden is seen asks for it, in both languages", async ({
  browser,
  bourse,
}) => {
  const [anna, boris, clara, table] = await three(browser, bourse.address);
  const { error } = await post(anna, `/tables/${table}/play`, {
    seat: 0,
    seq: 4,
    key: "a",
    actions: [{ type: "bid", amount: 10 }],
  });
  expect(error).toBeUndefined();
  await seat(boris, /^Boris/).click();
  await boris.getByRole("button", { name: "Leave it to a bot: Random" }).click();
  const invite = await anna.evaluate(
    async (table) =>
      (await (await fetch(`/api/tables/${table}`)).json()).table.you.invite as string,
    table,
  );
  const dora = await somebody(browser, bourse.address, "Dora");
  await dora.goto(`/t/${table}#${invite}`);
  await seat(dora, /^Random/).click();
  await expect(dora.getByText("everybody who sits at the table has to agree")).toBeVisible();
  await dora.getByTestId("ask-seat").click();
  await expect(dora.getByTestId("seat-vote")).toContainText("Waiting for Anna and Clara.");
  await clara.getByTestId("seat-agree").click();
  await anna.getByTestId("language").click();
  await expect(anna.getByTestId("seat-vote")).toContainText(
    "Dora demande à prendre la place de Fantasque.",
  );
  await anna.getByTestId("seat-agree").click();
  await expect(dora.locator('li[data-seat="1"]')).toContainText("Dora");
  await expect(dora.getByTestId("seat-change").last()).toContainText(
    "Dora takes the seat of Random: the others agreed.",
  );
  await expect(anna.getByTestId("seat-change").last()).toContainText(
    "Dora prend la place de Fantasque : les autres ont accepté.",
  );
  for (const page of [anna, boris, clara, dora]) await page.context().close();
});

test("a personal link asks before it replaces who one is, and is changed", async ({
  browser,
  bourse,
}) => {
  const anna = await somebody(browser, bourse.address, "Anna");
  const boris = await somebody(browser, bourse.address, "Boris");
  await anna.goto("/");
  await anna.getByRole("button", { name: "You: Anna" }).click();
  await anna.getByRole("button", { name: "Show my link" }).click();
  const field = anna.getByLabel("Personal link");
  const old = await field.inputValue();

  await boris.goto(old);
  await expect(boris.getByTestId("become")).toContainText(
    "This link belongs to Anna, and on this device you are Boris.",
  );
  await boris.getByTestId("become-stay").click();
  await expect(boris.getByRole("button", { name: "You: Boris" })).toBeVisible();

  await anna.getByTestId("change-link").click();
  await expect(anna.getByTestId("link-changed")).toContainText("The old one works no longer.");
  await expect(field).not.toHaveValue(old);
  const fresh = await field.inputValue();
  await boris.goto(old);
  await expect(boris.getByText("This link does not lead to anybody.")).toBeVisible();
  await boris.goto(fresh);
  await boris.getByTestId("become-go").click();
  await expect(boris.getByRole("button", { name: "You: Anna" })).toBeVisible();
  // The device it was changed on is still Anna's.
  await anna.reload();
  await expect(anna.getByRole("button", { name: "You: Anna" })).toBeVisible();
  for (const page of [anna, boris]) await page.context().close();
});
