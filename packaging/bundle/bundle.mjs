// npm run bundle: the program as a folder that needs no Python, in dist/, and tried as its owner would, then crawled as its visitors do. `-- --engine qt`
// adds the web engine of the tests on Linux and tries the window as well; `-- --installer` packs the setup for Windows.
import { parseArgs } from "node:util";
import { crawlProgram } from "../checks/crawl.mjs";
import { provideScreen } from "../setup/desktop.mjs";
import { explained } from "../setup/failure.mjs";
import { buildBundle } from "./build.mjs";
import { packInstaller } from "./installer.mjs";
import { tryProgram } from "./trial.mjs";

/** The options of the command line; throws on one that there is not. */
export function readOptions(words) {
  return parseArgs({
    args: words,
    options: {
      engine: { type: "string", default: "none" },
      installer: { type: "boolean", default: false },
      "no-sample": { type: "boolean", default: false },
    },
  }).values;
}

/** Build and try it; the status of what tried it. */
export async function bundle(values) {
  const program = await explained(async () => {
    if (values.engine === "qt") await provideScreen();
    return buildBundle(values.engine);
  });
  const words = [
    ...(values.engine === "qt" ? ["--window"] : []),
    ...(values["no-sample"] ? ["--no-sample"] : []),
  ];
  const tried = await tryProgram(program, ...words);
  // The engine of the window's tests is nobody's bundle.
  const isCrawled = values.engine === "none" && !values["no-sample"];
  const crawled = isCrawled ? await crawlProgram(program) : 0;
  const status = tried || crawled;
  if (status === 0 && values.installer) await explained(() => packInstaller(program));
  return status;
}
