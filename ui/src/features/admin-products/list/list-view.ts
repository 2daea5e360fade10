import type { Sort } from "@/shared/admin/table/sort-rows";
import type { AdminProduct } from "@/shared/admin/types";

const LOW_STOCK = 4;

export type StockFilter = "" | "low" | "out";

/** The filters and the sort order of the list. */
export interface ListView {
  search: string;
  category: string;
  stock: StockFilter;
  featured: boolean;
  sort: Sort | null;
}

/** The view that an address describes: "?search=led&stock=low&sort=-price". */
export function readListView(params: URLSearchParams): ListView {
  const stock = params.get("stock");
  return {
    search: params.get("search") ?? "",
    category: params.get("category") ?? "",
    stock: stock === "low" || stock === "out" ? stock : "",
    featured: params.get("featured") === "1",
    sort: readSort(params.get("sort")),
  };
}

export function writeListView({ search, category, stock, featured, sort }: ListView): URLSearchParams {
  const values = { search, category, stock, featured: featured ? "1" : "", sort: writeSort(sort) };
  return new URLSearchParams(Object.entries(values).filter(([, value]) => value));
}

/** The products that match: all words of the search in name, category or slug, and every filter. */
export function filterProducts(products: AdminProduct[], view: ListView): AdminProduct[] {
  const words = view.search.toLowerCase().split(/\s+/).filter(Boolean);
  return products.filter(
    (product) =>
      (!view.category || product.category === view.category) &&
      (!view.featured || product.featured === 1) &&
      hasStock(product, view.stock) &&
      words.every((word) =>
        `${product.name} ${product.category} ${product.slug}`.toLowerCase().includes(word),
      ),
  );
}

export function isFiltered({ search, category, stock, featured }: ListView): boolean {
  return Boolean(search || category || stock || featured);
}

export function isLow(inventory: number): boolean {
  return inventory > 0 && inventory <= LOW_STOCK;
}

function hasStock({ inventory }: AdminProduct, stock: StockFilter): boolean {
  if (stock === "low") return isLow(inventory);
  return stock === "" || inventory === 0;
}

function readSort(text: string | null): Sort | null {
  return text ? { key: text.replace(/^-/, ""), descending: text.startsWith("-") } : null;
}

function writeSort(sort: Sort | null): string {
  return sort ? `${sort.descending ? "-" : ""}${sort.key}` : "";
}
