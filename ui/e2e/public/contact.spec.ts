import type { Page } from "@playwright/test";
import { expect, expectNoSeriousFindings, test } from "../fixtures";

const send = (page: Page) => page.getByRole("button", { name: "Send Message" });

// What is refused, fails or is cut off: ui/src/pages/tests/contact.test.tsx.
test("words that are typed before the script is there stay, what is wrong is said, and the enquiry is sent", async ({
  shop,
  page,
}) => {
  await test.step("before the script is there, a visitor's words can neither be sent nor lost, nor what the link asks", async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/assets/*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/?vehicle=Renault+Zoe", { waitUntil: "commit" });
    await expect(send(page)).toBeDisabled();
    await expect(page.locator("#contact form")).toHaveAttribute("method", "post");
    await page.getByLabel("Name").fill("Typed early");
    await page.getByLabel("Name").press("Enter");
    await page.getByLabel("Vehicle").fill("Opel Corsa");
    await expect(page).toHaveURL("/?vehicle=Renault+Zoe");
    release();
    await shop.ready();
    await expect(send(page)).toBeEnabled();
    await expect(page.getByLabel("Name")).toHaveValue("Typed early");
    await expect(page.getByLabel("Vehicle")).toHaveValue("Opel Corsa");
    await expect(page.getByLabel("Message")).toHaveValue("Which parts do you have for the Renault Zoe?");
  });

  await test.step("what is wrong is said under its label, and the first of it has the focus", async () => {
    await send(page).click();
    await expect(page.getByLabel("Email")).toBeFocused();
    await expect(page.getByText("Name must be at least 2 characters")).toHaveCount(0);
    await page.getByLabel("Name").fill("");
    await send(page).click();
    await expect(page.getByLabel("Name")).toBeFocused();
    await expect(page.getByLabel("Name")).toHaveAccessibleDescription("Name must be at least 2 characters");
    // The rest of the page is scanned in home.spec.ts.
    await shop.expectFits("#contact");
  });

  await test.step("an enquiry is sent, its id is shown, and the form is empty again", async () => {
    await page.getByLabel("Name").fill("Aoife Byrne");
    await page.getByLabel("Email").fill("aoife@example.ie");
    await page.getByLabel("Vehicle").fill("VW Transporter 2018");
    await page.getByLabel("Service").selectOption({ label: "LED Conversions" });
    await page.getByLabel("Message").fill("White LEDs inside and out, please.");
    const answered = page.waitForResponse("**/api/contact");
    await send(page).click();
    const answer = await answered;
    expect(answer.status()).toBe(201);
    const { inquiry } = await answer.json();
    const toast = shop.toast("Message Sent!");
    await expect(toast).toContainText(inquiry.id.slice(0, 8));
    await expect(toast).toContainText("We'll get back to you within 24 hours.");
    await expectNoSeriousFindings(page, "[aria-label^=Notifications]");
    for (const label of ["Name", "Email", "Vehicle", "Service", "Message"]) {
      await expect(page.getByLabel(label)).toHaveValue("");
    }
  });
});
