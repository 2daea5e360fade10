import type { BrowserContext, Page } from "@playwright/test";
import { readTable } from "../../build/public-pages.mjs";
import { lookThrough, readLinks, readMarkup } from "./look";

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };
const ASKED_AT_ONCE = 8;
/** A page may take so long to open, on a machine that runs every check at once. */
const PATIENCE_MS = 60_000;
/** A tab that answers to nothing for so long is given up, and named. */
const VISIT_LIMIT_MS = 90_000;
/** The browser's error for a request that is cancelled because the next page is opened. */
const NOT_WANTED = "net::ERR_ABORTED";

/**
 * A browser opens so many pages of one kind: one wide, one narrow. The rest of them are read as they are sent.
 */
const OPENED_OF_A_KIND = 2;
/** The public pages' paths, each with a pattern of what fits it. */
const FORMS = readTable().map(({ path }: { path: string }) => ({
  path,
  form: new RegExp(`^${path.replace("*", ".+").replace(/:\w+/g, "[^/]+")}$`),
}));
/** Match a model's page in the shop, which has a twin under "Shop by Vehicle". */
const MODEL = /^\/shop\/brands\/([^/?]+)\/([^/?]+)$/;

/** The end of what is no page and no picture: a guide or certificate of a part. */
const DOCUMENT = ".pdf";

interface Waiting {
  path: string;
  width: typeof WIDE;
}

/**
 * The crawl opens pages as a visitor does, in both widths, follows their links, and reads pages that are like
 * an opened one.
 */
export class Crawl {
  /** Each fault has its page; the list is empty when all is well. */
  readonly faults: string[] = [];
  /** Paths of pages, with their queries. */
  readonly pages = new Set<string>();
  /** Addresses of pictures and documents that pages name, shown or not, with the first page that does. */
  readonly pictures = new Map<string, string>();
  private readonly waiting: Waiting[] = [];
  /** Pages that are read and not opened, because enough of their kind were. */
  private readonly alike: string[] = [];
  /** Pages opened by kind. */
  private readonly kinds = new Map<string, number>();
  /** The step of the visit under way, as a clause. */
  private doing = "";

  constructor(
    private readonly context: BrowserContext,
    private readonly origin: string,
  ) {}

  /**
   * Follow every page that leads from one to another, beginning here, or that search engines are shown, and
   * every picture.
   */
  async follow(start: string, limit: number) {
    this.note(start);
    const end = Date.now() + limit;
    // There is only one tab at a time, because one that another covers may never answer to a new width.
    let page = await this.openTab();
    // A page that is read may lead to one of a kind that is not opened yet.
    while (this.waiting.length > 0 && Date.now() < end) {
      for (let next = this.waiting.shift(); next; next = this.waiting.shift())
        if (!(await this.visitInTime(page, next))) {
          await page.close();
          page = await this.openTab();
        }
      await this.readSitemap();
      await atOnce(this.alike, (path) => this.readPage(path));
    }
    await page.close();
    for (const { path } of this.waiting) this.complain(path, "not reached in time");
    await this.askForPictures();
  }

  /** Look at one page alone, opened or only read, with the pictures that it names. */
  async look(path: string, opens: boolean) {
    if (opens) {
      const page = await this.openTab();
      await this.visit(page, { path, width: WIDE }, false);
      await page.close();
    } else await this.readPage(path);
    await this.askForPictures();
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

  /** Return false for a page whose tab stopped answering, after naming what it did last. */
  private async visitInTime(page: Page, next: Waiting): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<false>((resolve) => {
      timer = setTimeout(resolve, VISIT_LIMIT_MS, false);
    });
    const answered = await Promise.race([this.visit(page, next, true).then(() => true), late]);
    clearTimeout(timer);
    if (!answered) this.complain(next.path, `the tab stopped answering while ${this.doing}`);
    return answered;
  }

