import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { expectNoSeriousFindings } from "../fixtures";
import { answering, freePort, startServer, stopServer } from "../server";

const PASSWORD = "four words for me";

interface NewShop {
  /** The address for customers. */
  front: string;
  /** The owner's own address. */
  adminUrl: string;
}

/** Start a shop whose password was never set, for as long as `visit` lasts. The page leaves it before it ends. */
export async function withNewShop(page: Page, visit: (shop: NewShop) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "pitlane-new-"));
  const [port, deskPort] = [await freePort(), await freePort()];
  const { PITLANE_ADMIN_PASSWORD: _known, ...env } = process.env;
  const ports = ["--port", String(port), "--desk-port", String(deskPort)];
  const server = startServer([...ports, "--data-dir", folder], env);
  try {
    const front = `http://127.0.0.1:${port}`;
    await answering(front);
    await visit({ front, adminUrl: `http://127.0.0.1:${deskPort}` });
    await page.goto("about:blank");
  } finally {
    await stopServer(server);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Set the first password by the keyboard, which leads to the first run and signs in. */
export async function setPassword(page: Page, adminUrl: string): Promise<void> {
  await page.goto(`${adminUrl}/admin`);
  await expect(page.getByRole("heading", { level: 1, name: "Choose your password" })).toBeVisible();
  await expectNoSeriousFindings(page);
  const again = page.getByLabel("Repeat the password");
  await page.getByLabel("New password").fill(PASSWORD);
  await again.press("Enter");
  await expect(again).toHaveAccessibleDescription("The two passwords are different");
  await again.fill(PASSWORD);
  await again.press("Enter");
  await expect(page).toHaveURL(`${adminUrl}/admin/first-run`);
}

/**
 * Type five wrong passwords, wait for the end of the lock-out, and open the page that only the program's own
 * window can continue from.
 */
export async function forgetPassword(page: Page, adminUrl: string) {
  const fresh = page.getByLabel("New password", { exact: true });
  await page.context().clearCookies();
  await page.goto(`${adminUrl}/admin/login`);
  for (let wrong = 0; wrong < 5; wrong++) {
    await page.request.post(`${adminUrl}/api/admin/login`, { data: { password: "not the password" } });
  }
  const password = page.getByLabel("Password", { exact: true });
  await password.fill("not the password");
  await password.press("Enter");
  await expect(password).toHaveAccessibleDescription(/Try again after \d\d:\d\d\./);
  await page.getByRole("link", { name: "Set a new one on this PC" }).click();
  await expect(page.getByText("pitlane set-password")).toBeVisible();
  await expect(fresh).toHaveCount(0);
  await expectNoSeriousFindings(page);
  // What a page makes up is refused.
  await page.evaluate(() => {
    Object.assign(window, { pitlaneTicket: "made up" });
    window.dispatchEvent(new Event("pitlane-ticket"));
  });
  await fresh.fill("four other words for me");
  await page.getByLabel("Repeat the password").fill("four other words for me");
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Please start again there." })).toBeVisible();
  await expect(fresh).toHaveValue("four other words for me");
}
