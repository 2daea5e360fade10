import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Receipt } from "../use-till";
import { PrintedReceipt } from "./printed-receipt";

const RECEIPT = {
  number: "2026-0001",
  order: "1001",
  issuedOn: "2026-11-24",
  seller: { name: "Pitlane", legalName: "", vatNumber: "", address: "", phone: "", email: "" },
  lines: [{ name: "Boost Gauge", detail: "", quantity: 1, unitPrice: "10.00", amount: "10.00" }],
  taxed: true,
  priced: "net",
  rates: [{ rate: "23", net: "10.00", tax: "2.30", gross: "12.30" }],
  net: "10.00",
  total: "12.30",
  payments: [{ label: "Cash", amount: "12.30" }],
  discount: "",
  note: "",
} as unknown as Receipt;

const rowsOf = (receipt: Receipt) =>
  [...render(<PrintedReceipt receipt={receipt} />).container.querySelectorAll("tr")].map(
    ({ textContent }) => textContent,
  );

test("tax that is added stands between the lines and the total", () => {
  expect(rowsOf(RECEIPT)).toEqual([
    "1 × Boost Gauge€10.00",
    "Total excl. VAT€10.00",
    "VAT 23 % on €10.00€2.30",
    "Total€12.30",
    "Cash€12.30",
  ]);
});

test("tax that is in the prices is said below what was paid", () => {
  const lines = RECEIPT.lines.map((line) => ({ ...line, unitPrice: "12.30", amount: "12.30" }));
  expect(rowsOf({ ...RECEIPT, priced: "gross", lines })).toEqual([
    "1 × Boost Gauge€12.30",
    "Total€12.30",
    "Cash€12.30",
    "VAT 23 % on €10.00€2.30",
  ]);
});

test("the day is written as on the A4 receipt", () => {
  expect(render(<PrintedReceipt receipt={RECEIPT} />).container.textContent).toContain(
    "Receipt 2026-0001 · 24 November 2026 · order 1001",
  );
});
