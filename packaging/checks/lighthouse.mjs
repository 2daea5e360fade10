// npm run lighthouse: make this machine ready and let Lighthouse look at the real shop as a phone on slow 4G would.
import { describeLoad, printTable } from "./lighthouse-table.mjs";
import { PAGES, visitPage } from "./lighthouse-visit.mjs";
import { serveSample } from "./sample-server.mjs";

const RUNS = 3;

/** The run in the middle of all, by its score: the others were disturbed, or lucky. */
function middleOf(runs) {
  return runs.toSorted((a, b) => a.performance - b.performance)[Math.floor(runs.length / 2)];
}

async function measure(url, page) {
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await visitPage(url, page));
  return { page, found: middleOf(runs) };
}

/** Visit every page; 1 when one misses its scores. */
export async function visitAll() {
  const { url, stop } = await serveSample();
  try {
    const before = describeLoad();
    const rows = [];
    for (const page of PAGES) rows.push(await measure(url, page));
    const broken = printTable(rows);
    console.log(
      `\nThe machine's load before and after: ${before}, ${describeLoad()}; the middle of ${RUNS} runs each.`,
    );
    for (const sentence of broken) console.log(sentence);
    return broken.length > 0 ? 1 : 0;
  } finally {
    await stop();
  }
}
