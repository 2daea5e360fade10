// npm run bundle: the program as a folder that needs no Python, in dist/, and tried as its owner would, then crawled as its visitors do. `-- --engine qt`
// adds the web engine of the tests on Linux and tries the window as well; `-- --installer` packs the setup for Windows.
import { parseArgs } from "node:util";
import { prepare } from "./setup.mjs";
import { buildBundle } from "./steps/bundle.mjs";
import { crawlProgram } from "./steps/crawl.mjs";
import { provideScreen } from "./steps/desktop.mjs";
import { explained } from "./steps/failure.mjs";
import { packInstaller } from "./steps/installer.mjs";
import { smoke } from "./steps/smoke.mjs";

const { values } = parseArgs({
  options: {
    engine: { type: "string", default: "none" },
    installer: { type: "boolean", default: false },
    "no-sample": { type: "boolean", default: false },
  },
});

await prepare({ browser: true, tools: true });
const bundle = await explained(async () => {
  if (values.engine === "qt") await provideScreen();
  return buildBundle(values.engine);
});
const words = [
  ...(values.engine === "qt" ? ["--window"] : []),
  ...(values["no-sample"] ? ["--no-sample"] : []),
];
const smoked = await smoke(bundle, ...words);
// The engine of the window's tests is nobody's bundle.
const isCrawled = values.engine === "none" && !values["no-sample"];
const status = smoked || (isCrawled ? await crawlProgram(bundle) : 0);
if (status === 0 && values.installer) await explained(() => packInstaller(bundle));
process.exitCode = status;
