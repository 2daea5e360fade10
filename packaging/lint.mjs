// npm run lint: every check that reads the code without running it.
import { prepare } from "./setup.mjs";
import { listParts } from "./steps/parts.mjs";
import { runParts } from "./steps/queue.mjs";

await prepare({ pages: false, tools: true });
process.exitCode = await runParts(listParts(["lint"]));
