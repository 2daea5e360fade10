// npm test: make this machine ready and run every check. `npm test -- pytest -k cart` runs one of them with more words;
// `npm test -- lint vitest` runs some of them.
import { prepare } from "./setup.mjs";
import { listParts, runChecks } from "./steps/checks.mjs";
import { nodeTool } from "./steps/child.mjs";
import { listLinters } from "./steps/linters.mjs";
import { venvTool } from "./steps/places.mjs";

const FIRST_PORT = 8411;

const GROUPS = {
  lint: listLinters,
  pytest: () => ({ pytest: { words: [venvTool("python"), "-m", "pytest"] } }),
  vitest: () => ({ vitest: { words: [...nodeTool("vitest"), "run", "--config", "ui/vitest.config.ts"] } }),
  playwright: () => ({ playwright: { parts: ["desktop", "phone"].map(browse) } }),
  bundle: () => ({ bundle: { words: [process.execPath, "packaging/bundle.mjs"] } }),
};

// Each width in a shop of its own, both at once: the browser tests wait more than they work.
function browse(project, index) {
  const config = ["-c", "ui/playwright.config.ts", `--project=${project}`, "--pass-with-no-tests"];
  return {
    words: [...nodeTool("@playwright/test", "playwright"), "test", ...config],
    env: { PITLANE_E2E_PORT: String(FIRST_PORT + 2 * index) },
  };
}

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
await prepare({ browser: true, tools: true });
const checks = Object.assign({}, ...names.map((name) => GROUPS[name]()));
for (const { words } of Object.values(checks).flatMap(listParts)) words.push(...more);
process.exitCode = await runChecks(checks);
