import { readTable } from "../../build/public-pages.mjs";
import { expect, test } from "../fixtures";

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

test.use({ expectedErrors: /404/ });

test("every row of the table opens with the headline that its first answer had", async ({
  shop,
  page,
  request,
}) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const urls = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  for (const { path, indexed } of rows) {
    const form = new RegExp(`^${path.replace("*", "/nothing").replace(/:\w+/g, "[^/]+")}$`);
    // An order is in no sitemap, so it is opened as one that does not exist.
    const url = urls.find((each) => form.test(each)) ?? path.replace("*", "/nothing").replace(":", "no-");
    const sent = await (await request.get(url)).text();
    const [, headline] = sent.match(HEADLINE) ?? [];
    expect(sent, url).toMatch(WITHDRAW);
    expect(plain(headline), url).not.toBe("");
    await shop.visit(url);
    await expect(page.getByRole("heading", { level: 1 }), url).toHaveText(plain(headline));
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByRole("link", { name: "Withdraw from contract here" }), url).toBeVisible();
    const robots = page.locator('meta[name="robots"]');
    await expect(robots, url).toHaveCount(indexed ? 0 : 1);
  }
});
