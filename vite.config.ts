import { resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** The server a page under development talks to: `bourse serve`, or another by BOURSE_SERVER. */
const server = process.env["BOURSE_SERVER"] ?? "http://127.0.0.1:8080";

/** What the games' pages use of the frame; `tsconfig.json` says the same. */
const alias = Object.fromEntries(
  ["frame", "lib", "rules", "table"].map((part) => [
    `$${part}`,
    resolve(import.meta.dirname, "web/src", part),
  ]),
);

/** The page of the game that only tests play is empty where BOURSE_SAMPLE does not ask for it: nobody is sent a game they cannot play. */
const withoutSample: Plugin = {
  name: "without-sample",
  enforce: "pre",
  load: (id) => (id.endsWith("/games/sample/page/index.ts") ? "export const game = null;" : null),
};
const sample = process.env["BOURSE_SAMPLE"] || process.env["VITEST"];

export default defineConfig({
  root: "web",
  plugins: [
    svelte({ configFile: resolve(import.meta.dirname, "svelte.config.js") }),
    ...(sample ? [] : [withoutSample]),
  ],
  // One script for all games, a quarter of a megabyte as it is sent: a part fetched later could be missing in the middle
  // of a game, when the connection is lost or the server was renewed. Vite's warning begins where that would be too much.
  build: {
    target: "es2023",
    sourcemap: false,
    reportCompressedSize: true,
    chunkSizeWarningLimit: 1000,
  },
  // The games' pages, and the data files boards are drawn from, are beside that folder.
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true } } },
  resolve: { alias, ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}) },
  test: {
    root: ".",
    environment: "happy-dom",
    include: ["web/src/**/*.test.ts", "games/*/page/**/*.test.ts"],
  },
});
