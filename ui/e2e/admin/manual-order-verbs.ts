import type { Page } from "@playwright/test";
import type { Part } from "./admin-verbs";

export const search = (page: Page) => page.getByRole("searchbox", { name: "Part, car or number" });
export const enter = (page: Page) => page.getByRole("button", { name: "Save order" }).click();
export const sums = (page: Page) => page.getByRole("status", { name: "Totals" });

/** Add one piece of a part, found by its name. */
export async function add(page: Page, part: Part) {
  await search(page).fill(part.name);
  await page.getByRole("button", { name: `Add ${part.name}` }).click();
}
