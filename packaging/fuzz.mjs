// npm run fuzz: make this machine ready and send the real server 20,000 cases made from its own description of its calls.
import { prepare } from "./setup.mjs";
import { runChild } from "./steps/child.mjs";
import { venvTool } from "./steps/places.mjs";

await prepare({ pages: false, tools: true });
const words = [venvTool("python"), "-m", "tests.fuzz.run", ...process.argv.slice(2)];
process.exitCode = await runChild(words);
