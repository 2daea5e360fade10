// Stands in for npm in the tests of the set-up: `npm ci` makes an empty node_modules, and a diary is kept.
// FAKE_NPM=hangs has it wait until somebody ends it.
import { appendFileSync, mkdirSync, rmSync } from "node:fs";

const outer = Object.keys(process.env).filter((name) => /^npm_(lifecycle|package)_/.test(name));
const browser = process.env.PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD ? "" : " with a browser";
appendFileSync(
  process.env.FAKE_DIARY,
  `${["npm", ...process.argv.slice(2), ...outer].join(" ")}${browser}\n`,
);
rmSync("node_modules", { recursive: true, force: true });
mkdirSync("node_modules");
if (process.env.FAKE_NPM === "hangs") setTimeout(() => {}, 60_000);
