import { expect, it } from "vitest";
import { describeSeries } from "./documents-section";

it("says the first number as the server writes it", () => {
  const first = (series: string, yearly: boolean) =>
    describeSeries(series, yearly, 2027).match(/first is (.*)\./)?.[1];
  expect([first("", true), first("2026-", true), first("INV-", true)]).toEqual([
    "2027-0001",
    "2027-0001",
    "INV-2027-0001",
  ]);
  expect([first("", false), first("2026-", false)]).toEqual(["0001", "2026-0001"]);
});
