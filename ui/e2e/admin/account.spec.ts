import { ADMIN_PASSWORD } from "../../playwright.config";
import { expect, test } from "./own-shop";

const NEW_PASSWORD = "three words and a wheel";

test.describe("a password", () => {
  // What the bar asks for every few seconds may be refused before the login is shown.
  test.use({ expectedErrors: /status of (400|401)/ });

  test("that is not right is said at its field; one that changes ends every other session; then all of them", async ({
    shop,
    page,
    playwright,
    baseURL,
  }) => {
    await test.step("one that is not right is said at its field", async () => {
      await shop.visit("/admin/account");
      const current = page.getByLabel("Current password");
      const fresh = page.getByLabel("New password", { exact: true });
      const again = page.getByLabel("Repeat the new password");
      const change = page.getByRole("button", { name: "Change password" });
      await current.fill("not the password");
      await fresh.fill(NEW_PASSWORD);
      await again.fill("something else");
      await change.click();
      await expect(page.getByText("The two passwords are different")).toBeVisible();
      await expect(again).toBeFocused();

      await again.fill(NEW_PASSWORD);
      await change.click();
      await expect(page.getByText("The current password is not right")).toBeVisible();
      await expect(current).toBeFocused();

      await current.fill(ADMIN_PASSWORD);
      await fresh.fill("short");
      await again.fill("short");
      await change.click();
      await expect(page.getByText("Password must be at least 12 characters")).toBeVisible();
      await shop.expectFits();
    });

    const phone = await playwright.request.newContext({ baseURL: baseURL ?? "" });
    await phone.post("/api/admin/login", { data: { password: ADMIN_PASSWORD } });
    const isSignedIn = async () => (await (await phone.get("/api/admin/check")).json()).isAdmin;
    expect(await isSignedIn()).toBe(true);

    await shop.visit("/admin/account");
    await page.getByLabel("Current password").fill(ADMIN_PASSWORD);
    await page.getByLabel("New password", { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel("Repeat the new password").fill(NEW_PASSWORD);
    await page.getByRole("button", { name: "Change password" }).click();
    await expect(shop.toast("Password changed")).toBeVisible();
    await expect(page.getByLabel("Current password")).toHaveValue("");
    expect(await isSignedIn()).toBe(false);
    const back = { currentPassword: NEW_PASSWORD, newPassword: ADMIN_PASSWORD };
    expect((await page.request.post("/api/admin/password", { data: back })).ok()).toBe(true);

    await page.getByRole("button", { name: "Sign out everywhere" }).click();
    const question = page.getByRole("dialog", { name: "Sign out everywhere?" });
    await question.getByRole("button", { name: "Sign out everywhere" }).click();
    await expect(page).toHaveURL(/\/admin\/login$/);
    await expect(shop.toast("Signed out everywhere")).toBeVisible();
    await phone.dispose();
  });
});
