// npm test: every check. `npm test -- pytest -k cart` runs one of them with more words; `npm test -- lint vitest` some.
import { listParts, listPartsWith, NAMES } from "./parts.mjs";

/** Read the words; what lists the parts, once their programs are there. An unknown name ends the program with 2. */
export function chooseParts(words) {
  const firstOther = words.findIndex((word) => !NAMES.includes(word));
  const names = firstOther < 0 ? words : words.slice(0, firstOther);
  const more = words.slice(names.length);
  if (more.length > 0 && names.length !== 1) {
    console.error(
      `npm test takes the names ${NAMES.join(", ")}; one name alone may be followed by words for it.`,
    );
    process.exit(2);
  }
  return () => (more.length > 0 ? listPartsWith(names[0], more) : listParts(names));
}
