import { title } from "../catalogue-verbs";
import { expect, expectNoSeriousFindings, test } from "../fixtures";

test("the footer leads to what the shop keeps, with its present periods", async ({ shop, page }) => {
  await shop.visit("/cart");
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await expect(title(page, "Privacy")).toBeVisible();
  const terms = await (await page.request.get("/api/privacy")).json();
  await expect(page.getByRole("main")).toContainText(`${terms.analyticsDays} days the visit is removed`);
  await expect(page.getByRole("main")).toContainText("We set no cookie");
  await expectNoSeriousFindings(page);
  await shop.expectNoSidewaysScroll();
});

test("the page is sent with what it tells", async ({ shop, page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await shop.visit("/privacy");
  await expect(title(page, "Privacy")).toBeVisible();
  expect(asked).not.toContain("/api/privacy");
});

test.describe("the server fails", () => {
  test.use({ expectedErrors: [/status of 500/] });

  test("it says so and tries again", async ({ shop, page }) => {
    await page.route("**/api/privacy", (route) => route.fulfill({ status: 500 }), { times: 1 });
    await shop.visit("/cart");
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
    await expect(page.getByText("The privacy notice could not be loaded.")).toBeVisible();
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("main")).toContainText("We set no cookie");
  });
});

test("no page sets a cookie or asks anybody else", async ({ shop, page, context, baseURL }) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(String(baseURL)) && !/^(data|blob):/.test(request.url()))
      foreign.push(request.url());
  });
  for (const path of ["/", "/shop", "/by-vehicle", "/cart", "/checkout", "/order-lookup", "/privacy"])
    await shop.visit(path);
  expect(foreign).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
