import type { BrowserContext, Page } from "@playwright/test";
import { lookThrough, readLinks } from "./look";

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };
const TABS = 3;
const ASKED_AT_ONCE = 8;
/** For one page to open, on a machine that runs every check at once. */
const PATIENCE_MS = 60_000;
/** The browser's error for a request cancelled because the next page is opened. */
const NOT_WANTED = "net::ERR_ABORTED";

/** A model's page, in its two places: 320 of them, which show what the first of each brand shows. */
const MODEL = /^(\/shop\/brands\/[^/]+)\/[^/]+$|^\/(by-vehicle)\?brand=[^&]+&model=/;

/** Opens pages as a visitor does, in both widths, and follows what they link to. */
export class Crawl {
  /** Each with its page; empty when all is well. */
  readonly faults: string[] = [];
  /** Paths of pages, with their queries. */
  readonly pages = new Set<string>();
  /** Addresses of pictures that pages name, shown or not, with the first page that does. */
  readonly pictures = new Map<string, string>();
  private readonly waiting: string[] = [];
  /** Pages that are asked for and not opened, because one of their kind was. */
  private readonly alike: string[] = [];
  private readonly kinds = new Set<string>();
  private end = 0;

  constructor(
    private readonly context: BrowserContext,
    private readonly origin: string,
  ) {}

  /** Every page that leads from one to another, beginning here; then those like them, and every picture named. */
  async follow(start: string, limit: number) {
    this.note(start);
    this.end = Date.now() + limit;
    await Promise.all(Array.from({ length: TABS }, () => this.useTab()));
    for (const path of this.waiting) this.complain(path, "not reached in time");
    await atOnce(this.alike, (path) => this.askForPage(path));
    await this.askForPictures();
  }

  /** One page alone, with the pictures that it names. */
  async look(path: string) {
    const page = await this.openTab();
    await this.visit(page, path, false);
    await page.close();
    await this.askForPictures();
  }

  private async useTab() {
    const page = await this.openTab();
    // A tab that finds nothing to do may have been quicker than those which will find more.
    for (let idle = 0; idle < 20 && Date.now() < this.end; ) {
      const path = this.waiting.shift();
      if (path === undefined) {
        idle += 1;
        await page.waitForTimeout(250);
        continue;
      }
      idle = 0;
      await this.visit(page, path, true);
    }
    await page.close();
  }

  private async openTab(): Promise<Page> {
    const page = await this.context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    const complain = (what: string) => this.complain(page.url(), what);
    page.on("console", (line) => complain(`the console says ${line.type()}: ${line.text()}`));
    page.on("pageerror", (error) => complain(String(error)));
    page.on("response", (answer) => {
      if (answer.status() >= 400) complain(`${answer.status()} for ${answer.url()}`);
    });
    page.on("requestfailed", (request) => {
      const why = request.failure()?.errorText ?? "";
      if (why !== NOT_WANTED) complain(`${why} for ${request.url()}`);
    });
    return page;
  }

  /** Opened in one width and made the other: every second page is opened narrow, so no width is only ever a change. */
  private async visit(page: Page, path: string, follows: boolean) {
    const isWide = page.viewportSize()?.width === WIDE.width;
    try {
      await page.goto(this.origin + path);
      await page.locator("html[data-ready]").waitFor();
      for (const size of isWide ? [WIDE, NARROW] : [NARROW, WIDE]) {
        await page.setViewportSize(size);
        const faults = await page.evaluate(lookThrough);
        for (const fault of faults) this.complain(page.url(), `${fault}, ${size.width} px wide`);
      }
      await this.read(page, path, follows);
    } catch (error) {
      this.complain(this.origin + path, String(error));
    }
  }

  private async read(page: Page, path: string, follows: boolean) {
    const { links, pictures, shared } = await page.evaluate(readLinks);
    for (const address of pictures) if (!this.pictures.has(address)) this.pictures.set(address, path);
    for (const address of shared)
      if (!address.startsWith(`${this.origin}/`)) this.complain(path, `shared as ${address}`);
    for (const link of follows ? links : []) this.note(link);
  }

  private note(path: string) {
    if (this.pages.has(path)) return;
    this.pages.add(path);
    const [, brand, list] = MODEL.exec(path) ?? [];
    const kind = brand ?? list ?? path;
    (kind !== path && this.kinds.has(kind) ? this.alike : this.waiting).push(path);
    this.kinds.add(kind);
  }

  private async askForPage(path: string) {
    const answer = await this.context.request.get(this.origin + path);
    if (!answer.ok()) this.complain(path, `${answer.status()}`);
    for (const [picture] of (await answer.text()).matchAll(/\/uploads\/[\w.-]+/g))
      if (!this.pictures.has(this.origin + picture)) this.pictures.set(this.origin + picture, path);
  }

  /** Also those for other widths and other browsers, and those that other sites show. */
  private async askForPictures() {
    await atOnce([...this.pictures], async ([address, path]) => {
      const answer = await this.context.request.head(address);
      const kind = answer.headers()["content-type"] ?? "";
      if (!answer.ok() || !kind.startsWith("image/"))
        this.complain(path, `${answer.status()} ${kind} for ${address}`);
    });
  }

  private complain(page: string, what: string) {
    this.faults.push(`${page.replace(this.origin, "")}: ${what}`);
  }
}

/** A few at the same time, until all are done. */
async function atOnce<Thing>(things: Thing[], act: (thing: Thing) => Promise<void>) {
  const left = [...things];
  const work = async () => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) await act(next);
  };
  await Promise.all(Array.from({ length: ASKED_AT_ONCE }, work));
}
