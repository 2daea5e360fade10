// npm test: make this machine ready and run every check. `npm test -- pytest -k cart` runs one of them with more words;
// `npm test -- lint vitest` runs some of them.
import { prepare } from "./setup.mjs";
import { listParts, listPartsWith, NAMES } from "./steps/parts.mjs";
import { runParts } from "./steps/queue.mjs";

function readArguments(words) {
  const firstOther = words.findIndex((word) => !NAMES.includes(word));
  const names = firstOther < 0 ? words : words.slice(0, firstOther);
  const more = words.slice(names.length);
  if (more.length > 0 && names.length !== 1) {
    console.error(
      `npm test takes the names ${NAMES.join(", ")}; one name alone may be followed by words for it.`,
    );
    process.exit(2);
  }
  return { names, more };
}

const { names, more } = readArguments(process.argv.slice(2));
await prepare({ browser: true, tools: true });
process.exitCode = await runParts(more.length > 0 ? listPartsWith(names[0], more) : listParts(names));
