import type { ListFacets, Product } from "@/shared/api/types";
import { toCents } from "@/shared/lib/money";
import { isFitting } from "@/shared/vehicle/is-fitting";
import { withoutShown } from "./shown-count";

/** The orders of a list, in the words of the server's call. */
export const SORTS = ["best", "price", "-price", "newest"] as const;
export type Sort = (typeof SORTS)[number];

/** A visitor's order and filters of a list; the address has them under the names of the server's call. */
export interface ListChoice {
  sort: Sort;
  inStock: boolean;
  /** Only parts that fit the visitor's vehicle. */
  onlyFitting: boolean;
  /** A manufacturer's slug, or "" for all. */
  maker: string;
  /** An amount such as "49.99", or "" for none. */
  priceFrom: string;
  priceTo: string;
}

/** None of these filters is set. */
export const NO_FILTER = { inStock: false, onlyFitting: false, maker: "", priceFrom: "", priceTo: "" };

type Maker = ListFacets["makers"][number];

/** The counts of a list, each as the other filters leave it. Prices are null where there is nothing. */
export interface ListFacts {
  total: number;
  inStock: number;
  makers: Maker[];
  priceFrom: string | null;
  priceTo: string | null;
}

type Listed = Pick<
  Product,
  "price" | "inventory" | "createdAt" | "fit" | "manufacturer" | "manufacturerSlug"
>;

const AMOUNT = /^\d{1,8}(\.\d{1,2})?$/;
const SLUG = /^[\w-]{1,200}$/;

/** Return the choice that an address names. Impossible values are left out. */
export function readChoice(params: URLSearchParams): ListChoice {
  const priceFrom = amountIn(params, "priceFrom");
  const priceTo = amountIn(params, "priceTo");
  const isBackwards = priceFrom && priceTo && toCents(priceTo) < toCents(priceFrom);
  return {
    sort: SORTS.find((sort) => sort === params.get("sort")) ?? "best",
    inStock: params.get("inStock") === "1",
    onlyFitting: params.get("fit") === "only",
    maker: SLUG.exec(params.get("maker") ?? "")?.[0] ?? "",
    priceFrom,
    priceTo: isBackwards ? "" : priceTo,
  };
}

function amountIn(params: URLSearchParams, name: string): string {
  const text = params.get(name) ?? "";
  return AMOUNT.test(text) ? text : "";
}

/** Return the address of a list with this choice, from its first part on. */
export function withChoice(params: URLSearchParams, choice: ListChoice): URLSearchParams {
  const next = withoutShown(params);
  for (const name of ["sort", "inStock", "fit", "maker", "priceFrom", "priceTo"]) next.delete(name);
  for (const [name, value] of new URLSearchParams(choiceQuery(choice))) next.set(name, value);
  return next;
}

/** Return the choice as the end of a query, "" for none: "&sort=price&inStock=1". */
export function choiceQuery({ sort, inStock, onlyFitting, maker, priceFrom, priceTo }: ListChoice): string {
  const named = {
    sort: sort === "best" ? "" : sort,
    inStock: inStock ? "1" : "",
    fit: onlyFitting ? "only" : "",
    maker,
    priceFrom,
    priceTo,
  };
  return Object.entries(named)
    .map(([name, value]) => value && `&${name}=${value}`)
    .join("");
}

function isSoldOut({ inventory }: Listed): boolean {
  return inventory === 0;
}

/** Filter a whole list and put it in order, as the server does with a longer one. */
export function applyChoice<Row extends Listed>(products: Row[], choice: ListChoice): Row[] {
  const least = choice.priceFrom ? toCents(choice.priceFrom) : 0;
  const most = choice.priceTo ? toCents(choice.priceTo) : Number.POSITIVE_INFINITY;
  const left = products.filter(
    ({ price, inventory, fit, manufacturerSlug }) =>
      (!choice.inStock || inventory > 0) &&
      (!choice.maker || manufacturerSlug === choice.maker) &&
      (!choice.onlyFitting || !fit || isFitting(fit)) &&
      toCents(price) >= least &&
      toCents(price) <= most,
  );
  return left.sort(ORDERS[choice.sort]);
}

const ORDERS: Record<Sort, (one: Listed, other: Listed) => number> = {
  // What is sold out comes last, except with a vehicle: then what fits it comes first, as the server has
  // ordered it.
  best: (one, other) => (one.fit || other.fit ? 0 : Number(isSoldOut(one)) - Number(isSoldOut(other))),
  price: (one, other) => toCents(one.price) - toCents(other.price),
  "-price": (one, other) => toCents(other.price) - toCents(one.price),
  newest: (one, other) => other.createdAt.localeCompare(one.createdAt),
};

/** Count a whole list. */
export function factsOf(products: Listed[], choice: ListChoice): ListFacts {
  const prices = applyChoice(products, { ...choice, sort: "price", priceFrom: "", priceTo: "" });
  return {
    total: applyChoice(products, choice).length,
    inStock: applyChoice(products, { ...choice, inStock: true }).length,
    makers: makersOf(applyChoice(products, { ...choice, maker: "" })),
    priceFrom: prices[0]?.price ?? null,
    priceTo: prices.at(-1)?.price ?? null,
  };
}

/** Return the manufacturers by name, with the number of their products. */
function makersOf(products: Listed[]): Maker[] {
  const bySlug = new Map<string, Maker>();
  for (const { manufacturer: name, manufacturerSlug: slug } of products) {
    if (name && slug) bySlug.set(slug, { slug, name, count: (bySlug.get(slug)?.count ?? 0) + 1 });
  }
  return [...bySlug.values()].sort((one, other) => one.name.localeCompare(other.name));
}
