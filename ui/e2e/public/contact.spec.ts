import type { Page } from "@playwright/test";
import { expect, expectNoSeriousFindings, holdClock, test } from "../fixtures";

const send = (page: Page) => page.getByRole("button", { name: "Send Message" });

async function fillIn(page: Page) {
  await page.getByLabel("Name").fill("Aoife Byrne");
  await page.getByLabel("Email").fill("aoife@example.ie");
  await page.getByLabel("Vehicle").fill("VW Transporter 2018");
  await page.getByLabel("Service").selectOption({ label: "LED Conversions" });
  await page.getByLabel("Message").fill("White LEDs inside and out, please.");
}

test("an enquiry is sent, its id is shown, and the form is empty again", async ({ shop, page }) => {
  await holdClock(page);
  await shop.visit("/");
  await fillIn(page);
  const answered = page.waitForResponse("**/api/contact");
  await send(page).click();
  const answer = await answered;
  expect(answer.status()).toBe(201);
  expect(answer.request().postDataJSON()).toEqual({
    name: "Aoife Byrne",
    email: "aoife@example.ie",
    phone: null,
    vehicleType: "VW Transporter 2018",
    serviceInterest: "led",
    message: "White LEDs inside and out, please.",
  });
  const { inquiry } = await answer.json();
  await page.clock.runFor(500);
  const toast = shop.toast("Message Sent!");
  await expect(toast).toContainText(inquiry.id.slice(0, 8));
  await expect(toast).toContainText("We'll get back to you within 24 hours.");
  await expectNoSeriousFindings(page);
  for (const label of ["Name", "Email", "Vehicle", "Service", "Message"]) {
    await expect(page.getByLabel(label)).toHaveValue("");
  }
  await page.mouse.move(0, 0);
  await page.clock.runFor(5000);
  await expect(toast).toHaveCount(0);
});

test("what is wrong is said under its label, and every service can be chosen", async ({ shop, page }) => {
  await test.step("all eleven services and a consultation can be chosen", async () => {
    await shop.visit("/");
    const values = await page
      .getByLabel("Service")
      .locator("option")
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    expect(values).toEqual(
      ["", "mechanical", "exhaust", "tinting", "detailing", "autostyling", "carplay"].concat([
        "led",
        "caliper",
        "graphics",
        "headlight",
        "coating",
        "consultation",
      ]),
    );
  });

  await test.step("what is wrong is said under its label, and goes away when it is right", async () => {
    await send(page).click();
    await expect(page.getByLabel("Name")).toBeFocused();
    await expect(page.getByLabel("Name")).toHaveAccessibleDescription("Name must be at least 2 characters");
    await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Please enter a valid email address");
    await expect(page.getByLabel("Message")).toHaveAccessibleDescription(
      "Message must be at least 10 characters",
    );
    await expectNoSeriousFindings(page);
    await page.getByLabel("Name").fill("Al");
    await expect(page.getByText("Name must be at least 2 characters")).toHaveCount(0);
    await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  });
});

test.describe("when the server refuses", () => {
  test.use({ expectedErrors: /status of 400|net::ERR_FAILED/ });

  test("a refusal is shown, its field marked, and every value stays", async ({ shop, page }) => {
    await test.step("its message is told, its field marked, and every value kept", async () => {
      const message = "Please enter a valid email address";
      await page.route("**/api/contact", (route) =>
        route.fulfill({ status: 400, json: { success: false, message, errors: { email: message } } }),
      );
      await shop.visit("/");
      await fillIn(page);
      await send(page).click();
      await expect(shop.toast("Error")).toContainText(message);
      await expect(page.getByLabel("Email")).toBeFocused();
      await expect(page.getByLabel("Email")).toHaveAccessibleDescription(message);
      await expect(page.getByLabel("Name")).toHaveValue("Aoife Byrne");
      await expect(page.getByLabel("Message")).toHaveValue("White LEDs inside and out, please.");
    });

    await page.unrouteAll();

    await test.step("a success that is none tells the server's reason, or that it failed", async () => {
      let answer: object = { success: false, message: "We are closed" };
      await page.route("**/api/contact", (route) => route.fulfill({ json: answer }));
      await fillIn(page);
      await send(page).click();
      await expect(shop.toast("Error")).toContainText("We are closed");
      answer = { success: false };
      await send(page).click();
      await expect(shop.toast("Error")).toContainText("Failed to send message");
    });

    await page.unrouteAll();

    await test.step("no answer at all is told in plain words, one toast at a time", async () => {
      await page.route("**/api/contact", (route) => route.abort());
      await send(page).click();
      await expect(shop.toast("Error")).toContainText("Something went wrong. Please try again.");
      await send(page).click();
      await expect(shop.toast("Error")).toHaveCount(1);
    });
  });
});

test("before the script is there, a visitor's words can neither be sent nor lost", async ({ shop, page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await expect(send(page)).toBeDisabled();
  await expect(page.locator("#contact form")).toHaveAttribute("method", "post");
  await page.getByLabel("Name").fill("Typed early");
  await page.getByLabel("Name").press("Enter");
  await expect(page).toHaveURL("/");
  release();
  await shop.ready();
  await expect(send(page)).toBeEnabled();
  await expect(page.getByLabel("Name")).toHaveValue("Typed early");
  await send(page).click();
  await expect(page.getByLabel("Email")).toBeFocused();
  await expect(page.getByText("Name must be at least 2 characters")).toHaveCount(0);
});
