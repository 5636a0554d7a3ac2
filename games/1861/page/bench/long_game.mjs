// 1861 at the end of a long game: how soon a click is answered on the screen, and whether the map can be moved without a late frame.
import { readFileSync } from "node:fs";
import { host, quantile } from "../../../../web/bench/host.mjs";

/** A game of our bots, as far as one of its last tiles. */
const LINES = 798;
const record = readFileSync(
  new URL("../../../../web/e2e/fixtures/1861-bots.jsonl", import.meta.url),
  "utf8",
)
  .split("\n")
  .slice(0, LINES)
  .join("\n");
const { address, browser, close } = await host();
try {
  const page = await (
    await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-GB" })
  ).newPage();
  await page.goto(address);
  const id = await page.evaluate(async (record) => {
    const post = async (path, body) =>
      (
        await fetch(`/api${path}`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
        })
      ).json();
    await post("/me", { name: "Anna" });
    const { players } = JSON.parse(record.split("\n", 1)[0]);
    const seats = Array.from({ length: players }, (_, seat) =>
      seat === 0 ? { type: "me" } : { type: "screen", name: `Player ${seat + 1}` },
    );
    return (await post("/tables/upload", { record, seats, pause: 0 })).table.id;
  }, record);
  await page.goto(`${address}/t/${id}`);
  await page.locator("[data-hex=H8]").waitFor();
  await page.waitForTimeout(1500);

  // The work of the page's own thread, without what other programs take of the machine meanwhile.
  const inspector = await page.context().newCDPSession(page);
  await inspector.send("Performance.enable", { timeDomain: "threadTicks" });
  async function worked() {
    const { metrics } = await inspector.send("Performance.getMetrics");
    return 1000 * metrics.find(({ name }) => name === "TaskDuration").value;
  }

  /** From a press to the paint that shows its answer, as the browser itself measures it, and the work of so many milliseconds. */
  async function pressed(press, wait) {
    await page.evaluate(() => {
      window.slowest = 0;
      window.watching?.disconnect();
      window.watching = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries())
          window.slowest = Math.max(window.slowest, duration);
      });
      window.watching.observe({ type: "event", durationThreshold: 16 });
    });
    const before = await worked();
    await press();
    await page.waitForTimeout(wait);
    return { work: (await worked()) - before, time: await page.evaluate(() => window.slowest) };
  }
  /** Presses one after the other, again and again, each when the one before has been drawn to its end unless it says otherwise; the figures of each. */
  async function answered(presses) {
    const all = presses.map(() => []);
    for (let i = 0; i < 12; i += 1)
      for (const [n, [, press, wait = 1000]] of presses.entries())
        all[n].push(await pressed(() => press(i), wait));
    for (const [n, [name]] of presses.entries()) {
      const [times, work] = ["time", "work"].map((of) =>
        all[n].map((one) => one[of]).sort((a, b) => a - b),
      );
      console.log(
        `${name}: answered within ${quantile(times, 0.5)} ms half of the time, slowest ${times.at(-1)} ms of ${times.length}; work of the page ${quantile(work, 0.5).toFixed(0)} ms, most ${work.at(-1).toFixed(0)} ms`,
      );
    }
  }

  console.log(`1861 after ${LINES - 1} decisions:`);
  const form = (name) => page.getByRole("button", { name, exact: true }).first();
  await answered([
    ["from the map to the market", () => form("Market").click()],
    ["to the table", () => form("Table").click()],
    ["back to the map", () => form("Map").click()],
  ]);
  const open = await page
    .locator(".cell.can")
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("data-hex")));
  if (open.length > 0) {
    await answered([
      [
        "a hex and the tiles that fit",
        (i) => page.locator(`[data-hex=${open[(2 * i) % open.length]}]`).click({ force: true }),
        350,
      ],
      ["the next of them, while the map is still drawn", () => page.keyboard.press("ArrowRight")],
      ["one more", () => page.keyboard.press("ArrowRight")],
      ["and away again", () => page.keyboard.press("Escape")],
    ]);
  }
  const slider = page.getByTestId("replay").getByRole("slider");
  const step = async () => {
    await slider.focus();
    await page.keyboard.press("ArrowLeft");
  };
  await answered([["a step of the replay", step]]);
  await page.keyboard.press("End");

  /** Some steps closer than before: the times between frames while the pointer drags the map about for three seconds. */
  async function panned(steps) {
    for (let i = 0; i < steps; i += 1) await form("Closer").click();
    await page.waitForTimeout(900);
    const box = await page.locator(".canvas").boundingBox();
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
    await page.evaluate(() => {
      window.frames_ = [];
      const tick = (now) => {
        window.frames_.push(now);
        window.ticking = requestAnimationFrame(tick);
      };
      window.ticking = requestAnimationFrame(tick);
    });
    const until = Date.now() + 3000;
    for (let i = 0; Date.now() < until; i += 1)
      await page.mouse.move(at.x + 220 * Math.sin(i / 14), at.y + 140 * Math.sin(i / 9));
    const frames = await page.evaluate(() => {
      cancelAnimationFrame(window.ticking);
      return window.frames_;
    });
    await page.mouse.up();
    const gaps = frames
      .slice(1)
      .map((now, i) => now - frames[i])
      .sort((a, b) => a - b);
    const late = gaps.filter((gap) => gap > 25).length;
    console.log(
      `moving the map, ${steps} steps closer: ${gaps.length} frames, half within ${quantile(gaps, 0.5).toFixed(1)} ms, 99 of 100 within ${quantile(gaps, 0.99).toFixed(1)} ms, ${late} late by a frame or more`,
    );
  }
  for (const steps of [1, 2]) await panned(steps);
} finally {
  await close();
}
