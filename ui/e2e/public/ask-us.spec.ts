import { readFile } from "node:fs/promises";
import type { APIRequestContext, Page } from "@playwright/test";
import { ADMIN_PASSWORD } from "../../playwright.config";
import { expect, expectNoSeriousFindings, test } from "../fixtures";

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

test("every way to ask fills in the form, and what was typed before stays", async ({
  request,
  shop,
  page,
}) => {
  await test.step("a part without a vehicle leads to the form, filled in, and sends", async () => {
    const name = "Universal Tow Strap & Hook";
    await withUniversalPart(request, name, async (slug) => {
      await shop.visit(`/shop/${slug}`);
      await page.getByRole("link", { name: "Ask us" }).click();
      await expect(message(page)).toHaveValue(`Does “${name}” suit my vehicle?`);
      await shop.expectSectionAtTop("contact");
      await expect(page.getByRole("checkbox", { name: `About ${name}` })).toBeChecked();
      await page.getByLabel("Name").fill("Aoife Byrne");
      await page.getByLabel("Email").fill("aoife@example.ie");
      const large = { name: "large.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(10 * 1024 * 1024 + 1) };
      await page.locator("#contact input[type=file]").setInputFiles(large);
      await expect(page.getByText("A photo can have at most 10 MB: large.jpg")).toBeVisible();
      await expect(page.getByRole("list", { name: "Chosen photos" })).toHaveCount(0);
      await addPhotos(page, ["1.webp", "2.webp", "3.webp", "4.webp", "5.webp"]);
      await expect(page.getByText("You can add up to four photos.")).toBeVisible();
      for (const each of ["3.webp", "4.webp"])
        await page.getByRole("button", { name: `Remove ${each}` }).click();
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

  await test.step("a model without parts is asked about by its name", async () => {
    await shop.visit("/shop?brand=renault&model=zoe");
    await expectNoSeriousFindings(page);
    await page.getByRole("link", { name: "Ask us about this vehicle" }).click();
    await expect(page.getByLabel("Vehicle")).toHaveValue(/^Renault Zoe/);
    await expect(message(page)).toHaveValue(/^Which parts do you have for the Renault Zoe/);
  });

  await test.step("words that were not found go along with the question", async () => {
    await shop.visit("/search?q=5K0+615+301");
    await page.getByRole("link", { name: "Ask us to source it" }).click();
    await expect(message(page)).toHaveValue("Can you get this part for me: “5K0 615 301”?");
    await page.getByLabel("Name").fill("Aoife Byrne");
    await page.getByLabel("Email").fill("aoife@example.ie");
    const answered = page.waitForResponse("**/api/contact");
    await page.getByRole("button", { name: "Send Message" }).click();
    const { inquiry } = await (await answered).json();
    const thread = await (await request.get(`/api/contact-inquiries/${inquiry.id}/thread`)).json();
    expect(thread.inquiry.wanted).toBe("5K0 615 301");
  });

  await test.step("an order and the right to know are asked about", async () => {
    for (const [path, words] of [
      ["/order-lookup", /^What is the status of my order/],
      ["/privacy", /^Please tell me what data you hold about me/],
    ] as const) {
      await shop.visit(path);
      await page
        .getByRole("main")
        .getByRole("link", { name: /^ask us$/i })
        .click();
      await expect(message(page)).toHaveValue(words);
    }
  });

  await test.step("the link works in a new tab, and keeps what was typed before", async () => {
    await page.route("**/assets/contact-form*", async (route) => {
      await page.getByLabel("Vehicle").fill("Opel Corsa");
      await route.continue();
    });
    await shop.visit("/?vehicle=Renault+Zoe#contact");
    await expect(message(page)).toHaveValue("Which parts do you have for the Renault Zoe?");
    await expect(page.getByLabel("Vehicle")).toHaveValue("Opel Corsa");
  });
});
