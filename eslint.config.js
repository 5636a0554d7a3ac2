import js from "@eslint/js";
import prettier from "eslint-config-prettier/flat";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const untyped = {
  "@typescript-eslint/no-unsafe-argument": "off",
  "@typescript-eslint/no-unsafe-assignment": "off",
  "@typescript-eslint/no-unsafe-call": "off",
  "@typescript-eslint/no-unsafe-member-access": "off",
  "@typescript-eslint/no-unsafe-return": "off",
};

export default defineConfig(
  globalIgnores(["web/dist", "target", "docs", "**/protocol.ts"]),
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: { ...globals.browser },
      parserOptions: {
        project: ["./tsconfig.json", "./tsconfig.node.json"],
        extraFileExtensions: [".svelte"],
      },
    },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      // French has spaces that do not break, in its sentences.
      "no-irregular-whitespace": ["error", { skipTemplates: true, skipRegExps: true }],
      // What a function is given and does not need begins with an underscore.
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", destructuredArrayIgnorePattern: "^_" },
      ],
      // Maps and sets that are watched are replaced whole (`$state.raw`); the others remember, and nobody watches them.
      "svelte/prefer-svelte-reactivity": "off",
      // A space before a block is written as a value: Svelte drops a bare one.
      "svelte/no-useless-mustaches": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // What a binding or a handler is given has no type for the linter; `svelte-check` knows it, and allows no `any`.
    files: ["**/*.svelte"],
    rules: untyped,
  },
  {
    // What the server answers is JSON, and a browser test asks it for little enough to see.
    files: ["web/e2e/**"],
    rules: {
      ...untyped,
      // Playwright finds out by its pattern what a fixture needs, also that it needs nothing.
      "no-empty-pattern": ["error", { allowObjectPatternsAsParameters: true }],
    },
  },
  {
    // Programs of Node, and the settings of the tools: no project has their types.
    files: ["*.js", "scripts/**/*.mjs", "web/bench/**/*.mjs", "games/*/page/bench/*.mjs"],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
  },
  {
    files: ["**/*.test.ts"],
    // What stands in for a request is asynchronous, and has nothing to wait for.
    rules: { "@typescript-eslint/require-await": "off" },
  },
);
