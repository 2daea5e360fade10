import type { Page } from "@playwright/test";
import { expect, signInAtAdmin, test } from "./own-shop";

const EMAIL = "orla@example.ie";
const WITHOUT_MAIL = { mailHost: "", mailFrom: "", publicUrl: "" };
const WITH_MAIL = {
  mailHost: "127.0.0.1",
  mailPort: 9,
  mailSecurity: "none",
  mailFrom: "shop@pitlane.example",
  publicUrl: "https://shop.example",
};

/** The owner's calls at the owner's own address: with a public address no other takes them. */
class AdminCalls {
  constructor(
    private readonly page: Page,
    private readonly url: string,
  ) {}

  async call(method: string, path: string, data?: object) {
    const answer = await this.page.request.fetch(`${this.url}/api${path}`, { method, data });
    if (!answer.ok()) throw new Error(await answer.text());
    return answer.json();
  }

  /** Return the path of the link in the newest mail to an address. */
  async linkTo(address: string): Promise<string> {
    const { mails } = await this.call("GET", "/admin/mails");
    const { id } = mails.find(({ toAddress }: { toAddress: string }) => toAddress === address);
    const { bodyText } = await this.call("GET", `/admin/mails/${id}`);
    return /https:\/\/shop\.example(\/back-in-stock\/\S+)/.exec(bodyText)?.[1] ?? "";
  }
}

test.describe("a part that is sold out", () => {
  test("an address is left, confirmed by the link, counted for the owner and removed again", async ({
    shop,
    page,
    ownShop,
  }) => {
    const owner = new AdminCalls(page, await signInAtAdmin(page, ownShop));
    const category = await owner.call("POST", "/admin/product-categories", { name: "Gauges for waiting" });
    const { product } = await owner.call("POST", "/admin/products", {
      name: "Gauge to wait for",
      slug: "gauge-to-wait-for",
      description: "Shows the boost.",
      price: "49.99",
      category: category.name,
    });
    const form = page.getByRole("form", { name: "Tell me when it is back" });

    await test.step("without a mail server the page says that it cannot be offered", async () => {
      await shop.visit("/shop/gauge-to-wait-for");
      await expect(page.getByRole("link", { name: "Ask about this part" })).toBeVisible();
      await expect(page.getByText("We cannot e-mail you when it is back.")).toBeVisible();
      await expect(form).toHaveCount(0);
    });

    await test.step("an address is taken, a wrong one is refused beside the field", async () => {
      await owner.call("PATCH", "/admin/settings", WITH_MAIL);
      await page.reload();
      const field = form.getByLabel("Tell me when it is back");
      await field.fill("orla");
      await form.getByRole("button", { name: "E-mail me" }).click();
      await expect(field).toHaveAccessibleDescription(/Please enter a valid email address/);
      await expect(field).toBeFocused();
      await shop.expectFits();
      await field.fill(EMAIL);
      await form.getByRole("button", { name: "E-mail me" }).click();
      await expect(page.getByText(/^Check your e-mail: we have sent you a link to confirm/)).toBeVisible();
    });

    await test.step("the link's page confirms and removes it", async () => {
      await shop.visit(await owner.linkTo(EMAIL));
      await page.getByRole("button", { name: "Yes, e-mail me" }).click();
      await expect(page.getByRole("heading", { name: "We will e-mail you" })).toBeVisible();
      await expect(page.getByRole("status")).toContainText(EMAIL);
      const { lines } = await owner.call("GET", "/admin/demand?days=30");
      expect(lines).toContainEqual(expect.objectContaining({ product: product.name, waiting: 1 }));
      await shop.expectFits();
      await page.getByRole("button", { name: "Stop and remove my address" }).click();
      await expect(page.getByRole("heading", { name: "Your address is removed" })).toBeVisible();
    });
    await owner.call("PATCH", "/admin/settings", WITHOUT_MAIL);
    await owner.call("DELETE", `/admin/products/${product.id}`);
    await owner.call("DELETE", `/admin/product-categories/${category.id}`);
  });
});
