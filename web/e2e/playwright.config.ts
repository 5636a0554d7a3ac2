import { defineConfig } from "@playwright/test";

/** The browser is Debian's; the server is `bourse` of the dev profile, or the one BOURSE_BIN names (see server.ts). */
export default defineConfig({
  testDir: ".",
  outputDir: "results",
  // Only what hangs is cut off: how long something takes tells of the machine, not of the page.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  maxFailures: 6,
  workers: 2,
  reporter: [["list"]],
  use: {
    locale: "en-GB",
    viewport: { width: 1280, height: 860 },
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    },
  },
});
