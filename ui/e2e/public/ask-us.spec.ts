import { readFile } from "node:fs/promises";
import type { APIRequestContext, Page } from "@playwright/test";
import { ADMIN_PASSWORD } from "../../playwright.config";
import { expect, test } from "../fixtures";

const message = (page: Page) => page.getByLabel("Message");

/** Put a part that fits no vehicle into the shop for the length of a test. */
async function withUniversalPart(
  request: APIRequestContext,
  name: string,
  act: (slug: string) => Promise<void>,
) {
  await request.post("/api/admin/login", { data: { password: ADMIN_PASSWORD } });
  const made = await request.post("/api/admin/products", {
    data: {
      name,
      slug: `part-${Date.now()}`,
      description: "A part of the tests.",
      price: "49.99",
      category: "Car Accessories",
    },
  });
  expect(made.ok(), await made.text()).toBe(true);
  const { product } = await made.json();
  await act(product.slug);
  await request.delete(`/api/admin/products/${product.id}`);
}

async function addPhotos(page: Page, names: string[]) {
  const buffer = await readFile(
    new URL("../../../data/sample/images/product-led-bulb-320.webp", import.meta.url),
  );
  const files = names.map((name) => ({ name, mimeType: "image/webp", buffer }));
  await page.locator("#contact input[type=file]").setInputFiles(files);
}

test.use({ expectedErrors: /net::ERR_FAILED/ });

// Each way to ask and what it fills in: ui/src/pages/tests/contact.test.tsx.
test("a part without a vehicle leads to the form, filled in, and it is sent with its photos", async ({
  request,
  shop,
  page,
}) => {
  const name = "Universal Tow Strap & Hook";
  await withUniversalPart(request, name, async (slug) => {
    await shop.visit(`/shop/${slug}`);
    await page.getByRole("link", { name: "Ask us" }).click();
    await expect(message(page)).toHaveValue(`Does “${name}” suit my vehicle?`);
    await shop.expectSectionAtTop("contact");
    await expect(page.getByRole("checkbox", { name: `About ${name}` })).toBeChecked();
    await page.getByLabel("Name").fill("Aoife Byrne");
    await page.getByLabel("Email").fill("aoife@example.ie");
    await addPhotos(page, ["1.webp", "2.webp"]);
    await page.route("**/api/contact/photos/*", (route) => route.abort(), { times: 1 });
    const answered = page.waitForResponse("**/api/contact");
    await page.getByRole("button", { name: "Send Message" }).click();
    const { inquiry } = await (await answered).json();
    await expect(shop.toast("Message Sent!")).toBeVisible();
    await expect(message(page)).toHaveValue("");
    await expect(page.getByRole("alert").filter({ hasText: "sent without 1.webp" })).toBeVisible();
    const added = page.waitForResponse("**/api/contact/photos/*");
    await page.getByRole("button", { name: "Retry" }).click();
    expect((await added).status()).toBe(201);
    await expect(page.getByText("sent without 1.webp")).toHaveCount(0);
    const thread = await (await request.get(`/api/contact-inquiries/${inquiry.id}/thread`)).json();
    expect(thread.inquiry.part).toBe(name);
    expect(thread.photos).toHaveLength(2);
  });
});
