import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import { DESKTOP, PHONE } from "../playwright.config";
import { test as base } from "./worker";

/** It matches nothing. */
const NO_ERROR = /(?!)/;
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/**
 * The rule is experimental in axe-core, so it is named: speech control finds a button by the words that it
 * shows (WCAG 2.5.3).
 */
const AXE_RULES = { "label-content-name-mismatch": { enabled: true } };

// Only violations are described: a list of all that is well would be most of the work.
const SCAN = {
  runOnly: AXE_TAGS,
  rules: AXE_RULES,
  resultTypes: ["violations" as const],
  preload: false,
};

/** The layout shift allowed for a font swap. It is too small for anybody to see. */
const A_LETTER_S_WIDTH = 0.001;

interface Fixtures {
  /** A test provokes these console errors on purpose. */
  expectedErrors: RegExp | [RegExp];
  shop: Shop;
}

const isOnPhone = (tags: string[]) => tags.includes("@phone");

/** The actions of a visitor. */
export class Shop {
  constructor(readonly page: Page) {}

  /** Open a page and wait until it answers to clicks. */
  async visit(path: string) {
    await this.page.goto(path);
    await this.ready();
  }

  async ready() {
    await this.page.locator("html[data-ready]").waitFor();
  }

  /** Expect that the section begins right below the fixed header. */
  async expectSectionAtTop(id: string) {
    const top = () => this.page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top);
    await expect.poll(top).toBeCloseTo(80, 0);
  }

  toast(title: string) {
    return this.page
      .getByRole("region", { name: /notifications/i })
      .getByRole("listitem")
      .filter({ hasText: title });
  }

  /** Expect that nothing on the page has moved since it was opened. `watchShifts` must be called before. */
  async expectNoShift(path: string) {
    const moved = await this.page.evaluate(() => (window as unknown as { moved: number[] }).moved);
    expect(Math.max(0, ...moved), path).toBeLessThan(A_LETTER_S_WIDTH);
  }

  /** Expect that the page is not wider than its window. */
  async expectNoSidewaysScroll() {
    const excess = await this.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(excess, "pixels wider than the window").toBeLessThanOrEqual(0);
  }

  /**
   * Expect that the page as it is now fits its window and a phone's, without serious findings in either. Of a page
   * that another test has scanned, the part that is different is enough.
   */
  async expectFits(part?: string) {
    const size = this.page.viewportSize() ?? PHONE;
    for (const each of [PHONE, size]) {
      await this.page.setViewportSize(each);
      await this.expectNoSidewaysScroll();
      await expectNoSeriousFindings(this.page, part);
    }
  }
}

/** The tests run in the worker's shop with the sample catalogue. */
export const test = base.extend<Fixtures>({
  baseURL: async ({ workersShop }, use) => use(workersShop),
  // Fixtures of a test, as a project for the phone would start each worker again, with its shop and its browser.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs off its first parameter.
  viewport: async ({}, use, { tags }) => use(isOnPhone(tags) ? PHONE : DESKTOP),
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  hasTouch: async ({}, use, { tags }) => use(isOnPhone(tags)),
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  isMobile: async ({}, use, { tags }) => use(isOnPhone(tags)),
  expectedErrors: [NO_ERROR, { option: true }],
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(String(error)));
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    await use(page);
    // A test may end while an answer that it changes is under way.
    await page.unrouteAll({ behavior: "ignoreErrors" });
    const unexpected = errors.filter((text) => ![expectedErrors].flat().some((known) => known.test(text)));
    expect(unexpected, "errors on the console").toEqual([]);
  },
  shop: async ({ page }, use) => {
    await use(new Shop(page));
  },
});

/** Note what moves on each page that is opened from here on. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Scan the page as it is now, or a part of it. Serious and critical findings fail. */
export async function expectNoSeriousFindings(page: Page, part?: string) {
  // What is read again is dim until it is loaded.
  await expect(page.locator("[aria-busy=true].opacity-60")).toHaveCount(0);
  if (await page.evaluate(() => !("axe" in window))) await loadAxe(page);
  // Paths to the elements take a third of a scan, so only one that has found something is done again with them.
  const isClean = (await scan(page, { part, selectors: false })).length === 0;
  expect(isClean ? [] : await scan(page, { part, selectors: true })).toEqual([]);
}

/** Run axe-core's file as the browser runs a script, which it need not compile again for the context's next page. */
async function loadAxe(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Runtime.evaluate", { expression: `${AXE};0` });
  await devtools.detach();
}

interface Scan {
  /** A selector of what is scanned, in place of the whole page. */
  part: string | undefined;
  selectors: boolean;
}

/** Return the serious and critical findings, with the elements that they are about if `selectors` is set. */
async function scan(page: Page, { part, selectors }: Scan): Promise<string[]> {
  const violations = await page.evaluate(
    async ({ within, options }) => {
      const scanned = within ? document.querySelector(within) : document;
      if (!scanned) throw new Error(`Nothing to scan at ${within}`);
      const { scrollY } = window;
      // A control that is half under a fixed bar would count as a small one.
      window.scrollTo({ top: 0 });
      const found = await (window as unknown as { axe: typeof axe }).axe.run(scanned, options);
      window.scrollTo({ top: scrollY });
      return found.violations;
    },
    { within: part, options: { ...SCAN, selectors } },
  );
  const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  return serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`);
}

/**
 * Take over the page's clock, for the 2 s, 5 s and 700 ms of the specification. Call it before `visit`. The
 * clock still runs.
 */
export async function holdClock(page: Page) {
  await page.clock.install({ time: new Date("2026-03-02T10:00:00Z") });
}

/** Stop the clock. From here on only `page.clock.runFor` moves it, however slow the machine is. */
export async function stopClock(page: Page) {
  await page.clock.pauseAt(new Date("2026-03-02T11:00:00Z"));
}

export { expect } from "@playwright/test";