  /**
   * Open a page in one width and make it the other. Every second page is opened narrow, so no width is only
   * ever a change.
   */
  private async visit(page: Page, { path, width }: Waiting, follows: boolean) {
    try {
      this.doing = "it opened";
      await page.setViewportSize(width);
      await page.goto(this.origin + path);
      await page.locator("html[data-ready]").waitFor();
      for (const size of [width, width === WIDE ? NARROW : WIDE]) {
        this.doing = `it became ${size.width} px wide`;
        await page.setViewportSize(size);
        this.doing = `it was scrolled, ${size.width} px wide`;
        const faults = await page.evaluate(lookThrough);
        for (const fault of faults) this.complain(page.url(), `${fault}, ${size.width} px wide`);
      }
      this.doing = "its links were read";
      await this.read(page, path, follows);
    } catch (error) {
      this.complain(this.origin + path, String(error));
    }
  }

  private async read(page: Page, path: string, follows: boolean) {
    const { links, pictures, shared } = await page.evaluate(readLinks);
    this.notePictures(pictures, path);
    for (const address of shared)
      if (!address.startsWith(`${this.origin}/`)) this.complain(path, `shared as ${address}`);
    for (const link of follows ? links : []) this.note(link);
  }

  private note(path: string) {
    // A document is downloaded, so it is asked for as pictures are.
    if (path.endsWith(DOCUMENT)) return this.notePictures([this.origin + path], path);
    if (this.pages.has(path)) return;
    this.pages.add(path);
    const kind = kindOf(path);
    const opened = this.kinds.get(kind) ?? 0;
    if (opened === OPENED_OF_A_KIND) this.alike.push(path);
    else {
      const place = [...this.kinds.keys(), kind].indexOf(kind) + opened;
      this.kinds.set(kind, opened + 1);
      this.waiting.push({ path, width: place % 2 === 0 ? WIDE : NARROW });
    }
    const [, brand, model] = MODEL.exec(path) ?? [];
    if (model) this.note(`/by-vehicle?brand=${brand}&model=${model}`);
  }

  private notePictures(addresses: string[], path: string) {
    for (const address of addresses) if (!this.pictures.has(address)) this.pictures.set(address, path);
  }

  private async readSitemap() {
    const text = await (await this.context.request.get(`${this.origin}/sitemap.xml`)).text();
    for (const [, url = ""] of text.matchAll(/<loc>(.*?)<\/loc>/g)) {
      const { pathname, search } = new URL(url);
      this.note(pathname + search);
    }
  }

  private async readPage(path: string) {
    const answer = await this.context.request.get(this.origin + path);
    if (!answer.ok()) this.complain(path, `${answer.status()}`);
    const { links, pictures } = readMarkup(await answer.text());
    this.notePictures(
      pictures.map((name) => this.origin + name),
      path,
    );
    for (const link of links) this.note(link);
  }

  /** Ask for all documents and pictures, with those for other widths and other browsers, and those that other sites show. */
  private async askForPictures() {
    await atOnce([...this.pictures], async ([address, path]) => {
      const answer = await this.context.request.head(address);
      const kind = answer.headers()["content-type"] ?? "";
      const meant = address.endsWith(DOCUMENT) ? "application/pdf" : "image/";
      if (!answer.ok() || !kind.startsWith(meant))
        this.complain(path, `${answer.status()} ${kind} for ${address}`);
    });
  }

  private complain(page: string, what: string) {
    this.faults.push(`${page.replace(this.origin, "")}: ${what}`);
  }
}

/** Return the same for pages of one layout: the form of their path, and the names in their query. */
function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, "http://any");
  const row = FORMS.find(({ form }: { form: RegExp }) => form.test(pathname));
  return [row?.path ?? pathname, ...[...searchParams.keys()].sort()].join(" ");
}

/** Do a few at the same time, until none is left. The work itself may add some. */
async function atOnce<Thing>(left: Thing[], act: (thing: Thing) => Promise<void>) {
  const work = async () => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) await act(next);
  };
  await Promise.all(Array.from({ length: ASKED_AT_ONCE }, work));
}
