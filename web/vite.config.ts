import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** The server a page under development talks to: `bourse serve`, or another by BOURSE_SERVER. */
const server = process.env["BOURSE_SERVER"] ?? "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [svelte()],
  // One script for all games, a quarter of a megabyte as it is sent: a part fetched later could be missing in the middle
  // of a game, when the connection is lost or the server was renewed. Vite's warning begins where that would be too much.
  build: { target: "es2023", sourcemap: false, reportCompressedSize: true, chunkSizeWarningLimit: 1000 },
  // Boards are drawn from the data files of the rules, beside this folder.
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true } } },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
});
