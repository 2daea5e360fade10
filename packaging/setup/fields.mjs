// The limits and the sentence of each field that the calls take, from the API's description into TypeScript.
// Two files: a module is loaded whole, and a customer's page has no use for the back office's fields.
import { writeFileSync } from "node:fs";
import { join } from "node:path";

const HEADER =
  "/** Limits and sentences of the fields of each body and query: written by `npm run types`, never by hand. */\n";
const KEYS = {
  minLength: "minLength",
  "x-min-length-of-delivery": "minLengthOfDelivery",
  maxLength: "maxLength",
  minItems: "minItems",
  maxItems: "maxItems",
  ge: "min",
  le: "max",
  pattern: "pattern",
  "x-message": "message",
  title: "title",
};

const SETTINGS_HEADER = `import type { PublicSettings } from "./types";

/** The settings of a new shop: written by \`npm run types\`, never by hand. The server's own answer wins over them. */
`;

/** The TypeScript of the settings of a new shop, from its answer as JSON. */
export function defaultSettings(answer) {
  return `${SETTINGS_HEADER}export const DEFAULT_SETTINGS: PublicSettings = ${JSON.stringify(JSON.parse(answer), null, 2)};\n`;
}

const RULES_HEADER =
  "/** Rules that the pages share with the server: written by `npm run types`, never by hand. */\n";

/** Write public-fields.ts and admin-fields.ts; what both take stands in the first. Write rules.ts beside them. */
export function writeFields(description, folder) {
  const calls = Object.values(description.paths).flatMap(Object.values);
  const ofPublic = shapesOf(
    calls.filter((call) => !call.security),
    description,
  );
  const ofAdmin = shapesOf(
    calls.filter((call) => call.security),
    description,
  );
  for (const name of ofPublic.keys()) ofAdmin.delete(name);
  writeFileSync(join(folder, "public-fields.ts"), write(ofPublic));
  writeFileSync(join(folder, "admin-fields.ts"), write(ofAdmin));
  writeFileSync(join(folder, "rules.ts"), writeRules(description["x-rules"]));
}

function writeRules(rules) {
  const lines = Object.entries(rules).map(
    ([name, value]) =>
      `export const ${name} = ${JSON.stringify(value)}${typeof value === "object" ? " as const" : ""};\n`,
  );
  return `${RULES_HEADER}${lines.join("")}`;
}

/** Fields by the name of their shape; a query is named by its call. */
function shapesOf(calls, description) {
  const shapes = new Map();
  const add = (reference) => {
    const name = reference.split("/").at(-1);
    if (shapes.has(name)) return;
    const { properties = {} } = description.components.schemas[name];
    shapes.set(name, properties);
    for (const inner of JSON.stringify(properties).matchAll(/"\$ref":"([^"]+)"/g)) add(inner[1]);
  };
  for (const { operationId, parameters = [], requestBody } of calls) {
    const query = parameters.filter(({ in: place }) => place === "query");
    shapes.set(`${operationId}Query`, Object.fromEntries(query.map(({ name, schema }) => [name, schema])));
    const body = requestBody?.content["application/json"]?.schema;
    if (body?.$ref) add(body.$ref);
  }
  return shapes;
}

function write(shapes) {
  const written = [...shapes].sort(([one], [other]) => (one < other ? -1 : 1)).map(writeShape);
  return `${HEADER}${written.join("")}`;
}

function writeShape([name, properties]) {
  const fields = Object.entries(properties).map(([field, schema]) => [field, limitsOf(schema)]);
  const lines = fields
    .filter(([, limits]) => limits)
    .map(([field, limits]) => `  ${field}: { ${limits} },\n`);
  const label = name.charAt(0).toLowerCase() + name.slice(1);
  return lines.length > 0 ? `\nexport const ${label} = {\n${lines.join("")}};\n` : "";
}

/** A field that may be left blank has the limits of one that is not, and says so where these forbid a blank. */
function limitsOf(schema) {
  const rules = { ...schema.anyOf?.find(({ type }) => type !== "null"), ...schema };
  const mayBeBlank = schema.anyOf?.some(({ type }) => type === "null") && (rules.minLength || rules.pattern);
  return Object.entries(KEYS)
    .filter(([key]) => rules[key] !== undefined)
    .map(
      ([key, label]) =>
        `${label}: ${key === "pattern" ? new RegExp(rules[key]) : JSON.stringify(rules[key])}`,
    )
    .concat(mayBeBlank ? ["optional: true"] : [])
    .join(", ");
}
