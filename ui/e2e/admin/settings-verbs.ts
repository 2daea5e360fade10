import type { APIRequestContext, Page } from "@playwright/test";
import { ADMIN_PASSWORD } from "../../playwright.config";
import { test as base, expect } from "../fixtures";

/** A test may change these settings. They are restored afterwards, because the other tests read them too. */
const CHANGED = [
  "businessName",
  "tagline",
  "phone",
  "email",
  "hours",
  "ownHours",
  "sellsParts",
  "worksOnCars",
  "stats",
  "serviceImages",
  "productFeed",
];

export const test = base.extend<{ settings: SettingsScreen }>({
  settings: async ({ page, shop }, use) => {
    await page.request.post("/api/admin/login", { data: { password: ADMIN_PASSWORD } });
    const before = await readSettings(page.request);
    const screen = new SettingsScreen(page);
    await shop.visit("/admin/settings");
    await openSection(page, "Business");
    await expect(screen.field("Business name")).toBeVisible();
    await use(screen);
    const changed = Object.fromEntries(CHANGED.map((name) => [name, before[name]]));
    expect((await page.request.patch("/api/admin/settings", { data: changed })).ok()).toBe(true);
  },
});

/** Open a section. A phone shows a list of a form's sections and then one of them; elsewhere all are shown. */
export async function openSection(page: Page, name: string): Promise<void> {
  const list = page.getByRole("navigation", { name: "Sections" });
  await expect(page.locator("form section").first()).toBeAttached();
  const back = page.getByRole("button", { name: "All sections" });
  const link = list.getByRole("link", { name, exact: true });
  if (await back.isVisible()) {
    await back.click();
    await expect(link).toBeVisible();
  }
  if (await link.isVisible()) await link.click();
}

/** The owner's actions on the settings screen. */
export class SettingsScreen {
  constructor(readonly page: Page) {}

  field(label: string) {
    return this.page.getByRole("textbox", { name: label });
  }

  section(title: string) {
    return this.page.getByRole("region", { name: title });
  }

  get saveButton() {
    return this.page.getByRole("button", { name: "Save settings" });
  }

  async save() {
    const saved = this.page.waitForResponse(
      (answer) => answer.request().method() === "PATCH" && answer.url().endsWith("/api/admin/settings"),
    );
    await this.saveButton.click();
    return saved;
  }
}

async function readSettings(request: APIRequestContext): Promise<Record<string, unknown>> {
  return (await request.get("/api/admin/settings")).json();
}

export { expect, expectNoSeriousFindings } from "../fixtures";
