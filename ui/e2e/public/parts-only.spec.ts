import { bringCart } from "../cart-verbs";
import { findProduct, type ListedProduct } from "../catalogue-verbs";
import { expect, expectNoSeriousFindings, test } from "../sample-shop";

const foam = ({ slug }: ListedProduct) => slug === "snow-foam-pre-wash-500-ml";
/** Words for work on cars, and for the place where it is done. */
const WORK = /workshop|\bbays?\b|that we fit|preferred day|detailing|plate/i;

test("a business that works on no cars names no work, no workshop and no day for it", async ({
  shop,
  page,
  owner,
}) => {
  await shop.visit("/");
  await expect(page.getByLabel("Preferred day")).toBeVisible();
  await owner.set({ worksOnCars: false, collection: true, offerWorkshop: true });
  const product = await findProduct(page, foam);
  await bringCart(page, [[product, 1]]);
  const order = await owner.takeOrder(product.id, {});
  for (const path of [
    "/",
    "/shop",
    `/shop/${product.slug}`,
    "/cart",
    "/checkout",
    "/privacy",
    "/gallery",
    "/order-lookup",
    `/order/${order.id}`,
  ]) {
    await shop.visit(path);
    await expect(page.locator("h1")).toBeVisible();
    await expect(page.locator("body"), path).not.toContainText(WORK, { useInnerText: true });
    expect(await page.title(), path).not.toMatch(WORK);
  }
  await expectNoSeriousFindings(page);
  await shop.visit("/");
  await expect(page.getByText("chosen for your vehicle")).toBeVisible();
  await expect(page.getByLabel("Message")).toBeVisible();
  await expect(page.getByLabel("Preferred day")).toBeHidden();
});
