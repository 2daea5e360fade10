// npm run lighthouse: make this machine ready and let Lighthouse look at the real shop as a phone on slow 4G would.
import { describeLoad, printHead, printRow } from "./lighthouse-table.mjs";
import { PAGES, visitPage } from "./lighthouse-visit.mjs";
import { serveSample } from "./sample-server.mjs";

const RUNS = 5;
/** The figures that differ from run to run; of the rest the worst counts. */
const TIMED = ["performance", "lcp", "fcp", "blocked"];

function medianOf(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

/** The median of what the machine disturbs; no run may move, or lack a score in anything else. */
function summarise(runs) {
  const medians = TIMED.map((name) => [name, medianOf(runs.map((run) => run[name]))]);
  const worst = runs.toSorted((a, b) => b.failed.length - a.failed.length)[0];
  return {
    ...worst,
    ...Object.fromEntries(medians),
    shift: Math.max(...runs.map(({ shift }) => shift)),
  };
}

async function measure(url, page) {
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await visitPage(url, page));
  return { page, found: summarise(runs) };
}

/** Choose the pages named by their paths; all of them where none is. */
function choosePages(paths) {
  const unknown = paths.find((path) => !PAGES.some((page) => page.path === path));
  if (unknown) throw new Error(`${unknown} is not one of ${PAGES.map(({ path }) => path).join(", ")}`);
  return paths.length > 0 ? PAGES.filter(({ path }) => paths.includes(path)) : PAGES;
}

/** Visit the pages of these paths, or every page; 1 when one misses its scores. */
export async function visitPages(paths) {
  const pages = choosePages(paths);
  const { url, stop } = await serveSample();
  try {
    const before = describeLoad();
    const broken = [];
    printHead();
    for (const page of pages) broken.push(...printRow(await measure(url, page)));
    console.log(
      `\nThe machine's load before and after: ${before}, ${describeLoad()}; the median of ${RUNS} runs each.`,
    );
    for (const sentence of broken) console.log(sentence);
    return broken.length > 0 ? 1 : 0;
  } finally {
    await stop();
  }
}
