// The browser of the tests: Debian's chromium without its windows, which is twice as quick, or the Chrome that is there.
import { existsSync } from "node:fs";
import { installDebianPackages } from "./apt.mjs";
import { SetupFailure } from "./failure.mjs";
import { findOnPath } from "./places.mjs";

const WINDOWLESS = "chromium-headless-shell";
const NAMES = [WINDOWLESS, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

function findBrowser() {
  return findOnPath(...NAMES) ?? PLACES.find((path) => existsSync(path));
}

function checkNamedBrowser(path) {
  if (existsSync(path)) return path;
  throw new SetupFailure(`CHROMIUM_PATH names ${path}, but there is no such file.`);
}

/** The path of the browser; installed from Debian's packages where it is missing and that is possible. */
export async function provideBrowser() {
  if (process.env.CHROMIUM_PATH) return checkNamedBrowser(process.env.CHROMIUM_PATH);
  const present = findBrowser();
  if (present) return present;
  await installDebianPackages("Installing chromium for the tests", WINDOWLESS, "fonts-liberation");
  const installed = findBrowser();
  if (installed) return installed;
  throw new SetupFailure(
    "The tests need a Chromium browser. Install one (Debian: apt-get install chromium), or name its file in CHROMIUM_PATH.",
  );
}
