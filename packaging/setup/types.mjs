// npm run types: write the server's own description of its API, and what is made from it: the
// TypeScript types, and the limits of the fields. Write the settings of a new shop, which the pages begin with.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { nodeTool, runChild } from "./child.mjs";
import { defaultSettings, writeFields } from "./fields.mjs";
import { ROOT, venvTool } from "./places.mjs";
import { askProgram } from "./tool.mjs";

const FOLDER = join(ROOT, "ui/src/shared/api");
const DESCRIPTION = join(FOLDER, "openapi.json");
const READ_SETTINGS = `import runpy
runpy.run_path("packaging/setup/default_settings.py", run_name="__main__")`;

/** Write all of them; the status of the types' maker. */
export function writeTypes() {
  const description = askProgram(venvTool("python"), ["-m", "app", "openapi"]);
  if (!description)
    throw new Error("The server did not describe its calls: try `.venv/bin/python -m app openapi`.");
  writeFileSync(DESCRIPTION, `${description.replaceAll("\r\n", "\n")}\n`);
  const fields = join(FOLDER, "fields");
  mkdirSync(fields, { recursive: true });
  writeFields(JSON.parse(description), fields);
  const settings = askProgram(venvTool("python"), ["-c", READ_SETTINGS]);
  if (!settings)
    throw new Error(
      `A new shop did not answer with its settings: try ${join("packaging", "setup", "default_settings.py")}.`,
    );
  writeFileSync(join(FOLDER, "default-settings.ts"), defaultSettings(settings));
  // a field with a default may be left out of a body, and so it must be optional in its type
  const options = ["--default-non-nullable=false", "--output", join(FOLDER, "schema.d.ts")];
  return runChild([...nodeTool("openapi-typescript"), DESCRIPTION, ...options]);
}
