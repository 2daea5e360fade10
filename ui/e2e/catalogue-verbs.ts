import type { Locator, Page } from "@playwright/test";
import { expect } from "./fixtures";

export interface ListedProduct {
  id: string;
  name: string;
  slug: string;
  price: string;
  category: string;
  inventory: number;
  optionCount?: number;
  featured: number;
  images: { url: string }[];
}

/** Return the first product of the shop that is as wanted. The sample catalogue has one of each kind. */
export async function findProduct(page: Page, wanted: (product: ListedProduct) => boolean) {
  const products: ListedProduct[] = await (await page.request.get("/api/products")).json();
  const found = products.find(wanted);
  if (!found) throw new Error("The sample catalogue has no such product");
  return found;
}

export function card(page: Page, name: string): Locator {
  return page.getByRole("article").filter({ has: page.getByRole("link", { name, exact: true }) });
}

export function title(page: Page, text: string): Locator {
  return page.getByRole("heading", { level: 1, name: text, exact: true });
}

/** Go from the brands to a model's parts. */
export async function pickVehicle(page: Page, brand: string, model: RegExp) {
  await page.getByRole("link", { name: brand, exact: true }).click();
  await expect(title(page, brand)).toBeFocused();
  await page.getByRole("link", { name: model }).click();
}

/** Return the layout shift since the page was opened, without the visitor's input; 0 is perfect. */
export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & Shift)[]) {
            if (!entry.hadRecentInput) sum += entry.value;
          }
        }).observe({ type: "layout-shift", buffered: true });
        // The buffered entries arrive with the next task. Two frames later everything has been counted.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
        interface Shift {
          value: number;
          hadRecentInput: boolean;
        }
      }),
  );
}
