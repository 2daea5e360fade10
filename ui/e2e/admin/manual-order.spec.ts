import type { Locator } from "@playwright/test";
import { goInside } from "../go";
import { unique } from "./admin-verbs";
import { stockOf } from "./incoming-verbs";
import { add, enter, search, sums } from "./manual-order-verbs";
import { expect, test } from "./trade-verbs";

const rightEdge = (of: Locator) => of.evaluate((element) => element.getBoundingClientRect().right);

test("with the car named first, parts found by it, by words and by number are ordered over the counter; a plate finds its car, and leaving asks first", async ({
  owner,
  shop,
  page,
}) => {
  const { name: category } = await owner.category();
  const [named, fitting, scanned] = [
    await owner.product({ category }),
    await owner.product({ category, inventory: 2 }),
    await owner.product({ category }),
  ];
  const part = await owner.product({ category, price: "12.35" });
  const sku = unique("BD-");
  await owner.patch(`/api/admin/products/${scanned.id}`, { sku });
  const { id: brandId, name: brand } = await owner.brand();
  const { id: modelId, name: model } = await owner.model(brandId, unique("Model"), "2013-2019");
  await owner.fit(fitting.id, modelId);
  await owner.fit(scanned.id, (await owner.model(brandId)).id);

  await shop.visit("/admin/orders");
  await page.getByRole("link", { name: "New order" }).click();
  await expect(page.getByRole("button", { name: "Save order" })).toBeDisabled();
  await page.getByRole("searchbox", { name: "Find the car" }).fill(model);
  await page.getByRole("button", { name: `${brand} ${model}, 2013-2019` }).click();
  await page.getByLabel("Year").selectOption("2016");
  await expect(page.getByLabel("Model")).toHaveValue(modelId);
  const found = page.getByRole("list", { name: "Parts found" }).getByRole("listitem");
  await expect(found.first()).toContainText(`${fitting.name}${category}Fits this car`);
  const addFitting = page.getByRole("button", { name: new RegExp(`^(Add|All added) ${fitting.name}$`) });
  await addFitting.click();
  await addFitting.click();
  await expect(addFitting, "no more than there is").toBeDisabled();
  await expect(search(page)).toBeFocused();
  await search(page).fill(named.name);
  await expect(found.first()).toContainText("Not confirmed for this car");
  await page.getByRole("button", { name: `Add ${named.name}` }).click();
  const said = page.getByRole("region", { name: "Find parts" }).getByRole("status");
  await search(page).fill(`${sku}0`);
  await search(page).press("Enter");
  await expect(said).toHaveText("No part has this number");
  await search(page).fill(sku.toLowerCase());
  await search(page).press("Enter");
  await expect(said).toHaveText(`${scanned.name} added`);
  await expect(search(page)).toHaveValue("");
  const lines = page.getByRole("region", { name: "The order" });
  await expect(lines.getByRole("listitem")).toContainText([
    "Fits this car",
    "Not confirmed for this car",
    "Does not fit this car",
  ]);
  await expect(sums(page).getByRole("definition")).toHaveText(["€40.00", "Free", "€4.00", "€44.00"]);
  await expect(
    lines
      .getByRole("group", { name: `Quantity of ${fitting.name}` })
      .getByRole("button", { name: "Increase quantity" }),
  ).toBeDisabled();
  await shop.expectFits();

  await page.getByLabel("Name", { exact: true }).fill("Aoife at the counter");
  await page.getByLabel("Internal note").fill("Paid in cash");
  await enter(page);
  await expect(page).toHaveURL(/\/admin\/orders\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Order \d+$/);
  await expect(page.getByText("Aoife at the counter").first()).toBeVisible();
  await expect(page.getByText("Paid in cash")).toBeVisible();
  await expect(page.getByText("Entered by you")).toBeVisible();
  await expect(page.getByRole("region", { name: "Items" })).toContainText(`${brand} ${model}, 2016`);
  expect(await stockOf(page.request, fitting.id)).toBe(0);

  let contact = "";
  await test.step("a plate finds its car and owner, and a known customer offers their cars", async () => {
    const post = async (path: string, data: object) =>
      (await page.request.post(`/api/admin/contacts${path}`, { data })).json();
    const name = unique("Nora ");
    contact = (await post("", { name, phone: "086 555 0199" })).id;
    const plate = `161-KK-${Math.floor(Math.random() * 90_000) + 10_000}`;
    await post(`/${contact}/cars`, { label: `${brand} ${model}`, modelId, year: 2016, plate });

    await owner.patch("/api/admin/settings", { deliveryPrice: "7.50", freeDeliveryOver: "25.00" });
    await goInside(page, "/admin/orders/new");
    await page.getByRole("searchbox", { name: "Find the car" }).fill(plate.replaceAll("-", " "));
    await page.getByRole("list", { name: "Cars with this plate" }).getByRole("button").click();
    await expect(page.getByLabel("Model")).toHaveValue(modelId);
    await expect(page.getByLabel("Year")).toHaveValue("2016");
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue(name);
    await page.getByRole("button", { name: "Clear the car" }).click();
    await expect(page.getByLabel("Model")).toHaveValue("");
    await page.getByRole("list", { name: "The customer’s cars" }).getByRole("button").click();
    await expect(page.getByLabel("Model")).toHaveValue(modelId);
    await page.getByRole("button", { name: "Clear the car" }).click();
  });

  await test.step("while it is entered the server reckons what it comes to, sent or collected", async () => {
    await add(page, part);
    const rows = sums(page).locator("dl > div");
    await expect(rows).toHaveText(["Subtotal€12.35", "CollectionFree", "Tax (10%)€1.24", "Total€13.59"]);
    await page.getByText("Delivery", { exact: true }).click();
    await expect(rows).toHaveText(["Subtotal€12.35", "Delivery€7.50", "Tax (10%)€1.99", "Total€21.84"]);
    const more = page.getByRole("button", { name: "Increase quantity" });
    await more.click();
    await more.click();
    await expect(rows).toHaveText(["Subtotal€37.05", "DeliveryFree", "Tax (10%)€3.71", "Total€40.76"]);
    const line = page.getByRole("region", { name: "The order" }).getByRole("listitem");
    await expect(line).toContainText("€37.05");
    const amounts = [line.getByText("€37.05"), rows.last().getByRole("definition")];
    const [amount, total] = await Promise.all(amounts.map(rightEdge));
    expect(amount, "the amounts stand in one column").toBeCloseTo(total ?? 0, 0);
    // The price is that of the moment at which the server answers, not of when the page was opened.
    await owner.patch(`/api/admin/products/${part.id}`, { price: "10.00" });
    await page.getByRole("button", { name: "Decrease quantity" }).click();
    await expect(rows.first()).toHaveText("Subtotal€20.00");
    await shop.expectFits();

    await page.getByLabel("Name", { exact: true }).fill("Aoife");
    await page.getByLabel("Delivery address").fill("12 High Street, Kilkenny");
    const shown = await rows.last().textContent();
    await enter(page);
    await expect(page.getByRole("region", { name: "Items" })).toContainText(shown ?? "?");
  });

  await test.step("leaving a begun order asks first", async () => {
    await goInside(page, "/admin/orders/new");
    await add(page, part);
    await page.getByRole("button", { name: `Remove ${part.name}` }).click();
    await expect(page.getByText("No parts yet.")).toBeVisible();
    await add(page, part);
    await page.getByRole("link", { name: "All orders" }).click();
    const question = page.getByRole("dialog", { name: "Leave without saving?" });
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("region", { name: "The order" })).toContainText(part.name);
  });
  await page.request.delete(`/api/admin/contacts/${contact}`);
});
