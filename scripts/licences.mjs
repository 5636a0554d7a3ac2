#!/usr/bin/env node
// Whether every package of both trees may be used: its licence, or one it offers, is in the list. Needs no network.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "..");
const ALLOWED = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BSL-1.0",
  "CC0-1.0",
  "CDLA-Permissive-2.0",
  "ISC",
  "MIT",
  "MIT-0",
  "MPL-2.0",
  "Unicode-3.0",
  "Unlicense",
  "Zlib",
]);

/** Whether an SPDX expression can be met with allowed licences. */
function allows(expression) {
  const tokens = expression.replaceAll("/", " OR ").match(/[()]|[^\s()]+/g) ?? [];
  const term = () => {
    const token = tokens.shift();
    if (token === "(") {
      const inside = either();
      tokens.shift();
      return inside;
    }
    // An exception only ever allows more.
    if (tokens[0] === "WITH") tokens.splice(0, 2);
    return ALLOWED.has(token);
  };
  const both = () => {
    let all = term();
    while (tokens[0] === "AND") all = (tokens.shift(), term()) && all;
    return all;
  };
  const either = () => {
    let any = both();
    while (tokens[0] === "OR") any = (tokens.shift(), both()) || any;
    return any;
  };
  return tokens.length > 0 && either();
}

const host = /host: (.*)/.exec(execFileSync("rustc", ["-vV"], { encoding: "utf8" }))[1];
const metadata = [
  "metadata",
  "--format-version",
  "1",
  "--locked",
  "--offline",
  "--filter-platform",
  host,
];
const crates = JSON.parse(
  execFileSync("cargo", metadata, { cwd: ROOT, encoding: "utf8", maxBuffer: 1 << 28 }),
);
const lock = JSON.parse(readFileSync(resolve(ROOT, "package-lock.json"), "utf8"));
const packages = [
  ...crates.packages
    .filter(({ source }) => source)
    .map(({ name, version, license }) => [`crate ${name} ${version}`, license]),
  ...Object.entries(lock.packages)
    .filter(([path]) => path)
    .map(([path, { version, license }]) => [`npm ${path} ${version}`, license]),
];
const refused = packages.filter(([, license]) => !allows(license ?? ""));
for (const [name, license] of refused) console.error(`${name}: ${license ?? "no licence"}`);
console.log(
  `${packages.length} packages, ${refused.length} with a licence that is not in the list`,
);
process.exit(refused.length > 0 || packages.length === 0 ? 1 : 0);
