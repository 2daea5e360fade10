// What Lighthouse found, as a table for docs/performance.md, and what of it is not good enough.
import { loadavg } from "node:os";

const COLUMNS = ["performance", "accessibility", "best-practices", "seo"];

export function printHead() {
  console.log(`| page | ${COLUMNS.join(" | ")} | LCP ms | FCP ms | blocked ms | shift |`);
  console.log(`|---|${COLUMNS.map(() => "---|").join("")}---|---|---|---|`);
}

/** Prints a page's row as soon as it is measured; returns a sentence for each limit that it breaks. */
export function printRow({ page, found }) {
  const scores = COLUMNS.map((name) => found[name]).join(" | ");
  const times = [found.lcp, found.fcp, found.blocked].map(Math.round).join(" | ");
  console.log(`| ${page.path} | ${scores} | ${times} | ${found.shift.toFixed(3)} |`);
  return findBroken({ page, found });
}

/** The load of the last minute. */
export function describeLoad() {
  return loadavg()[0].toFixed(1);
}

function findBroken({ page: { path, least, lcpLimit, blockedLimit }, found }) {
  const low = COLUMNS.filter((name) => found[name] < least[name]).map(
    (name) => `${path}: ${name} ${found[name]}, wanted ${least[name]}`,
  );
  if (found.shift > 0)
    low.push(`${path}: the page moves by ${found.shift.toFixed(3)} while it loads, wanted 0`);
  if (lcpLimit && found.lcp > lcpLimit)
    low.push(`${path}: LCP ${Math.round(found.lcp)} ms, wanted ${lcpLimit}`);
  if (blockedLimit && found.blocked > blockedLimit)
    low.push(`${path}: blocked for ${Math.round(found.blocked)} ms, wanted ${blockedLimit}`);
  if (found.failed.length > 0) low.push(`${path}: failed are ${found.failed.join(", ")}`);
  return low;
}
