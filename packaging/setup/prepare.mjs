// Makes a fresh machine ready, in steps. Each step does nothing when its work is done, and may be killed and run again.

import { provideBrowser } from "./browser.mjs";
import { provideEngine, provideScreen } from "./desktop.mjs";
import { explained, SetupFailure } from "./failure.mjs";
import { provideFonts } from "./fonts.mjs";
import { holdLock } from "./lock.mjs";
import { provideNewDatabase } from "./new-database.mjs";
import { provideNodePackages } from "./node-packages.mjs";
import { providePages } from "./pages.mjs";
import { providePythonPackages, provideVenv } from "./python-packages.mjs";
import { stopTools } from "./tool.mjs";

const OLDEST_NODE = [20, 19]; // of the build tools
const SIGNAL_NUMBERS = { SIGINT: 2, SIGTERM: 15, SIGHUP: 1 };

function checkNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  throw new SetupFailure(
    `Pitlane needs Node ${OLDEST_NODE.join(".")} or newer; this is Node ${process.versions.node}.`,
  );
}

// The lock stays behind: it names the tools, which may need a moment to end, and the next set-up waits for that.
function stopOn(signal) {
  stopTools("SIGTERM");
  process.exit(128 + SIGNAL_NUMBERS[signal]);
}

// A failure ends the tools of all sides, and waits for them to have ended.
async function beside(...sides) {
  const failures = [];
  const end = (error) => {
    failures.push(error);
    stopTools("SIGTERM");
  };
  await Promise.all(sides.map((side) => side().catch(end)));
  if (failures.length > 0) throw failures[0];
}

async function takeSteps({ pages, forcePages, browser, tools, window }) {
  await provideVenv();
  // pip works on one processor, npm on the other, and Debian's packages are mostly waited for.
  await beside(
    () => providePythonPackages({ tools, window }),
    async () => {
      await provideNodePackages();
      if (pages) await providePages({ force: forcePages });
    },
    async () => {
      if (browser) process.env.CHROMIUM_PATH = await provideBrowser();
      if (browser) await provideScreen();
      if (window) await provideEngine();
    },
  );
  await provideFonts();
  await provideNewDatabase();
}

/**
 * Prepare this checkout: Python and npm packages, the built pages; for the tests their tools, a browser (then in
 * CHROMIUM_PATH) and a screen; with `window` what the window needs on Linux.
 */
export async function prepare(wanted = {}) {
  const steps = { pages: true, forcePages: false, browser: false, tools: false, window: false, ...wanted };
  const signals = Object.keys(SIGNAL_NUMBERS);
  for (const signal of signals) process.on(signal, stopOn);
  try {
    await explained(async () => {
      checkNode();
      await holdLock(() => takeSteps(steps));
    });
  } finally {
    for (const signal of signals) process.off(signal, stopOn);
  }
}
