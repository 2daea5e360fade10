import { bringCart } from "../cart-verbs";
import { findProduct, type ListedProduct } from "../catalogue-verbs";
import { goInside } from "../go";
import { expect, test } from "../sample-shop";

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
  const expectNoWork = async (path: string) => {
    await expect(page.locator("body"), path).not.toContainText(WORK, { useInnerText: true });
    expect(await page.title(), path).not.toMatch(WORK);
  };
  await shop.visit("/");
  await expect(page.getByText("chosen for your vehicle")).toBeVisible();
  await expect(page.getByLabel("Message")).toBeVisible();
  await expect(page.getByLabel("Preferred day")).toBeHidden();
  await expectNoWork("/");
  for (const [path, words] of [
    ["/shop", "Shop by category"],
    [`/shop/${product.slug}`, product.name],
    ["/cart", product.name],
    ["/checkout", product.name],
    ["/privacy", "We set no cookie"],
    ["/gallery", "car by car"],
    ["/order-lookup", "Order number"],
    [`/order/${order.id}`, product.name],
  ] as const) {
    await goInside(page, path);
    await expect(page.getByRole("main").getByText(words).first(), path).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expectNoWork(path);
    // The title as it is sent is what a link to the page shows.
    const [, sent] = (await (await page.request.get(path)).text()).match(/<title>(.*?)<\/title>/) ?? [];
    expect(sent, path).toBeTruthy();
    expect(sent, path).not.toMatch(WORK);
  }
});
