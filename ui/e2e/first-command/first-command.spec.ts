import { readFileSync, renameSync } from "node:fs";
import { basename, join } from "node:path";
import type { Page } from "@playwright/test";
import { pickVehicle, title } from "../catalogue-verbs";
import { fillCheckout, placeAndRead } from "../checkout-verbs";
import { Crawl } from "./crawl";
import { expect, test } from "./program";

/** The crawl takes half a minute on a machine at rest, and six times that beside a load of 20. */
const CRAWL_LIMIT_MS = 900_000;
/** The sample's shop has some 480 pages. A crawl that finds few has been stopped by something. */
const LEAST_PAGES = 400;

test("every page that the home page leads to is there, and two of each kind are whole in both widths", async ({
  browser,
  program,
}) => {
  test.setTimeout(CRAWL_LIMIT_MS);
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const crawl = new Crawl(context, program.origin);
  await crawl.follow("/", CRAWL_LIMIT_MS - 60_000);
  await context.close();
  console.log(`${crawl.pages.size} pages, ${crawl.pictures.size} pictures`);
  expect(crawl.faults).toEqual([]);
  expect(crawl.pages.size).toBeGreaterThan(LEAST_PAGES);
  expect(crawl.pages).toContain("/shop");
});

test("the crawl misses any one picture that is taken away", async ({ browser, program, page }) => {
  const products = await (await page.request.get("/api/products")).json();
  const { slug, images } = products.find((product: { images: unknown[] }) => product.images.length > 1);
  const [first, second] = images.map(({ url }: { url: string }) => basename(url, ".webp"));
  const narrowest = images[0].widths[0];
  for (const [name, opens] of [
    [`${first}-${narrowest}.avif`, true],
    [`${first}.webp`, true],
    [`${first}-share.jpg`, true],
    [`${first}-share.jpg`, false],
    [`${second}-${narrowest}.avif`, false],
  ] as const) {
    const file = join(program.data, "uploads", name);
    // It has a context of its own, because a browser stores pictures for good.
    const context = await browser.newContext({ reducedMotion: "reduce" });
    renameSync(file, `${file}.away`);
    const crawl = new Crawl(context, program.origin);
    await crawl.look(`/shop/${slug}`, opens);
    renameSync(`${file}.away`, file);
    await context.close();
    expect(crawl.faults.join("\n"), opens ? name : `${name}, read`).toContain(`/uploads/${name}`);
  }
});

test("a customer orders by vehicle", async ({ shop, page }) => {
  await shop.visit("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Shop by Vehicle", exact: true }).click();
  await pickVehicle(page, "Skoda", /^Octavia Mk3/);
  await buyTheFirst(page);
});

test("a customer orders by category", async ({ shop, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shop.visit("/shop");
  await page.getByRole("main").getByRole("link", { name: "Car Accessories" }).click();
  await buyTheFirst(page);
});

test("Ctrl+C ends it, as the README says", async ({ program }) => {
  const { status, said } = await program.interrupt();
  // npm dies of the signal at once; what it ran does not, and says so in its log.
  expect(status ?? 0, said).toBe(0);
  expect(said).not.toMatch(/error|traceback|exception/i);
  expect(readFileSync(join(program.data, "logs", "pitlane.log"), "utf8")).toMatch(/ stopped\n$/);
});

async function buyTheFirst(page: Page) {
  const inStock = page.getByRole("article").filter({ hasNotText: /out of stock|sold out/i });
  await inStock.first().getByRole("heading").getByRole("link").click();
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await page.getByRole("banner").getByRole("link", { name: "Cart, 1 item" }).click();
  await page.getByRole("link", { name: "Proceed to Checkout" }).click();
  await fillCheckout(page);
  const { orderId } = await placeAndRead(page);
  await expect(title(page, "Order Confirmed!")).toBeVisible();
  await page.goto(`/order/${orderId}`);
  await expect(page.getByRole("main")).toContainText("Order received");
}
