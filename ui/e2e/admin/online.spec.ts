import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { ADMIN_PASSWORD } from "../../playwright.config";
import { test as base, expect, expectNoSeriousFindings } from "../fixtures";
import { goInside } from "../go";
import { picture } from "./admin-verbs";
import { PROGRAM, QUICK } from "./workshop";

const AS_NEW = { tunnel: "none", tunnelToken: "", publicUrl: "" };

/** The tests run in the worker's workshop, at the owner's own address. */
const test = base.extend<{ signedIn: undefined }>({
  baseURL: async ({ workshop }, use) => use(workshop.adminUrl),
  signedIn: [
    async ({ page }, use) => {
      await page.request.post("/api/admin/login", { data: { password: ADMIN_PASSWORD } });
      await use(undefined);
      await page.request.post("/api/admin/online/stop");
      await page.request.patch("/api/admin/settings", { data: AS_NEW });
    },
    { auto: true },
  ],
});

// An address that is none is refused.
test.use({ expectedErrors: /status of 400/ });

// What closes the shop on this PC, and a tunnel without its program: ui/src/pages/admin/tests/online.test.tsx.
test("the shop goes online by a tunnel, a router or a downloaded program, and each way is looked at before it is gone", async ({
  shop,
  page,
  context,
  workshop,
}) => {
  const downloads = join(workshop.home, "Downloads");

  await test.step("a tunnel is started, shows the address, and is stopped", async () => {
    await shop.visit("/admin/online");
    await page.getByRole("radio", { name: /^Cloudflare tunnel/ }).check();
    await expect(page.getByText("It is on this PC:")).toBeVisible();
    await page.getByRole("button", { name: "Go online" }).click();

    const address = page.getByRole("region", { name: "Your address" });
    await expect(address.getByRole("link", { name: QUICK })).toBeVisible();
    await expect(page.getByText("cloudflared is running.")).toBeVisible();
    await expect(address.getByText("the next start brings a different one")).toBeVisible();
    const code = address.getByRole("img", { name: `QR code of ${QUICK}` });
    await expect.poll(() => code.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100);
    await showOtherWays(page);
    await expect(page.getByRole("radio", { name: /^ngrok/ })).toBeDisabled();
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await address.getByRole("button", { name: "Copy address" }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(QUICK);
    await page.getByText("Messages from the program").click();
    await expect(page.getByLabel("The program's last messages")).toHaveValue(/Requesting new quick Tunnel/);
    await shop.expectFits();

    // The answer to this tells of programs that were downloaded meanwhile.
    mkdirSync(downloads);
    writeFileSync(join(downloads, "ngrok"), PROGRAM, { mode: 0o755 });
    await page.getByRole("button", { name: "Stop the tunnel" }).click();
    await expect(page.getByRole("button", { name: "Go online" })).toBeVisible();
    await expect(address).toBeHidden();
  });

  await test.step("a downloaded program is run with the owner's yes to its path alone", async () => {
    await showOtherWays(page);
    await page.getByRole("radio", { name: /^ngrok/ }).check();
    await expect(page.getByText(`A file of this name was found: ${join(downloads, "ngrok")}`)).toBeVisible();
    const goOnline = page.getByRole("button", { name: "Go online" });
    await expect(goOnline).toHaveAccessibleDescription("ngrok needs your yes first: see step 1.");
    await expect(goOnline).toBeDisabled();
    await shop.expectFits();
    await page.getByRole("button", { name: "Yes, run this file" }).click();
    await expect(page.getByText("It is on this PC:")).toBeVisible();
    await expect(goOnline).toBeEnabled();
    rmSync(downloads, { recursive: true });
  });

  await test.step("a router that leads to the old port is said until the owner has changed it, and the lamp says that nobody comes in", async () => {
    const port = Number(new URL(workshop.front).port);
    writeFileSync(
      join(workshop.home, "data", "ports.json"),
      JSON.stringify({ public: port, before: port - 1 }),
    );
    const unheard = "http://workshop.example:9";
    await page.request.patch("/api/admin/settings", { data: { tunnel: "router", publicUrl: unheard } });
    await asLaptop(page);
    await shop.visit("/admin/online");
    await expect(page.getByText(`Change its port forward to ${port}`)).toBeVisible();
    const pc = page.getByRole("region", { name: "This PC keeps the shop open" });
    await pc.getByText("Let the PC sign in automatically").click();
    await pc.getByText("Or start the shop as a task").click();
    await expect(pc.getByText("C:\\Pitlane\\Pitlane.exe")).toBeVisible();
    await page.getByRole("button", { name: "Check from outside" }).click();
    await expect(page.getByText("Nothing listens at this address")).toBeVisible();
    await shop.expectFits();
    await page.getByRole("button", { name: "I have changed it there" }).click();
    await expect(page.getByText("The shop has moved to another port.")).toBeHidden();
    const { door } = await (await page.request.get("/api/admin/online")).json();
    expect(door.oldPortNote).toBeFalsy();
  });

  await letAnswersEnd(page);

  await page.request.patch("/api/admin/settings", { data: AS_NEW });

  await test.step("the lamp says that customers reach the shop", async () => {
    await page.request.patch("/api/admin/settings", { data: { publicUrl: workshop.publicUrl } });
    await shop.visit("/admin/online");
    await expect(page.getByText("Not checked yet.")).toBeVisible();
    await page.getByRole("button", { name: "Check from outside" }).click();
    await expect(page.getByText("Customers can reach the shop.")).toBeVisible();
    await expect(page.getByText(/^Checked at/)).toBeVisible();
  });

  await test.step("a phone sends pictures by a code", async () => {
    await goInside(page, "/admin/upload");
    const made = page.waitForResponse("**/api/admin/drops");
    await page.getByRole("button", { name: "From your phone" }).click();
    await expect(page.getByRole("img", { name: "QR code of the page to send pictures" })).toBeVisible();
    await expectNoSeriousFindings(page);
    const { url: publicPage } = (await (await made).json()) as { url: string };
    const url = publicPage.replace(workshop.publicUrl, workshop.front);
    const phone = await page.context().newPage();
    await phone.goto(url);
    await expectNoSeriousFindings(phone);
    await phone.getByLabel("Choose from your photos").setInputFiles([picture()]);
    await phone.getByRole("button", { name: "Send" }).click();
    await expect(phone.getByText("1 picture has arrived.")).toBeVisible();
    await expect(page.getByText("1 picture has landed")).toBeVisible();
    await page.getByRole("button", { name: "Done" }).click();
    await expect.poll(async () => (await phone.goto(url))?.status()).toBe(404);
    await phone.close();
  });

  await page.request.patch("/api/admin/settings", { data: AS_NEW });

  await page.request.get(`${workshop.front}/api/settings`, { headers: { "X-Forwarded-For": "203.0.113.9" } });

  await test.step("a router is an explicit choice that says what it brings, and a tunnel that nobody chose is noticed", async () => {
    await shop.visit("/admin/online");
    await expect(page.getByText("A tunnel or a proxy brings visitors here")).toBeVisible();
    await showOtherWays(page);
    await page.getByRole("radio", { name: /^Port forward/ }).check();
    await expect(page.getByText("Until now only programs on this PC can reach it.")).toBeVisible();
    await expect(page.getByText(`port ${new URL(workshop.front).port}`)).toBeVisible();
    await page.getByRole("button", { name: "Open it at the next start" }).click();
    await expect(page.getByText("Windows then asks whether Pitlane may use the network")).toBeVisible();
    await expectNoSeriousFindings(page);
  });

  await test.step("an address that is none is said at its field", async () => {
    await page.locator("#steps").getByLabel("Public address").fill("my shop");
    await page.getByRole("button", { name: "Save the address" }).click();
    await expect(
      page.getByRole("main").getByText("Public address must be like https://shop.example"),
    ).toBeVisible();
  });

  await test.step("a program that is not there is named with its source, by keyboard", async () => {
    await page.getByRole("radio", { name: /^Not online/ }).focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("radio", { name: /^ngrok/ })).toBeChecked();
    await expect(page.getByText("It was not found on this PC.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Get ngrok from its maker" })).toHaveAttribute(
      "href",
      "https://ngrok.com/download",
    );
  });

  await test.step("the owner's own tunnel keeps its token to itself", async () => {
    await page.getByRole("radio", { name: /^Cloudflare tunnel/ }).check();
    await page.getByText("Your own permanent address").click();
    await page.getByLabel("Token").fill("cloudflared.exe service install eyJhIjoiYWJjIn0=");
    await page.locator("#steps").getByLabel("Public address").fill("https://shop.example");
    await page.getByRole("button", { name: "Save the address" }).click();
    await expect(page.getByLabel("Token")).toHaveAccessibleDescription(/^Set\./);
    await expect(page.getByLabel("Token")).toHaveValue("");
    await expect(page.getByRole("region", { name: "Your address" })).toContainText("https://shop.example");
  });
});

/** End `asLaptop`. The screen asks again by itself, so an answer that is being sent is let through first. */
const letAnswersEnd = (page: Page) => page.unrouteAll({ behavior: "wait" });

/** Answer as a laptop with Windows that runs the desktop program. */
async function asLaptop(page: Page) {
  const pc = { system: "windows", power: "battery", awake: true, needsSignIn: true, autostartPossible: true };
  const task = { taskProgram: "C:\\Pitlane\\Pitlane.exe", taskArguments: "serve" };
  await page.route("**/api/admin/this-pc", async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, ...pc, ...task } });
  });
}

/** Open the ways beside the recommended one. */
async function showOtherWays(page: Page) {
  const others = page.locator("details", { hasText: "Other ways" });
  await expect(others).toBeVisible();
  if ((await others.getAttribute("open")) === null) await others.getByText("Other ways").click();
}
