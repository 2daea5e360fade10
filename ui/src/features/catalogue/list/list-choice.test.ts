import { expect, test } from "vitest";
import { applyChoice, choiceQuery, factsOf, readChoice, withChoice } from "./list-choice";

const foam = (name: string, price: string, inventory: number, day: number, maker: string | null = null) => ({
  name,
  manufacturer: maker,
  manufacturerSlug: maker?.toLowerCase() ?? null,
  price,
  inventory,
  createdAt: `2026-05-${day}T00:00:00.000Z`,
  // The black one is for another car.
  fit: {
    verdict: name === "Black" ? ("no" as const) : ("check" as const),
    note: null,
    years: null,
    reason: null,
  },
});
const FOAMS = [
  foam("Green", "20.00", 0, 18, "Lowline"),
  foam("Red", "9.00", 3, 20, "Arcbox"),
  foam("Blue", "20.00", 1, 19, "Lowline"),
  foam("Black", "120.50", 7, 17),
];
const read = (query: string) => readChoice(new URLSearchParams(query));
const names = (query: string) => applyChoice(FOAMS, read(query)).map(({ name }) => name);

test.each([
  ["", ["Green", "Red", "Blue", "Black"]],
  ["sort=price", ["Red", "Green", "Blue", "Black"]],
  ["sort=-price", ["Black", "Green", "Blue", "Red"]],
  ["sort=newest", ["Red", "Blue", "Green", "Black"]],
  ["inStock=1", ["Red", "Blue", "Black"]],
  ["fit=only", ["Green", "Red", "Blue"]],
  ["maker=lowline", ["Green", "Blue"]],
  ["maker=gone", []],
  ["maker=%22%3E", ["Green", "Red", "Blue", "Black"]],
  ["priceFrom=9&priceTo=20", ["Green", "Red", "Blue"]],
  ["priceFrom=20.01", ["Black"]],
  ["inStock=1&sort=-price&priceTo=20", ["Blue", "Red"]],
])("a list by %j", (query, left) => {
  expect(names(query)).toEqual(left);
});

test.each([
  "fit=all",
  "sort=cheap",
  "inStock=yes",
  "priceFrom=-1",
  "priceTo=1e3",
  "priceFrom=x",
  "sort=&priceTo=",
])("an address with %j leaves the list as it is", (query) => {
  expect(choiceQuery(read(query))).toBe("");
});

test("without a vehicle what is sold out is last", () => {
  const plain = FOAMS.map((each) => ({ ...each, fit: null }));
  expect(applyChoice(plain, read("")).map(({ name }) => name)).toEqual(["Red", "Blue", "Black", "Green"]);
});

test("prices that run backwards lose the highest", () => {
  expect(choiceQuery(read("priceFrom=20&priceTo=9"))).toBe("&priceFrom=20");
});

test("a choice is written into the address and the list begins again", () => {
  const params = new URLSearchParams("category=x&shown=120&priceTo=7");
  const chosen = { ...read("sort=price&inStock=1"), priceFrom: "9.50" };
  expect(withChoice(params, chosen).toString()).toBe("category=x&sort=price&inStock=1&priceFrom=9.50");
});

test("each fact is counted as the other filters leave the list", () => {
  expect(factsOf(FOAMS, read("priceTo=20"))).toEqual({
    total: 3,
    inStock: 2,
    makers: [
      { slug: "arcbox", name: "Arcbox", count: 1 },
      { slug: "lowline", name: "Lowline", count: 2 },
    ],
    priceFrom: "9.00",
    priceTo: "120.50",
  });
  expect(factsOf([], read(""))).toEqual({ total: 0, inStock: 0, makers: [], priceFrom: null, priceTo: null });
  // The others can still be chosen.
  expect(factsOf(FOAMS, read("maker=lowline")).makers).toHaveLength(2);
});
