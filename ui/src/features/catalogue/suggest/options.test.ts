import { expect, it } from "vitest";
import { optionsOf } from "./options";

it("lists vehicles, services, categories and parts, each with its address", () => {
  const answer = {
    vehicles: [
      { brand: "VW", model: "Golf Mk7", years: "2013-2019", path: "/shop/brands/vw/golf-mk7" },
      { brand: "VW", model: null, years: null, path: "/shop/brands/vw" },
    ],
    services: [{ id: "tinting", title: "Window Tinting" }],
    categories: [{ name: "Brakes & discs", slug: "brakes" }],
    products: [{ name: "Disc", slug: "disc", price: "49.99", priceFrom: null, image: null }],
  };
  expect(optionsOf(answer)).toEqual([
    { kind: "vehicle", label: "VW Golf Mk7", to: "/shop/brands/vw/golf-mk7", note: "2013–2019" },
    { kind: "vehicle", label: "VW", to: "/shop/brands/vw", note: "All models" },
    { kind: "service", label: "Window Tinting", to: "/?service=tinting#contact", note: "Ask for a price" },
    { kind: "category", label: "Brakes & discs", to: "/shop?category=brakes", note: "Category" },
    { kind: "part", label: "Disc", to: "/shop/disc", price: "€49.99", image: null },
  ]);
  expect(optionsOf(undefined)).toEqual([]);
});
