import { expect, test } from "vitest";
import { sayCollection } from "./collection-words";

const TODAY = { said: "today until 18:00", until: "2099-11-24T18:00:00.000Z" };
const workshop = (collectionTime: typeof TODAY | null) => ({ collectionTime, worksOnCars: true });
const line = (quantity: number, inventory: number, madeToOrder = 0) => ({
  quantity,
  product: { inventory, madeToOrder },
});

test("parts in stock can be collected at the time that is known", () => {
  expect(sayCollection([line(2, 2), line(1, 5)], workshop(TODAY))).toBe(
    "From our workshop today until 18:00",
  );
  expect(sayCollection([line(1, 5)], { collectionTime: TODAY, worksOnCars: false })).toBe(
    "From our shop today until 18:00",
  );
});

test.each([
  ["a piece beyond the stock", [line(1, 5), line(3, 2)], TODAY],
  ["a part made to order", [line(1, 5, 1)], TODAY],
  ["hours that are not known", [line(1, 5)], null],
  ["a time that is over", [line(1, 5)], { ...TODAY, until: "2020-11-24T18:00:00.000Z" }],
])("no time is promised for %s", (_what, items, time) => {
  expect(sayCollection(items, workshop(time))).toBe("From our workshop");
});
