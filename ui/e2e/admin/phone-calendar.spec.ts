import { expect, signInAtAdmin, test } from "./own-shop";

test("the calendar gets an address for phones, a new one, and none again", async ({
  shop,
  page,
  ownShop,
}) => {
  // With a public address the owner is let in at the owner's own door alone.
  const admin = await signInAtAdmin(page, ownShop);
  const settings = `${admin}/api/admin/settings`;
  await page.request.patch(settings, { data: { publicUrl: "https://shop.example" } });
  await page.goto(`${admin}/admin/calendar`);
  await page.getByRole("button", { name: "On your phone…" }).click();
  const dialog = page.getByRole("dialog", { name: "The calendar on your phone" });
  await dialog.getByRole("button", { name: "Make an address" }).click();
  const address = dialog.getByRole("textbox", { name: "Address of the calendar" });
  await expect(address).toHaveValue(/^https:\/\/shop\.example\/api\/calendar\/.{40,}\.ics$/);
  await expect(dialog.getByRole("img", { name: /^QR code/ })).toBeVisible();
  const named = dialog.getByRole("checkbox", { name: /^With customers' names/ });
  await named.click();
  await expect(named).toBeChecked();
  await shop.expectFits();
  const before = await address.inputValue();
  await dialog.getByRole("button", { name: "New address" }).click();
  await expect(address).not.toHaveValue(before);
  await expect(named).toBeChecked();
  await dialog.getByRole("button", { name: "Switch off" }).click();
  await expect(dialog.getByRole("button", { name: "Make an address" })).toBeVisible();
  await page.request.patch(settings, { data: { publicUrl: "" } });
});
