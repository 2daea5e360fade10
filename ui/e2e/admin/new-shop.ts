import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { answering, freePort, startServer, stopServer } from "../server";

export const PASSWORD = "four words for me";

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

/** Set the first password, which leads to the first run and signs in. */
export async function setPassword(page: Page, adminUrl: string): Promise<void> {
  await page.goto(`${adminUrl}/admin`);
  await page.getByLabel("New password").fill(PASSWORD);
  await page.getByLabel("Repeat the password").fill(PASSWORD);
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page).toHaveURL(`${adminUrl}/admin/first-run`);
}
