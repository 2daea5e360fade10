import type { BrowserContext, Page } from "@playwright/test";
import { readTable } from "../../build/public-pages.mjs";
import { title } from "../catalogue-verbs";
import { expect, expectNoSeriousFindings, type Shop, test, watchShifts } from "../fixtures";

interface Row {
  path: string;
  indexed: boolean;
}

const HEADLINE = /<h1[^>]*>(.*?)<\/h1>/s;
/** The law wants it on every page, before any script runs as well. */
const WITHDRAW = /<footer(?:(?!<\/footer>).)*href="\/withdraw"/s;
const rows: Row[] = readTable();

/** Return the text of markup. */
const plain = (markup = "") =>
  markup
    .replace(/<[^>]*>/g, "")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'");

/** Open a page in the place of its frame, and expect that nothing moves meanwhile. */
async function openUnmoved(shop: Shop, path: string) {
  const { page } = shop;
  await shop.visit(path);
  if (/^\/shop(\?.*|\/(?!brands)[^/]+)?$/.test(path))
    await expect(page.locator("main img").first()).toBeVisible();
  await expect(page.locator("[data-frame] [aria-disabled]")).toHaveCount(0);
  await expect(page.getByRole("main")).toHaveCount(1);
  await shop.expectNoShift(path);
}

/** Note what the pages ask for. Returns what asks another server, and the paths that were asked of the shop. */
function listen(page: Page, ownUrl: string) {
  const [foreign, asked]: [string[], string[]] = [[], []];
  page.on("request", (request) => {
    const url = request.url();
    if (url.startsWith(ownUrl)) asked.push(new URL(url).pathname);
    else if (!/^(data|blob):/.test(url)) foreign.push(url);
  });
  return { foreign, asked };
}

async function expectNothingStored(context: BrowserContext, foreign: string[]) {
  expect(foreign, "requests to anybody else").toEqual([]);
  expect(await context.cookies(), "cookies").toEqual([]);
}

test.describe("every row of the table", () => {
  test.use({ expectedErrors: /404/ });

  // What the privacy page says when the server fails: ui/src/pages/tests/asked-of-the-shop.test.tsx.
  test("opens with the headline that its first answer had, moves nothing, and tells nobody else", async ({
    shop,
    page,
    context,
    baseURL,
    request,
  }) => {
    const sitemap = await (await request.get("/sitemap.xml")).text();
    const urls = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
    const { foreign, asked } = listen(page, String(baseURL));
    await watchShifts(page);
    for (const { path, indexed } of rows) {
      const form = new RegExp(`^${path.replace("*", "/nothing").replace(/:\w+/g, "[^/]+")}$`);
      // An order is in no sitemap, so it is opened as one that does not exist.
      const url = urls.find((each) => form.test(each)) ?? path.replace("*", "/nothing").replace(":", "no-");
      const sent = await (await request.get(url)).text();
      const [, headline] = sent.match(HEADLINE) ?? [];
      expect(sent, url).toMatch(WITHDRAW);
      expect(plain(headline), url).not.toBe("");
      await openUnmoved(shop, url);
      await expect(page.getByRole("heading", { level: 1 }), url).toHaveText(plain(headline));
      const footer = page.getByRole("contentinfo");
      await expect(footer.getByRole("link", { name: "Withdraw from contract here" }), url).toBeVisible();
      const robots = page.locator('meta[name="robots"]');
      await expect(robots, url).toHaveCount(indexed ? 0 : 1);
    }
    for (const path of ["/shop?category=styling-parts", "/shop?brand=audi&model=a3-8v"]) {
      await openUnmoved(shop, path);
    }
    await expectNothingStored(context, foreign);

    await test.step("the footer leads to what the shop keeps, with its present periods, which came with its page", async () => {
      expect(asked).toContain("/privacy");
      expect(asked).not.toContain("/api/privacy");
      await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
      await expect(title(page, "Privacy")).toBeVisible();
      const terms = await (await page.request.get("/api/privacy")).json();
      await expect(page.getByRole("main")).toContainText(`${terms.analyticsDays} days the visit is removed`);
      await expect(page.getByRole("main")).toContainText("We set no cookie");
      await expectNoSeriousFindings(page);
      await shop.expectNoSidewaysScroll();
    });
  });
});

test.describe("on a phone", { tag: "@phone" }, () => {
  test.use({ expectedErrors: /404/ });

  test("the page takes the place of its frame and moves nothing, too", async ({ shop, page }) => {
    await watchShifts(page);
    for (const path of [
      "/shop/orbit-15-cordless-polisher",
      "/shop",
      "/shop?category=styling-parts",
      "/shop?brand=audi&model=a3-8v",
      "/by-vehicle",
      "/cart",
      "/checkout",
      "/order/no-order",
    ]) {
      await openUnmoved(shop, path);
    }

    await test.step("nor do the small pictures of a product as they come", async () => {
      const product = "/shop/black-chrome-exhaust-tip-101-mm";
      await openUnmoved(shop, product);
      const pictures = page.getByRole("list", { name: "Pictures" }).locator("img");
      await expect(pictures).not.toHaveCount(0);
      for (const picture of await pictures.all())
        await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
      await shop.expectNoShift(product);
    });
  });
});
