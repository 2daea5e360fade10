// npm test: make this machine ready and run every check. `npm test -- pytest -k cart` runs one of them with more words;
// `npm test -- lint vitest` runs some of them.
import { prepare } from "./setup.mjs";
import { runChecks } from "./steps/checks.mjs";
import { nodeTool } from "./steps/child.mjs";
import { listLinters } from "./steps/linters.mjs";
import { venvTool } from "./steps/places.mjs";

const GROUPS = {
  lint: listLinters,
  pytest: () => ({ pytest: { words: [venvTool("python"), "-m", "pytest"] } }),
  vitest: () => ({ vitest: { words: [...nodeTool("vitest"), "run", "--config", "ui/vitest.config.ts"] } }),
  playwright: () => ({
    playwright: {
      words: [...nodeTool("@playwright/test", "playwright"), "test", "-c", "ui/playwright.config.ts"],
    },
  }),
};

function readArguments(words) {
  const firstOther = words.findIndex((word) => !(word in GROUPS));
  const names = firstOther < 0 ? words : words.slice(0, firstOther);
  const more = words.slice(names.length);
  if (more.length > 0 && names.length !== 1) {
    console.error(
      `npm test takes the names ${Object.keys(GROUPS).join(", ")}; one name alone may be followed by words for it.`,
    );
    process.exit(2);
  }
  return { names: names.length > 0 ? names : Object.keys(GROUPS), more };
}

const { names, more } = readArguments(process.argv.slice(2));
await prepare({ browser: true });
const checks = Object.assign({}, ...names.map((name) => GROUPS[name]()));
for (const { words } of Object.values(checks)) words.push(...more);
process.exitCode = await runChecks(checks);
