import { expect, test } from "vitest";
import type { OwnOption } from "@/shared/admin/types";
import {
  draftsOfOptions,
  findOptionFault,
  newOption,
  type OptionDraft,
  stockOf,
  toOptions,
} from "./option-rows";

const RED: OwnOption = {
  id: "red",
  name: "Red",
  sku: "R-1",
  ean: null,
  price: null,
  inventory: 4,
  promised: 0,
  shown: 1,
  imageUrl: null,
};
const ROWS = draftsOfOptions([RED, { ...RED, id: "blue", name: "Blue", sku: null, inventory: 3, shown: 0 }]);

test("a stock that nobody typed is not sent, another with the one that was shown", () => {
  expect(toOptions(ROWS)[0]).not.toHaveProperty("inventory");
  const typed = ROWS.map((row) => ({ ...row, stock: "9" }));
  expect(toOptions(typed)[0]).toMatchObject({ id: "red", inventory: "9", inventoryWas: 4 });
});

test("a new row is sent without an id, and not at all while it is blank", () => {
  const fresh = newOption(ROWS);
  expect(toOptions([...ROWS, fresh])).toHaveLength(2);
  expect(toOptions([{ ...fresh, name: " Green ", price: "1.234,50" }])).toEqual([
    { name: "Green", sku: null, ean: null, price: "1234.50", shown: 1, imageUrl: null },
  ]);
});

test("the stock is the sum of the shown ones", () => {
  expect(stockOf(ROWS)).toBe(4);
});

test("a fault is found before anything is saved: no name, a name twice, no price, a price on sale", () => {
  const [red, blue] = ROWS as [OptionDraft, OptionDraft];
  expect(findOptionFault([...ROWS, newOption(ROWS)], true)).toBeUndefined();
  expect(findOptionFault([red, { ...blue, name: " " }], false)).toMatchObject({
    key: blue.key,
    field: "name",
  });
  expect(findOptionFault([red, { ...blue, name: "RED" }], false)?.message).toBe(
    "Two options are called “RED”: give each a name of its own",
  );
  expect(findOptionFault([{ ...red, price: "a" }], false)).toMatchObject({ key: red.key, field: "price" });
  expect(findOptionFault([{ ...red, price: "5" }], false)).toBeUndefined();
  expect(findOptionFault([{ ...red, price: "5" }], true)?.message).toBe(
    "A sale needs one price for all options: remove their own prices, or the sale",
  );
});
