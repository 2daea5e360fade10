import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { goInside } from "../go";
import { aName, buy, moveOrder, sendEnquiry, signIn } from "./incoming-verbs";

test.use({ expectedErrors: [/status of (400|409)/] });
test.beforeEach(({ page }) => signIn(page));

test("whoever asks is looked up by e-mail, name or order number, handed a file and erased once the order is done; a date that jumped is asked about", async ({
  shop,
  page,
}) => {
  await test.step("whoever asks is looked up, handed a file and erased once the order is done", async () => {
    const name = aName();
    const email = `${name.toLowerCase().replace(" ", ".")}@example.ie`;
    await sendEnquiry(page.request, { name, email, message: "What do you hold on me?" });
    const order = await buy(page.request, name);
    await shop.visit("/admin/contacts");
    await page.getByRole("link", { name: "Find a person" }).click();
    await page.getByLabel("E-mail address of the person").fill(email.toUpperCase());
    await page.getByRole("button", { name: "Find", exact: true }).click();
    const held = page.getByRole("region", { name: /Stored about/ });
    await expect(held.getByRole("link", { name: `Order ${order.orderNumber}` })).toBeVisible();
    await expect(held.getByText("What do you hold on me?")).toBeVisible();
    await shop.expectFits();

    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save as a file" }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("personal-data.json");

    await page.getByRole("button", { name: "Erase this person" }).click();
    await page.getByRole("button", { name: "Erase", exact: true }).click();
    await expect(shop.toast("Nothing was erased")).toContainText(
      `Order ${order.orderNumber} is not finished`,
    );
    await page.getByRole("button", { name: "Cancel" }).click();
    await moveOrder(page, order.id, "cancelled");
    const jobId = await cancelledJob(page, order.id);

    await page.getByRole("button", { name: "Erase this person" }).click();
    await page.getByRole("button", { name: "Erase", exact: true }).click();
    await expect(shop.toast("Erased")).toBeVisible();
    await page.getByRole("button", { name: "Find", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Nothing stored" })).toBeVisible();

    await goInside(page, `/admin/orders/${order.id}`);
    await expect(page.getByRole("region", { name: "Customer" })).toContainText("Erased");
    await expect(page.getByRole("button", { name: "Open customer" })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Copy address" })).toHaveCount(0);
    await goInside(page, `/admin/jobs/${jobId}`);
    await expect(page.getByRole("region", { name: "Job", exact: true })).toContainText("Erased");
    await expect(page.getByRole("region", { name: "The customer’s page" })).toHaveCount(0);
  });

  await test.step("a customer is erased from their own page, which nobody reads again", async () => {
    const name = aName();
    const data = { name, email: `${name.toLowerCase().replace(" ", ".")}@example.ie` };
    const { id } = await (await page.request.post("/api/admin/contacts", { data })).json();
    await goInside(page, `/admin/contacts/${id}`);
    await page.getByRole("button", { name: "Erase…" }).click();
    await page.getByRole("button", { name: "Erase", exact: true }).click();
    await expect(shop.toast("Erased")).toBeVisible();
    await expect(page).toHaveURL("/admin/contacts");
  });

  await test.step("an address that is none is told at its field", async () => {
    await goInside(page, "/admin/settings/privacy");
    await page.getByLabel("E-mail address of the person").fill("aoife");
    await page.getByRole("button", { name: "Find", exact: true }).click();
    await expect(page.getByLabel("E-mail address of the person")).toHaveAccessibleDescription(
      "Please enter a valid email address",
    );
    await expect(page.getByLabel("E-mail address of the person")).toBeFocused();
  });

  await test.step("a person is found by name and order number too, in any case", async () => {
    const name = aName();
    const order = await buy(page.request, name);
    for (const [by, field, text] of [
      ["Name", "Name of the person", name.toUpperCase()],
      ["Order number", "Number of one of the person's orders", `#${order.orderNumber}`],
    ] as const) {
      await page.getByText(by, { exact: true }).click();
      await page.getByLabel(field).fill(text);
      await page.getByRole("button", { name: "Find", exact: true }).click();
      const held = page.getByRole("region", { name: /Stored about/ });
      await expect(held.getByRole("link", { name: `Order ${order.orderNumber}` })).toBeVisible();
      await expect(held).toContainText(name);
      await shop.expectNoSidewaysScroll();
    }
    await page.getByText("Phone", { exact: true }).click();
    await page.getByRole("button", { name: "Find", exact: true }).click();
    await expect(page.getByLabel("Phone number of the person")).toHaveAccessibleDescription(
      "Please enter a phone number",
    );
  });

  await test.step("a date that jumped is asked about over every screen until the owner confirms it", async () => {
    const lastRunAt = "2023-11-22T09:00:00.000Z";
    await page.route("**/api/admin/clock", (route) =>
      route.fulfill({ json: { now: "2026-11-23T09:00:00.000Z", lastRunAt, isHeld: true } }),
    );
    await shop.visit("/admin/account");
    const banner = page.getByRole("complementary", { name: "The date of this PC" });
    await expect(banner).toContainText("today is Monday 23 November 2026");
    await expect(banner).toContainText("last ran on Wednesday 22 November 2023");
    await shop.expectFits();
    await banner.getByRole("button", { name: "The date is right" }).click();
    await expect(banner).toBeHidden();
  });
});

/** Make a job of the customer of an order, and cancel it. */
async function cancelledJob({ request }: Page, orderId: string): Promise<string> {
  const add = async (path: string, data: object) =>
    (await request.post(`/api/admin/${path}`, { data })).json() as Promise<{ id: string }>;
  const contact = await add("contacts/from", { kind: "order", id: orderId });
  const { id } = await add("jobs", { contactId: contact.id, lines: [], note: "" });
  await add(`jobs/${id}/status`, { status: "cancelled" });
  return id;
}
