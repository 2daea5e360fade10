import type { Sort } from "@/shared/admin/table/sort-rows";
import { lowStock } from "@/shared/api/fields/rules";

const STOCKS = ["low", "out", "promised", "short"] as const;

export type StockFilter = "" | (typeof STOCKS)[number];

/** The filters and the sort order of the list. */
export interface ListView {
  search: string;
  category: string;
  stock: StockFilter;
  featured: boolean;
  hidden: boolean;
  /** Only products are listed that lack their manufacturer's facts. */
  lacking: boolean;
  /** Only products are listed that have a sale, or will have. */
  onSale: boolean;
  sort: Sort | null;
}

/** Return the view that an address describes: "?search=led&stock=low&sort=-price". */
export function readListView(params: URLSearchParams): ListView {
  return {
    search: params.get("search") ?? "",
    category: params.get("category") ?? "",
    stock: STOCKS.find((each) => each === params.get("stock")) ?? "",
    featured: params.get("featured") === "1",
    hidden: params.get("hidden") === "1",
    lacking: params.get("lacks") === "safety",
    onSale: params.get("sale") === "1",
    sort: readSort(params.get("sort")),
  };
}

export function writeListView({
  featured,
  hidden,
  lacking,
  onSale,
  sort,
  ...plain
}: ListView): URLSearchParams {
  const flags = {
    featured: featured ? "1" : "",
    hidden: hidden ? "1" : "",
    lacks: lacking ? "safety" : "",
    sale: onSale ? "1" : "",
  };
  const values = { ...plain, ...flags, sort: writeSort(sort) };
  return new URLSearchParams(Object.entries(values).filter(([, value]) => value));
}

/** Return the query that asks the server for a view. Its words are those of the address. */
export function listQuery(view: ListView): string {
  return writeListView(view).toString();
}

export function isFiltered({ search, category, stock, ...flags }: ListView): boolean {
  const { featured, hidden, lacking, onSale } = flags;
  return Boolean(search || category || stock || featured || hidden || lacking || onSale);
}

export function isLow(inventory: number): boolean {
  return inventory > 0 && inventory <= lowStock;
}

function readSort(text: string | null): Sort | null {
  return text ? { key: text.replace(/^-/, ""), descending: text.startsWith("-") } : null;
}

function writeSort(sort: Sort | null): string {
  return sort ? `${sort.descending ? "-" : ""}${sort.key}` : "";
}
