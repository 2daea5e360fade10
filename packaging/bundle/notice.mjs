// The notice of a version beside its setup: what "Updates" in the back office reads (app/shop/system/updates/release.py).
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { SetupFailure } from "../setup/failure.mjs";
import { ROOT } from "../setup/places.mjs";

/** The lines of docs/news.md on a version; throws where there are none. */
export function readNews(version, text = readFileSync(join(ROOT, "docs", "news.md"), "utf8")) {
  const [, part = ""] = text.split(`\n## ${version}\n`);
  const news = part
    .split("\n## ")[0]
    .split("\n")
    .filter((line) => line.startsWith("- "))
    .map((line) => line.slice(2).trim());
  if (news.length === 0) throw new SetupFailure(`docs/news.md says nothing of ${version}.`);
  return news;
}

/** The notice as JSON; `file` of `size` bytes is the setup, `digest` its SHA-256. */
export function writeNotice(version, file, size, digest) {
  return `${JSON.stringify({ version, news: readNews(version), setup: { file, size, sha256: digest } }, null, 2)}\n`;
}
