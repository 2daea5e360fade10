import { readFileSync } from "node:fs";

/** What the tests use of the server's description of a shape. */
interface Schema {
  $ref?: string;
  anyOf?: Schema[];
  type?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  items?: Schema;
  properties?: Record<string, Schema>;
}

interface Described {
  content?: Record<string, { schema: Schema }>;
}

interface Description {
  paths: Record<string, Record<string, { responses: Record<string, Described | undefined> }>>;
  components: { schemas: Record<string, Schema> };
}

const DESCRIPTION: Description = JSON.parse(
  readFileSync(`${import.meta.dirname}/../api/openapi.json`, "utf8"),
);
const SOME_TIME = "2026-03-02T09:00:00Z";
const BLANK: Record<string, unknown> = { string: "", integer: 0, number: 0, boolean: false };

/**
 * Return the answer of a call, such as "GET /api/settings", in the shape that the server describes. What is not
 * given is blank: "", 0, false, null, an empty list or the same time. Throws where there is no such call.
 */
export function describedAnswer(call: string, given?: unknown): unknown {
  const bare = call.split("?")[0] ?? "";
  if (!schemas.has(bare)) schemas.set(bare, schemaOf(bare));
  const schema = schemas.get(bare);
  return schema ? complete(schema, given) : given;
}

/** The schemas of the calls' answers, each looked for once. */
const schemas = new Map<string, Schema | undefined>();

function schemaOf(call: string): Schema | undefined {
  const [method = "", path = ""] = call.split(" ");
  // Of two that fit, the one without parameters is meant.
  const [described = ""] = Object.keys(DESCRIPTION.paths)
    .filter((each) => isLike(each, path))
    .sort((one, other) => one.split("{").length - other.split("{").length);
  const verb = method === "HEAD" ? "get" : method.toLowerCase();
  const responses = DESCRIPTION.paths[described]?.[verb]?.responses;
  if (!responses) throw new Error(`The server has no call ${call}`);
  return (responses[200] ?? responses[201])?.content?.["application/json"]?.schema;
}

function isLike(described: string, path: string): boolean {
  const given = path.split("/");
  const parts = described.split("/");
  return (
    parts.length === given.length && parts.every((part, at) => part.startsWith("{") || part === given[at])
  );
}

function isTime(name: string, { type }: Schema): boolean {
  return type === "string" && name.endsWith("At");
}

function complete(schema: Schema, given: unknown): unknown {
  const { $ref, anyOf, items, properties } = schema;
  if (given === null) return null;
  if ($ref) return complete(DESCRIPTION.components.schemas[$ref.split("/").at(-1) ?? ""] ?? {}, given);
  if (anyOf) {
    const blank = given === undefined && anyOf.some(({ type }) => type === "null");
    return blank ? null : complete(anyOf.find(({ type }) => type !== "null") ?? {}, given);
  }
  if (items) return ((given ?? []) as unknown[]).map((each) => complete(items, each));
  if (properties) {
    const values = { ...(given as Record<string, unknown> | undefined) };
    const all = Object.entries(properties).map(([name, each]) => [
      name,
      complete(isTime(name, each) ? { const: SOME_TIME } : each, values[name]),
    ]);
    return Object.fromEntries(all);
  }
  return given ?? schema.const ?? schema.enum?.[0] ?? schema.default ?? BLANK[schema.type ?? ""] ?? {};
}
