import { expect, test } from "vitest";
import type { DiscountRow } from "@/shared/admin/discounts/use-discounts";
import { newDiscount } from "@/shared/api/fields/admin-fields";
import { limitsOf, makeUpCode, usedSoFar, whatItGives } from "./discount-words";

const ROW: DiscountRow = {
  id: "1",
  code: "SPRING10",
  kind: "percent",
  value: "10",
  firstDay: null,
  lastDay: null,
  least: null,
  usesLeft: null,
  categoryId: null,
  category: null,
  active: true,
  uses: 0,
  takenOff: "0.00",
  createdAt: "2026-03-01T09:00:00.000Z",
};

test("a code says what it gives", () => {
  expect(whatItGives(ROW)).toBe("10 % off");
  expect(whatItGives({ ...ROW, kind: "amount", value: "5.00" })).toBe("€5.00 off");
  expect(whatItGives({ ...ROW, kind: "free_delivery", value: "0" })).toBe("Free delivery");
  expect(whatItGives({ ...ROW, categoryId: "2", category: "Seats" })).toBe("10 % off Seats");
});

test("a code says its limits and its uses", () => {
  const limits = { least: "50.00", firstDay: "2026-03-01", lastDay: "2026-03-31", usesLeft: 1 };
  expect(limitsOf({ ...ROW, ...limits }, "2026-03-31")).toBe(
    "from €50.00 of goods · from 1 March 2026 · until 31 March 2026 · 1 use left",
  );
  expect(limitsOf({ ...ROW, lastDay: "2026-03-31" }, "2026-04-01")).toBe("ended on 31 March 2026");
  expect(limitsOf({ ...ROW, usesLeft: 0 })).toBe("no uses left");
  expect(limitsOf({ ...ROW, usesLeft: 2 })).toBe("2 uses left");
  expect(limitsOf(ROW)).toBe("");
  expect(usedSoFar(ROW)).toBe("Not used");
  expect(usedSoFar({ ...ROW, uses: 3, takenOff: "15.00" })).toBe("3 uses, €15.00");
});

test("a code that is made up is one that the server takes", () => {
  const codes = Array.from({ length: 50 }, makeUpCode);
  expect(new Set(codes).size).toBe(50);
  for (const code of codes) expect(code).toMatch(newDiscount.code.pattern);
});
