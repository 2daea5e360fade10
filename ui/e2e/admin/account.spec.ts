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
    await shop.visit("/admin/account");
    const current = page.getByLabel("Current password");
    await current.fill("not the password");
    await page.getByLabel("New password", { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel("Repeat the new password").fill(NEW_PASSWORD);
    await page.getByRole("button", { name: "Change password" }).click();
    await expect(page.getByText("The current password is not right")).toBeVisible();
    await expect(current).toBeFocused();
    await shop.expectFits();

    const phone = await playwright.request.newContext({ baseURL: baseURL ?? "" });
    await phone.post("/api/admin/login", { data: { password: ADMIN_PASSWORD } });
    const isSignedIn = async () => (await (await phone.get("/api/admin/check")).json()).isAdmin;
    expect(await isSignedIn()).toBe(true);

    await current.fill(ADMIN_PASSWORD);
    await page.getByRole("button", { name: "Change password" }).click();
    await expect(shop.toast("Password changed")).toBeVisible();
    await expect(current).toHaveValue("");
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
