import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { signIn, wellStocked } from "./incoming-verbs";

/** It has 104 characters, 24 more than are shown. */
const BROWSER = `Mozilla/5.0 (X11; Linux x86_64) Chrome/126.0.0.0 Safari/537.36 ${"x".repeat(41)}`;

const panel = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const period = (page: Page, name: string) => page.getByRole("radio", { name });

/** Open pages as a visitor: `request` has no session. */
async function lookAround(request: APIRequestContext) {
  const headers = { "User-Agent": BROWSER };
  const [product] = await wellStocked(request);
  await request.post("/api/analytics/page-visit", { headers, data: { path: "/by-vehicle", referrer: "" } });
  await request.post("/api/analytics/product-view", { headers, data: { productId: product?.id } });
  await request.post("/api/analytics/product-view", {
    headers,
    data: { searchQuery: "unobtainium bull bar" },
  });
  return product?.name ?? "";
}

/** Visits are written each second, and the page shows what is written when it is opened. */
async function waitForVisits(page: Page) {
  const read = async () => (await page.request.get("/api/admin/analytics/stats?days=30")).text();
  await expect.poll(read).toContain("unobtainium bull bar");
}

test.beforeEach(({ page }) => signIn(page));

// The session ends in the last step.
test.use({ expectedErrors: /status of 401/ });

test("shows visits, pages, products, visitors and what was not found, day by day, until the session ends", async ({
  shop,
  page,
  request,
}) => {
  await test.step("shows visits, pages, products, visitors and what was not found", async () => {
    const product = await lookAround(request);
    await waitForVisits(page);
    await shop.visit("/admin/analytics");
    await expect(page.getByText("Total visits")).toBeVisible();
    await expect(page.getByText("Unique IPs")).toBeVisible();
    await expect(page.getByText("Bots and your own visits are left out.")).toBeVisible();
    await expect(
      panel(page, "Top pages").getByRole("cell", { name: "/by-vehicle", exact: true }),
    ).toBeVisible();
    await expect(panel(page, "Popular products").getByRole("link", { name: product })).toHaveAttribute(
      "href",
      /^\/admin\/products\//,
    );
    await expect(panel(page, "Searches with no results")).toContainText("unobtainium bull bar");
    const visitor = panel(page, "Visitors")
      .getByRole("row")
      .filter({ hasText: BROWSER.slice(0, 79) });
    await expect(visitor.getByText(`${BROWSER.slice(0, 79)}…`, { exact: true })).toBeVisible();
    await expect(visitor).toContainText("127.0.0.1");
    await shop.expectFits();
  });

  await test.step("looks back 30 days unless told otherwise, by keyboard too, and the address keeps it", async () => {
    await expect(period(page, "30 days")).toBeChecked();
    await period(page, "30 days").focus();
    const answer = page.waitForResponse("**/api/admin/analytics/stats?days=90");
    await page.keyboard.press("ArrowRight");
    await expect(period(page, "90 days")).toBeChecked();
    expect((await (await answer).json()).visitsByDay).toHaveLength(90);
    await expect(page).toHaveURL(/days=90/);
    await page.reload();
    await expect(period(page, "90 days")).toBeChecked();
  });

  await test.step("draws each day, and writes it out for those who read", async () => {
    await shop.visit("/admin/analytics?days=7");
    const visits = panel(page, "Visits by day");
    await expect(visits.getByRole("img", { name: /^Visits by day: \d+ in all, most on/ })).toBeVisible();
    await visits.getByText("Show as a table").click();
    await expect(visits.getByRole("table", { name: "Visits by day" }).getByRole("row")).toHaveCount(8);
    await expect(panel(page, "Product views by day").getByRole("img")).toBeVisible();
  });

  await test.step("a session that has ended leads to the login", async () => {
    await page.request.post("/api/admin/logout", { headers: { "Content-Type": "application/json" } });
    await page.getByText("30 days").click();
    await expect(page).toHaveURL(/\/admin\/login$/);
  });
});
