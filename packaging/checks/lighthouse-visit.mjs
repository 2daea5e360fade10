// One visit of Lighthouse to one page: a fresh browser, a phone, its processor and its line slowed down while it loads.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { freePort } from "./sample-server.mjs";

const EVERYWHERE = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 };
const PRODUCT = "orbit-15-cordless-polisher";
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-sync",
];

/**
 * The pages, with the scores that each must reach, the milliseconds that its largest picture or text may take, and those
 * for which tasks may block it.
 */
export const PAGES = [
  { path: "/", least: EVERYWHERE, lcpLimit: 1000, blockedLimit: 150 },
  { path: "/shop", least: EVERYWHERE },
  { path: "/by-vehicle", least: EVERYWHERE },
  { path: `/shop/${PRODUCT}`, least: EVERYWHERE, lcpLimit: 2200 },
  // It is kept from search engines on purpose, which Lighthouse cannot know.
  { path: "/cart", least: EVERYWHERE, filled: true, skipAudits: ["is-crawlable"] },
];

/** Return Lighthouse's scores out of 100, its milliseconds and the layout shift. */
export async function visitPage(url, page) {
  const folder = mkdtempSync(join(tmpdir(), "pitlane-chromium-"));
  const port = await freePort();
  const browser = await chromium.launchPersistentContext(folder, {
    executablePath: process.env.CHROMIUM_PATH,
    args: [...FLAGS, `--remote-debugging-port=${port}`],
  });
  try {
    if (page.filled) await fillCart(browser, url);
    const { lhr } = await lighthouse(`${url}${page.path}`, {
      port,
      output: "json",
      logLevel: "error",
      formFactor: "mobile",
      throttlingMethod: "devtools",
      // The browser is new, and the cart is to stay.
      disableStorageReset: true,
      onlyCategories: Object.keys(EVERYWHERE),
      skipAudits: page.skipAudits ?? null,
    });
    return readReport(lhr);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A cart with one product, known to the browser as the shop's own pages would have left it; nothing else is loaded. */
async function fillCart(browser, url) {
  const cart = await ask(`${url}/api/cart`, {});
  const product = await ask(`${url}/api/products/${PRODUCT}`);
  await ask(`${url}/api/cart/${cart.id}/items`, { productId: product.id, quantity: 2 });
  const tab = await browser.newPage();
  await tab.goto(`${url}/robots.txt`);
  await tab.evaluate((id) => localStorage.setItem("cartId", id), cart.id);
  await tab.close();
}

async function ask(address, body) {
  const options = {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  };
  const answer = await fetch(address, body && options);
  if (!answer.ok) throw new Error(`${address}: ${await answer.text()}`);
  return answer.json();
}

function readReport({ categories, audits, runtimeError }) {
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
  const scores = Object.entries(categories).map(([name, { score }]) => [
    name,
    Math.round((score ?? 0) * 100),
  ]);
  return {
    ...Object.fromEntries(scores),
    lcp: audits["largest-contentful-paint"].numericValue,
    fcp: audits["first-contentful-paint"].numericValue,
    blocked: audits["total-blocking-time"].numericValue,
    shift: audits["cumulative-layout-shift"].numericValue,
    failed: failedAudits(categories, audits),
  };
}

/** Return the audits that cost a full score in all categories but performance. */
function failedAudits(categories, audits) {
  return Object.entries(categories)
    .filter(([name]) => name !== "performance")
    .flatMap(([, { auditRefs }]) => auditRefs.filter(({ weight }) => weight > 0))
    .filter(({ id }) => audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => id);
}
