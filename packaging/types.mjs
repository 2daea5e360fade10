// npm run types: write the TypeScript types of the API from the server's own description of it; `-- FILE` writes another.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { prepare } from "./setup.mjs";
import { nodeTool, runChild } from "./steps/child.mjs";
import { SETUP, venvTool } from "./steps/places.mjs";
import { askProgram } from "./steps/run.mjs";

const DESCRIPTION = join(SETUP, "openapi.json");
const [target = "ui/src/shared/api/schema.d.ts"] = process.argv.slice(2);

await prepare({ pages: false });
writeFileSync(DESCRIPTION, askProgram(venvTool("python"), ["-m", "app", "openapi"]) ?? "");
// a field with a default may be left out of a body, and so it must be optional in its type
const options = ["--default-non-nullable=false", "--output", target];
process.exitCode = await runChild([...nodeTool("openapi-typescript"), DESCRIPTION, ...options]);
