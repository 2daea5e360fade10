import { expect, test } from "vitest";
import { categoryLink, readShopPlace, stepOf } from "./shop-place";

const place = (query: string) => readShopPlace(new URLSearchParams(query));

test("nothing in the address is the start", () => {
  expect(place("")).toEqual({ step: "start" });
  expect(place("search=%20&brand=&category=")).toEqual({ step: "start" });
});

test("brand and model make the vehicle's steps, a category beside them filters", () => {
  expect(place("brand=audi")).toEqual({
    step: "vehicle",
    brandSlug: "audi",
    modelSlug: null,
    categorySlug: null,
  });
  expect(place("brand=audi&model=a3-8v&category=styling-parts")).toMatchObject({
    modelSlug: "a3-8v",
    categorySlug: "styling-parts",
  });
});

test("a model without a brand is not enough", () => {
  expect(place("model=a3-8v")).toEqual({ step: "start" });
});

test("links lead to the places they name", () => {
  const placeAt = (link: string) => readShopPlace(new URL(link, "http://shop").searchParams);
  expect(placeAt(categoryLink("car-accessories"))).toMatchObject({ categorySlug: "car-accessories" });
  expect(placeAt("/shop?search=h7+%26+led")).toEqual({ step: "search", words: "h7 & led" });
});

test("a filter does not make another step", () => {
  expect(stepOf(place("category=a&subcategory=b"))).toBe(stepOf(place("category=a")));
  expect(stepOf(place("brand=a&model=b&category=c"))).toBe(stepOf(place("brand=a&model=b")));
  expect(stepOf(place("brand=a&model=b"))).not.toBe(stepOf(place("brand=a")));
});
