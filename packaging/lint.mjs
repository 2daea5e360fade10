// npm run lint: every check that reads the code without running it; all of them, whatever the first ones say.
import { prepare } from "./setup.mjs";
import { runChecks } from "./steps/checks.mjs";
import { listLinters } from "./steps/linters.mjs";

await prepare({ pages: false, tools: true });
process.exitCode = await runChecks(listLinters());
