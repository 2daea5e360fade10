import { expect, it } from "vitest";
import { orderLineWords } from "./line-words";

const LINE = {
  quantity: 3,
  vehicle: null,
  fit: null,
  fitNote: null,
  toOrder: 0,
  leadDays: null,
  madeToOrder: 0,
};

it("describes the vehicle of an order's line", () => {
  expect(orderLineWords(LINE)).toBeUndefined();
  expect(orderLineWords({ ...LINE, vehicle: "Golf, 2016", fit: "no", fitNote: "Made for 2017" })).toBe(
    "For Golf, 2016: does not fit (Made for 2017)",
  );
});

it("says when pieces beyond the stock are ready, and what cannot be withdrawn from", () => {
  expect(orderLineWords({ ...LINE, toOrder: 3, leadDays: 21 })).toBe("Ready in about 3 weeks");
  expect(orderLineWords({ ...LINE, vehicle: "Golf", toOrder: 2, leadDays: 10, madeToOrder: 1 })).toBe(
    "For Golf. 2 of them ready in about 10 days. Made to order: you cannot withdraw from this purchase",
  );
});

it("says how many pieces were returned", () => {
  expect(orderLineWords({ ...LINE, returned: 1 })).toBe("1 of them returned");
  expect(orderLineWords({ ...LINE, vehicle: "Golf", returned: 3 })).toBe("For Golf. Returned");
});
