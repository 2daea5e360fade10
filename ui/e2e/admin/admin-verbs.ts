import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { test as base } from "./own-shop";

const PICTURES = new URL("../../../data/sample/images/", import.meta.url).pathname;

/**
 * The picture is 320 pixels wide. A bigger one is made smaller several times over, which is a second of the
 * server's work.
 */
const SMALL_PICTURE = "product-led-bulb-320.webp";

export interface Row {
  id: string;
  name: string;
  slug: string;
}

export interface Part extends Row {
  price: string;
  inventory: number;
  featured: number;
  hidden: number;
  category: string;
  imageUrl: string | null;
  imageUrl2: string | null;
  images: { url: string; width: number; alt: string }[];
}

/** The owner has already filled the shop with what a test needs. No two tests share a name. */
export class Owner {
  constructor(
    readonly page: Page,
    private readonly request: APIRequestContext,
    private readonly origin: string,
  ) {}

  category(name = unique("Category")) {
    return this.add<Row>("product-categories", { name });
  }

  subcategory(categoryId: string, name = unique("Shelf")) {
    return this.add<Row>("product-subcategories", { categoryId, name });
  }

  brand(name = unique("Brand")) {
    return this.add<Row>("brands", { name });
  }

  model(brandId: string, name = unique("Model"), year: string | null = null) {
    return this.add<Row>("models", { brandId, name, year });
  }

  async product(values: Partial<Part> & { category: string }): Promise<Part> {
    const name = unique("Part");
    const slug = name.toLowerCase().replaceAll(" ", "-");
    const ordinary = {
      name,
      slug,
      description: "Made for the tests of the list.",
      price: "10.00",
      inventory: 9,
    };
    return (await this.add<{ product: Part }>("products", { ...ordinary, ...values })).product;
  }

  /** Add a product for each line: slug, name, description, price, category and inventory. */
  async importProducts(lines: string[]) {
    const buffer = Buffer.from(["slug,name,description,price,category,inventory", ...lines].join("\r\n"));
    const answer = await this.request.post("/api/admin/import/products", {
      multipart: { file: { name: "products.csv", mimeType: "text/csv", buffer } },
      headers: { Origin: this.origin },
    });
    if (!answer.ok()) throw new Error(await answer.text());
  }

  async upload(picture = SMALL_PICTURE) {
    const answer = await this.request.post("/api/admin/upload-image", {
      multipart: { image: await fileOf(picture) },
    });
    return (await answer.json()) as { filename: string; url: string };
  }

  async read<T>(path: string): Promise<T> {
    return (await this.request.get(path)).json();
  }

  async fit(productId: string, ...modelIds: string[]) {
    await this.request.post(`/api/admin/products/${productId}/compatibility`, { data: { modelIds } });
  }

  async patch(path: string, data: object) {
    await this.request.patch(path, { data });
  }

  private async add<T>(list: string, data: object): Promise<T> {
    const answer = await this.request.post(`/api/admin/${list}`, { data });
    if (!answer.ok()) throw new Error(`${list}: ${await answer.text()}`);
    return answer.json();
  }
}

export const test = base.extend<{ owner: Owner }>({
  owner: async ({ page, ownShop }, use) => use(new Owner(page, page.request, ownShop.url)),
});

/** Return a picture of the sample catalogue, as a path for a file field. */
export function picture(name = SMALL_PICTURE): string {
  return `${PICTURES}${name}`;
}

export async function fileOf(name: string) {
  const { readFile } = await import("node:fs/promises");
  return { name, mimeType: "image/webp", buffer: await readFile(picture(name)) };
}

/** Return "Part k3x9q2", which a list finds by its own name alone. */
export function unique(noun: string): string {
  return `${noun} ${Math.random().toString(36).slice(2, 10)}`;
}

/** Return a name of letters alone. Mails to customers leave out what is none. */
export function uniquePerson(): string {
  return unique("Customer").replace(/\d/g, (digit) => "abcdefghij".charAt(Number(digit)));
}

/** Return the table's rows without its headings. */
export function bodyRows(page: Page): Locator {
  return page.locator("tbody tr:not(.table-gap)");
}

export { expect, expectNoSeriousFindings } from "../fixtures";

/** Open the fold of a product's form that has what is rarely needed. */
export async function openMore(page: Page): Promise<void> {
  await page.getByText("More", { exact: true }).click();
}

/** Show all models of a brand in a product's form. */
export async function unfoldBrand(page: Page, brand: string): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`^${brand}\\s*\\d+ of`) }).click();
}
