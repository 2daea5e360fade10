// The crawl of the whole shop, as a person starts it: every page, each picture, two orders (ui/e2e/first-command).
import { nodeTool, runChild } from "../setup/child.mjs";

/** The words that crawl the shop of the README's first command in a fresh clone. */
export function crawlWords() {
  const config = "ui/e2e/first-command/playwright.config.ts";
  return [...nodeTool("@playwright/test", "playwright"), "test", "-c", config, "--pass-with-no-tests"];
}

/** Crawl the shop of a built program in place of that; its status. */
export function crawlProgram(program) {
  return runChild(crawlWords(), { env: { PITLANE_CRAWL_PROGRAM: program } });
}
