// npm test: make this machine ready and run every check. `npm test -- pytest -k cart` runs one of them with more words;
// `npm test -- lint vitest` runs some of them.
import { prepare } from "./setup.mjs";
import { listParts, runChecks } from "./steps/checks.mjs";
import { nodeTool } from "./steps/child.mjs";
import { crawlWords } from "./steps/crawl.mjs";
import { listLinters } from "./steps/linters.mjs";
import { venvTool } from "./steps/places.mjs";

const FIRST_PORT = 8411;
// Of about the same length each.
const BROWSERS = [
  ["--project=desktop", "--shard=1/2"],
  ["--project=desktop", "--shard=2/2"],
  ["--project=phone"],
];
// What starts, kills and starves whole programs: it waits far more than it works.
const PROGRAMS = ["tests/bundle", "tests/desktop", "tests/faults", "tests/fuzz"];

const GROUPS = {
  lint: listLinters,
  pytest: () => ({ pytest: python() }),
  vitest: () => ({ vitest: { words: [...nodeTool("vitest"), "run", "--config", "ui/vitest.config.ts"] } }),
  playwright: () => ({ playwright: { parts: BROWSERS.map(browse) } }),
  "first-command": () => ({ "first-command": firstCommand() }),
  bundle: () => ({ bundle: bundle() }),
};

function python(...more) {
  return { words: [venvTool("python"), "-m", "pytest", ...more] };
}

/** The shop as the README's first command brings it up, crawled as its visitors do. */
function firstCommand() {
  return { words: crawlWords() };
}

function bundle() {
  return { words: [process.execPath, "packaging/bundle.mjs"] };
}

/** Everything but the bundle, whose build takes its minutes: what fails soonest first, what works beside what waits. */
function listAll() {
  const rules = python(...PROGRAMS.map((folder) => `--ignore=${folder}`));
  return {
    ...listLinters(),
    ...GROUPS.vitest(),
    pytest: { parts: [rules, python(...PROGRAMS)] },
    playwright: { parts: [...BROWSERS.map(browse), firstCommand()] },
  };
}

// Each part in a shop of its own, all at once: the browser tests wait for a good part of their time.
function browse(which, index) {
  const config = ["-c", "ui/playwright.config.ts", ...which, "--pass-with-no-tests"];
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
  return { names, more };
}

const { names, more } = readArguments(process.argv.slice(2));
await prepare({ browser: true, tools: true });
const checks = names.length > 0 ? Object.assign({}, ...names.map((name) => GROUPS[name]())) : listAll();
for (const { words } of Object.values(checks).flatMap(listParts)) words.push(...more);
process.exitCode = await runChecks(checks);
