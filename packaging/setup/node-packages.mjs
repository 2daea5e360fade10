// The npm packages of package-lock.json.
import { basename, join } from "node:path";
import { SetupFailure } from "./failure.mjs";
import { findOnPath, NODE_MODULES, ROOT } from "./places.mjs";
import { hashFiles, readStamp, writeStamp } from "./stamp.mjs";
import { runTool } from "./tool.mjs";

const LOCK_FILE = join(ROOT, "package-lock.json");
// `npm ci` starts by removing node_modules, and the stamp with it
const STAMP = join(NODE_MODULES, ".pitlane-stamp");

/** The npm that runs this script, or the one on the PATH; as a command with its first arguments. */
function findNpm() {
  const outer = process.env.npm_execpath;
  if (outer && basename(outer).startsWith("npm-cli")) return [process.execPath, outer];
  const onPath = findOnPath("npm");
  if (onPath?.endsWith(".cmd"))
    return [process.execPath, join(onPath, "..", "node_modules", "npm", "bin", "npm-cli.js")];
  if (onPath) return [onPath];
  throw new SetupFailure(
    "npm is not on the PATH. It comes with Node.js: install that and run the same command again.",
  );
}

/** Have node_modules hold exactly what the lock file names. */
export async function provideNodePackages() {
  const digest = hashFiles([LOCK_FILE]);
  if (readStamp(STAMP) === digest) return;
  const [command, ...args] = findNpm();
  // the build tools are development packages, which NODE_ENV=production would leave out
  const options = ["ci", "--include=dev", "--no-audit", "--no-fund"];
  await runTool("Installing the npm packages", command, [...args, ...options], {
    PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: "1",
  });
  writeStamp(STAMP, digest);
}
