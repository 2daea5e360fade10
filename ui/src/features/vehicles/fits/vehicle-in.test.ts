import { expect, test } from "vitest";
import { vehicleIn } from "./vehicle-in";

test.each([
  ["/shop/brands/volkswagen/golf-mk7", { brand: "volkswagen", model: "golf-mk7" }],
  ["/shop/brands/citro%C3%ABn/c4?category=x&sort=price", { brand: "citroën", model: "c4" }],
  ["/by-vehicle?brand=skoda&model=octavia-mk3", { brand: "skoda", model: "octavia-mk3" }],
  ["/shop?brand=audi&model=a3&category=x", { brand: "audi", model: "a3" }],
  ["/shop/brands/audi", {}],
  ["/shop?brand=audi", {}],
  ["/shop?search=golf", {}],
  ["", {}],
])("the list %j is of %j", (list, vehicle) => {
  expect(vehicleIn(list)).toEqual(vehicle);
});
