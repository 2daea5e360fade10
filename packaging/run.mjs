// node packaging/run.mjs NAME [WORDS]: the commands of package.json. Each has this machine made ready for it, then runs.
import { bundle, readOptions } from "./bundle/bundle.mjs";
import { bundleUnderWine } from "./bundle/bundle-wine.mjs";
import { listParts } from "./checks/parts.mjs";
import { runParts } from "./checks/queue.mjs";
import { chooseParts } from "./checks/test.mjs";
import { runChild } from "./setup/child.mjs";
import { dev } from "./setup/dev.mjs";
import { LEAN } from "./setup/lean.mjs";
import { readBuildReport } from "./setup/pages.mjs";
import { venvTool } from "./setup/places.mjs";
import { prepare } from "./setup/prepare.mjs";
import { start } from "./setup/start.mjs";
import { writeTypes } from "./setup/types.mjs";

const NO_PAGES = { pages: false };
const TOOLS = { pages: false, tools: true };
const EVERYTHING = { browser: true, tools: true };

/**
 * The commands by name: `ready` adjusts the set-up, `read` parses the words before it, `run` does the work.
 */
const COMMANDS = {
  start: { run: start },
  dev: { ready: NO_PAGES, run: dev },
  window: { ready: { window: process.platform === "linux" }, run: tellWindow },
  build: { ready: { forcePages: true }, run: () => console.log(readBuildReport()) },
  types: { ready: NO_PAGES, run: writeTypes },
  lint: { ready: TOOLS, run: () => runParts(listParts(["lint"])) },
  test: { read: chooseParts, ready: EVERYTHING, run: (choose) => runParts(choose()) },
  fuzz: { ready: TOOLS, run: fuzz },
  faults: { ready: TOOLS, run: (words) => python("-m", "tests.faults.run", ...words) },
  bench: { run: bench },
  lighthouse: { ready: { browser: true }, run: lighthouse },
  pictures: { ready: { browser: true }, run: pictures },
  texts: { ready: NO_PAGES, run: texts },
  bundle: { read: readOptions, ready: EVERYTHING, run: bundle },
  "bundle:wine": { ready: { tools: true }, run: bundleUnderWine },
};

function tellWindow() {
  console.log("npm start opens a window from now on, where there is a screen.");
  return 0;
}

function python(...words) {
  return runChild([venvTool("python"), ...words]);
}

/** The shop is measured as npm start runs it, and what stands beside it is compiled alike. */
function bench(words) {
  return runChild([venvTool("python"), "tests/bench/run.py", ...words], { env: LEAN });
}

/** The tests of properties with as many cases as they bear, then the whole API. */
async function fuzz(words) {
  const properties = await python("-m", "pytest", "-m", "hypothesis", "--hypothesis-profile=whole");
  return properties || python("-m", "tests.fuzz.run", ...words);
}

/** Its packages are there only after the set-up. */
async function lighthouse(paths) {
  const { visitPages } = await import("./checks/lighthouse.mjs");
  return visitPages(paths);
}

/** As for lighthouse. */
async function pictures(words) {
  const { makePictures } = await import("./docs/pictures.mjs");
  return makePictures(words);
}

/** As for lighthouse. */
async function texts(words) {
  const { writeTexts } = await import("./docs/texts.mjs");
  return writeTexts(words);
}

const [name, ...words] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name ?? "") ? COMMANDS[name] : undefined;
if (!command) {
  console.error(`node packaging/run.mjs takes one of ${Object.keys(COMMANDS).join(", ")}.`);
  process.exit(2);
}
const given = command.read ? command.read(words) : words;
await prepare(command.ready);
process.exitCode = await command.run(given);
