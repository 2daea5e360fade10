import { expect, it } from "vitest";
import type { ChosenVehicle } from "@/shared/lib/chosen-vehicle";
import { searchUrl } from "@/shared/lib/search-url";
import { asTypedUrl, resultsPath } from "./results-query";
import { withoutVehicle } from "./without-vehicle";

it("asks the server for what the address names", () => {
  const params = new URLSearchParams("q= brake & disc &category=discs&maker=&sort=price&inStock=1&shown=120");
  expect(resultsPath(params)).toBe("/api/search?q=brake&category=discs&sort=price&inStock=1&limit=60");
  const vehicle = new URLSearchParams({ q: "5K0 615/301", modelId: "a", year: "2016", fit: "only" });
  expect(resultsPath(vehicle, 60)).toBe(
    "/api/search?q=5K0%20615%2F301&modelId=a&year=2016&fit=only&limit=60&offset=60",
  );
});

it("searches for the visitor's vehicle, for another's, or for none", () => {
  const own = { modelId: "a", year: 2016, engineId: null } as ChosenVehicle;
  const url = searchUrl("brake & disc", own);
  expect(url).toBe("/search?q=brake+%26+disc&modelId=a&year=2016");
  const asked = new URLSearchParams(url.slice("/search?".length));
  const another = { ...own, modelId: "b" };
  expect(resultsPath(asked, 0, another)).toBe(
    "/api/search?q=brake%20%26%20disc&modelId=a&year=2016&limit=60",
  );
  asked.set("fit", "only");
  const asTyped = asTypedUrl(asked);
  expect(asTyped).toBe("q=brake+%26+disc&modelId=a&year=2016&asTyped=1");
  expect(resultsPath(new URLSearchParams(asTyped))).toContain("&asTyped=1&modelId=a&year=2016");
  const dropped = withoutVehicle(asked);
  expect(dropped.toString()).toBe("q=brake+%26+disc&modelId=");
  expect(resultsPath(dropped, 0, own)).toBe("/api/search?q=brake%20%26%20disc&limit=60");
});
