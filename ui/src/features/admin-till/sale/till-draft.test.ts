import { expect, test } from "vitest";
import { freeLine, labourLine } from "@/shared/admin/lines/draft-line";
import type { Part } from "@/shared/admin/parts/find-parts";
import {
  asNewIfEmpty,
  lackOf,
  newDraft,
  readOff,
  takeUp,
  toBody,
  withKey,
  withLine,
  withoutSold,
  withPart,
  withQuantity,
  withTimes,
  withWork,
} from "./till-draft";

const FILTER: Part = {
  id: "filter",
  productId: "filter",
  optionId: null,
  ean: null,
  name: "Oil filter",
  category: "Oil",
  price: "9.90",
  inventory: 4,
  leadDays: null,
  sku: null,
  fit: null,
};

test("the same part twice is one line of two", () => {
  const draft = withPart(withPart(newDraft(), FILTER), FILTER);
  expect(draft.lines).toHaveLength(1);
  expect(toBody(draft)?.lines).toEqual([{ productId: "filter", optionId: null, quantity: 2, off: null }]);
});

test("the quantity keys mean what was scanned last, or the line that was chosen", () => {
  const other: Part = { ...FILTER, id: "mats", productId: "mats", name: "Mats" };
  const draft = withPart(withPart(withPart(newDraft(), FILTER), other), FILTER);
  expect(withTimes(draft, 5).lines.map(({ quantity }) => quantity)).toEqual([5, 1]);
  expect(withKey(draft, "-").lines.map(({ quantity }) => quantity)).toEqual([1, 1]);
  const chosen = withKey(draft, "ArrowDown");
  expect(withKey(chosen, "+").lines.map(({ quantity }) => quantity)).toEqual([2, 2]);
  expect(withKey(chosen, "Delete").lines.map(({ name }) => name)).toEqual(["Oil filter"]);
});

test("what is scanned while a sale is sent begins the next one", () => {
  const sent = withPart(newDraft(), FILTER);
  const next = withoutSold(withPart(sent, FILTER), sent);
  expect(next.id).not.toBe(sent.id);
  expect(next.lines.map(({ quantity }) => quantity)).toEqual([1]);
  expect(withoutSold(sent, sent).lines).toEqual([]);
});

test("hours with a fraction are one line at their price", () => {
  const line = { ...labourLine([], "60.00"), quantity: "1.5", text: "Polishing" };
  expect(toBody(withWork(newDraft(), line))?.lines).toEqual([
    { text: "Polishing, 1.5 h", unitPrice: "90.00", taxRate: null, quantity: 1, off: null },
  ]);
});

test("a line of one's own needs a name and a price", () => {
  const draft = withWork(newDraft(), { ...freeLine(), text: "Wipes" });
  const [line] = draft.lines;
  expect(lackOf(draft)).toBe("Type the price of Wipes.");
  expect(toBody(draft)).toBeUndefined();
  const priced = withLine(draft, line?.key ?? "", { price: "2,50" });
  expect(toBody(priced)?.lines[0]).toMatchObject({ text: "Wipes", unitPrice: "2.50" });
});

test.each([
  ["", null],
  ["10%", { percent: "10" }],
  ["2,50", { amount: "2.50" }],
  ["1.234,50", { amount: "1234.50" }],
  ["101%", undefined],
  ["ten", undefined],
  ["0", undefined],
])("the discount %s is read", (typed, off) => {
  expect(readOff(typed)).toEqual(off);
});

test.each([
  ["150%", "“150%” is no discount: it must be at most 100%."],
  ["33.333%", "“33.333%” is no discount: it can have at most two decimals."],
  ["0", "“0” is no discount: it must be above 0."],
])("of the discount %s the limit is named", (off, said) => {
  expect(lackOf({ ...withPart(newDraft(), FILTER), off })).toBe(said);
});

test("a wrong discount is said, and none of a line takes it off", () => {
  const draft = withPart(newDraft(), FILTER);
  const key = draft.lines[0]?.key ?? "";
  expect(lackOf(withLine(draft, key, { off: "lots" }))).toContain("“lots” is no discount.");
  expect(withQuantity(draft, key, 0).lines).toEqual([]);
});

test("a sale that was put aside is as it was, at present prices", () => {
  const content = {
    lines: [
      {
        productId: "filter",
        optionId: null,
        text: "",
        unitPrice: null,
        taxRate: null,
        quantity: 3,
        off: { percent: "10.00", amount: null },
      },
    ],
    off: null,
    vehicle: null,
  };
  const total = { productId: "filter", name: "Oil filter", unitPrice: "8.00" };
  const draft = takeUp({ id: "one", createdAt: "", first: "Oil filter", total: "21.60", content }, {
    lines: [total],
  } as never);
  expect(draft).toMatchObject({
    id: "one",
    lines: [{ name: "Oil filter", price: "8.00", quantity: 3, off: "10%" }],
  });
});

test("a sale of which all lines were taken off has the id of a new one, any other its own", () => {
  const draft = withPart(newDraft(), FILTER);
  expect(asNewIfEmpty(draft)).toBe(draft);
  const emptied = withKey(draft, "Delete");
  expect(asNewIfEmpty(emptied)).toEqual({ ...emptied, id: expect.not.stringMatching(draft.id) });
});
