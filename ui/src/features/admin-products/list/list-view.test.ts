import { describe, expect, it } from "vitest";
import type { AdminProduct } from "@/shared/admin/types";
import { filterProducts, type ListView, readListView, writeListView } from "./list-view";

const product = (name: string, more: Partial<AdminProduct>) =>
  ({
    name,
    slug: name.toLowerCase(),
    category: "Lights",
    inventory: 10,
    featured: 0,
    ...more,
  }) as AdminProduct;

const PRODUCTS = [
  product("LED kit", { inventory: 0 }),
  product("LED bar", { inventory: 4, featured: 1 }),
  product("Floor mats", { category: "Interior", inventory: 5 }),
];
const found = (address: string) =>
  filterProducts(PRODUCTS, readListView(new URLSearchParams(address))).map(({ name }) => name);

describe("the view of the list", () => {
  it("shows everything without a wish", () => {
    expect(found("")).toEqual(["LED kit", "LED bar", "Floor mats"]);
  });

  it("matches all words, wherever they stand", () => {
    expect(found("search=lights led")).toEqual(["LED kit", "LED bar"]);
    expect(found("search=led mats")).toEqual([]);
  });

  it("knows low stock from none: 1 to 4 is low", () => {
    expect(found("stock=low")).toEqual(["LED bar"]);
    expect(found("stock=out")).toEqual(["LED kit"]);
  });

  it("filters by category and by featured, together with the rest", () => {
    expect(found("category=Interior")).toEqual(["Floor mats"]);
    expect(found("featured=1&search=led")).toEqual(["LED bar"]);
  });

  it("is kept by the address, and back", () => {
    const view: ListView = {
      search: "led kit",
      category: "Lights & more",
      stock: "low",
      featured: true,
      sort: { key: "price", descending: true },
    };
    expect(readListView(writeListView(view))).toEqual(view);
    expect(writeListView(readListView(new URLSearchParams(""))).toString()).toBe("");
  });
});
