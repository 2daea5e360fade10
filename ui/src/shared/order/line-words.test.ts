import { expect, it } from "vitest";
import { orderLineWords } from "./line-words";

it("describes the vehicle of an order's line", () => {
  expect(orderLineWords({ vehicle: null, fit: null, fitNote: null })).toBeUndefined();
  expect(orderLineWords({ vehicle: "Golf, 2016", fit: "no", fitNote: "Made for 2017" })).toBe(
    "For Golf, 2016: does not fit (Made for 2017)",
  );
});
