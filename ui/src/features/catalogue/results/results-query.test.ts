import { expect, it } from "vitest";
import { resultsPath } from "./results-query";

it("asks the server for what the address names", () => {
  const params = new URLSearchParams("q= brake & disc &category=discs&maker=&sort=price&inStock=1&shown=120");
  expect(resultsPath(params)).toBe("/api/search?q=brake&category=discs&sort=price&inStock=1&limit=60");
  const vehicle = new URLSearchParams({ q: "5K0 615/301", modelId: "a", year: "2016", fit: "only" });
  expect(resultsPath(vehicle, 60)).toBe(
    "/api/search?q=5K0%20615%2F301&modelId=a&year=2016&fit=only&limit=60&offset=60",
  );
});
