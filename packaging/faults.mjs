// npm run faults: make this machine ready and break the real server in every way that we know; names choose among them.
import { prepare } from "./setup.mjs";
import { runChild } from "./steps/child.mjs";
import { venvTool } from "./steps/places.mjs";

await prepare({ pages: false, tools: true });
const words = [venvTool("python"), "-m", "tests.faults.run", ...process.argv.slice(2)];
process.exitCode = await runChild(words);
