// npm run texts: every text that the program shows or sends, in docs/texts.txt, so that it can be read at once and a
// changed text is seen in review. `--check` writes nothing, and fails when the list is not that of the sources.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { ROOT, venvTool } from "../setup/places.mjs";
import { askProgram } from "../setup/tool.mjs";

const LIST = join(ROOT, "docs", "texts.txt");
const HEAD = `Every text of the program, by the file that has it: made by \`npm run texts\`. {…} is a value of that moment.\n`;
const SOURCES = "ui/src";
const LEFT_OUT = /\.test\.tsx?$|\/tests?\/|\.test-d\.ts$|\.d\.ts$|shared\/api\/fields\/|openapi\.json/;
const VALUE = "{…}";
/** Attributes whose value is never read by a person. */
const UNREAD =
  /^(className|key|id|to|href|src|type|name|role|autoComplete|inputMode|pattern|rel|target|htmlFor|d|viewBox|fill|data-.*)$/;
/** Keys of a keyboard, conditions of styles, patterns and names of the program's own: nobody reads them. */
const INTERNAL =
  /^(Arrow(Up|Down|Left|Right)|Enter|Escape|Control\+K|X-[\w-]+|ApiError|Pitlane-Undo|\((min|max|width|prefers|\?).*|.*\(\?[:!<].*)$/;
/** A text of its own begins like a sentence or a name. */
const BEGINNING = /^[\p{Lu}“"(]|^[\p{Ll}].* .*[.!?…]$/u;
const LETTER = /\p{L}/u;

/** Return the status: 0, or 1 for a list that is not up to date. */
export function writeTexts(words = []) {
  const texts = `${HEAD}\n${[...browserTexts(), ...serverTexts()].map(write).join("\n")}`;
  if (!words.includes("--check")) {
    writeFileSync(LIST, texts);
    return 0;
  }
  if (readFileSync(LIST, "utf8") === texts) return 0;
  console.error("docs/texts.txt is not the list of the sources' texts: run `npm run texts` and commit it.");
  return 1;
}

function write({ path, texts }) {
  return `## ${path}\n${[...new Set(texts)].map((text) => `${text}\n`).join("")}`;
}

function browserTexts() {
  const paths = readdirSync(join(ROOT, SOURCES), { recursive: true })
    .map((path) => `${SOURCES}/${path.replaceAll("\\", "/")}`)
    .filter((path) => /\.(tsx?|json)$/.test(path) && !LEFT_OUT.test(path))
    .sort();
  return paths.map((path) => ({ path, texts: readTexts(path) })).filter(({ texts }) => texts.length > 0);
}

/** The server's own, by its syntax tree too: packaging/docs/server_texts.py. */
function serverTexts() {
  return JSON.parse(askProgram(venvTool("python"), ["packaging/docs/server_texts.py"]));
}

function readTexts(path) {
  const text = readFileSync(join(ROOT, path), "utf8");
  // its kind follows from the ending of the path
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const texts = [];
  visit(file, texts);
  return texts;
}

function visit(node, texts) {
  if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || isUnread(node)) return;
  if (ts.isJsxElement(node) || ts.isJsxFragment(node)) addElement(node, texts);
  else if (isLiteral(node) && !ts.isJsxElement(node.parent)) addLiteral(node, texts);
  ts.forEachChild(node, (child) => visit(child, texts));
}

function isUnread(node) {
  return ts.isJsxAttribute(node) && UNREAD.test(node.name.getText());
}

function isLiteral(node) {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
}

/** A sentence with its links and values, as it is read. */
function addElement(node, texts) {
  const isSentence = node.children.some((child) => ts.isJsxText(child) && LETTER.test(child.text));
  if (isSentence) texts.push(fold(node.children.map(contentOf).join("")));
}

function contentOf(child) {
  // JSX drops the line break and the blanks around it
  if (ts.isJsxText(child))
    return child.text.replace(/\s*\n\s*/g, (gap, at) =>
      at === 0 || at + gap.length === child.text.length ? "" : " ",
    );
  if (ts.isJsxElement(child)) return child.children.map(contentOf).join("");
  if (ts.isJsxExpression(child))
    return !child.expression || isLiteral(child.expression) ? textOf(child.expression) : VALUE;
  return "";
}

function textOf(literal) {
  if (!literal) return "";
  if (ts.isStringLiteralLike(literal)) return literal.text;
  return literal.head.text + literal.templateSpans.map((span) => VALUE + span.literal.text).join("");
}

function addLiteral(node, texts) {
  const text = fold(textOf(node));
  const isName = ts.isPropertyAssignment(node.parent) && node.parent.name === node;
  const isShown = /\p{Ll}/u.test(text.replaceAll(VALUE, "")) && BEGINNING.test(text) && !INTERNAL.test(text);
  if (!isName && isShown) texts.push(text);
}

function fold(text) {
  return text.replace(/\s+/g, " ").trim();
}

// The linters run it by itself, without a set-up of its own.
if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = writeTexts(process.argv.slice(2));
