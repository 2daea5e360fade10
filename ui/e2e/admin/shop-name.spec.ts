import { expect, watchShifts } from "../fixtures";
import { test as owned } from "./admin-verbs";

const NAME = "Hurley Performance & Detailing";
const WIDTHS = [360, 390, 768, 1024, 1280, 1440];

const test = owned.extend<{ named: undefined }>({
  named: [
    async ({ owner }, use) => {
      await owner.patch("/api/admin/settings", { businessName: NAME });
      await use(undefined);
      await owner.patch("/api/admin/settings", { businessName: "Pitlane" });
    },
    { auto: true },
  ],
});

test("the header shows a long name whole on every width, at once; at 320 pixels the mark alone", async ({
  shop,
  page,
}) => {
  await test.step("the header shows a long name whole on every width, at once", async () => {
    await watchShifts(page);
    for (const [path, loaded] of [
      ["/", 360],
      ["/shop", 390],
      ["/checkout", 1440],
    ] as const) {
      await page.setViewportSize({ width: loaded, height: 700 });
      await shop.visit(path);
      await shop.expectNoShift(`${path} at ${loaded}`);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 700 });
        const name = page.getByRole("banner").getByRole("link", { name: NAME });
        const found = await name.evaluate((link) => {
          const [span] = link.getElementsByTagName("span");
          const range = document.createRange();
          range.selectNodeContents(span as Node);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          const { right } = range.getBoundingClientRect();
          return { lines: lines.size, right, limit: link.getBoundingClientRect().right };
        });
        const where = `${path} at ${width}`;
        expect(found.lines, where).toBeLessThanOrEqual(2);
        expect(found.right, where).toBeLessThanOrEqual(found.limit + 1);
        await expect(name.locator("span"), where).toHaveCSS("text-overflow", "clip");
        expect(
          await name.locator("span").evaluate((span) => Math.round(span.getBoundingClientRect().width)),
          where,
        ).toBeGreaterThan(100);
      }
    }
  });

  await test.step("at 320 pixels the mark is shown alone", async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    const home = page.getByRole("banner").getByRole("link", { name: NAME });
    expect(
      await home.locator("span").evaluate((span) => Math.round(span.getBoundingClientRect().width)),
    ).toBe(1);
    await expect(home.locator("svg")).toBeVisible();
    await shop.expectNoSidewaysScroll();
  });
});

test("an owner's logo is shown whole in place of the name", async ({ shop, page, owner }) => {
  const { url } = await owner.upload();
  await owner.patch("/api/admin/settings", { logoUrl: url });
  await shop.visit("/shop");
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 700 });
    const logo = page.getByRole("banner").getByRole("link", { name: NAME });
    const { width: shown } = (await logo.boundingBox()) ?? { width: 0 };
    expect(shown, `at ${width}`).toBeGreaterThan(20);
    await shop.expectNoSidewaysScroll();
  }
  await owner.patch("/api/admin/settings", { logoUrl: null });
});

test("a long word in the address wraps on a page without script", async ({ shop, page, owner }) => {
  const { address } = await (await page.request.get("/api/settings")).json();
  await owner.patch("/api/admin/settings", { address: "A".repeat(60) });
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto("/withdraw");
  await expect(page.getByRole("contentinfo")).toContainText("A".repeat(60));
  await shop.expectNoSidewaysScroll();
  await owner.patch("/api/admin/settings", { address });
});
