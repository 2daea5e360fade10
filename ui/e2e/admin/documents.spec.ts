import { readFile } from "node:fs/promises";
import { expect, test } from "./own-shop";

const PDF = Buffer.from("%PDF-1.7\nfitting\n%%EOF\n");
const guide = { name: "guide.pdf", mimeType: "application/pdf", buffer: PDF };
const certificate = { name: "TÜV certificate.pdf", mimeType: "application/pdf", buffer: PDF };
const scan = {
  name: "scan.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("<script>alert(1)</script>"),
};

// A console names each refused answer.
test.use({ expectedErrors: /415/ });

test("documents of a part are added, named and ordered, and customers download them", async ({
  shop,
  page,
}) => {
  const send = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data });
    if (!answer.ok()) throw new Error(await answer.text());
    return answer.json();
  };
  const category = await send("/api/admin/product-categories", { name: "Documented" });
  const given = { slug: "coil-kit", description: "Lowers the car.", price: "900.00", inventory: 5 };
  const { product } = await send("/api/admin/products", {
    ...given,
    name: "Coil kit",
    category: category.name,
  });
  const list = page.getByRole("list", { name: "Documents of the product" });

  await test.step("the owner adds them in the product's form, and what is no PDF is refused", async () => {
    await page.goto(`/admin/products/${product.id}`);
    await page.getByText("Documents", { exact: true }).click();
    await expect(page.getByText("Nothing is here yet.", { exact: false })).toBeVisible();
    const files = page.getByLabel("Add documents");
    await files.setInputFiles([guide, certificate, { ...guide, name: "photo.jpg", mimeType: "image/jpeg" }]);
    await expect(list.getByRole("listitem")).toHaveCount(2);
    await expect(page.getByText("photo.jpg is not a PDF")).toBeVisible();
    await files.setInputFiles(scan);
    await expect(page.getByText("scan.pdf was not added. This file is not a PDF")).toBeVisible();
    await expect(list.getByRole("listitem")).toHaveCount(2);
  });

  await test.step("they are named and ordered by keys", async () => {
    const name = list.getByLabel("Name").first();
    await name.fill("Fitting guide");
    await name.press("Enter");
    await list.getByRole("button", { name: "Move Fitting guide down" }).press("Enter");
    await expect(list.getByLabel("Name").last()).toHaveValue("Fitting guide");
    await expect(list.getByRole("button", { name: "Move Fitting guide up" })).toBeFocused();
    await shop.expectFits();
  });

  await test.step("a customer downloads one from its page", async () => {
    await page.getByRole("link", { name: "View in the shop" }).click();
    const shown = page.getByRole("region", { name: "Documents" });
    await expect(shown.getByRole("link")).toHaveText([/^TÜV certificate/, /^Fitting guide/]);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      shown.getByRole("link", { name: /Fitting guide/ }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("Fitting guide.pdf");
    expect(await readFile(await download.path())).toEqual(PDF);
    await shop.expectFits();
  });

  await test.step("one is removed, once that was asked", async () => {
    // The panel is open, because something is in it.
    await page.goBack();
    await list.getByRole("button", { name: "Remove TÜV certificate" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }).click();
    await expect(list.getByRole("listitem")).toHaveCount(1);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(list.getByRole("listitem")).toHaveCount(2);
    await expect(list.getByLabel("Name").first()).toHaveValue("TÜV certificate");
  });
  await page.request.delete(`/api/admin/products/${product.id}`);
  await page.request.delete(`/api/admin/product-categories/${category.id}`);
});
