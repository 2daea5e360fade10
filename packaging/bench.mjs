// npm run bench: make this machine ready and measure the server; more words go to the measurement.
import { prepare } from "./setup.mjs";
import { runChild } from "./steps/child.mjs";
import { venvTool } from "./steps/places.mjs";

await prepare();
process.exitCode = await runChild([venvTool("python"), "tests/bench/run.py", ...process.argv.slice(2)]);
