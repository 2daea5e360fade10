import { describe, expect, it } from "vitest";
import { creditableInvoice } from "./document-draft";

const INVOICE = { id: "1", kind: "invoice", name: "2026-0001", refersTo: null, total: "110.00" } as const;
const NOTE = { id: "2", kind: "credit_note", name: "2026-0001", refersTo: "1", total: "10.01" } as const;

describe("the invoice of an order that can be credited", () => {
  it("is the last one, until its credit notes have taken all of it back", () => {
    expect(creditableInvoice({ documents: [] })).toBeUndefined();
    expect(creditableInvoice({ documents: [INVOICE, NOTE] })).toBe(INVOICE);
    const rest = { ...NOTE, id: "3", total: "99.99" };
    expect(creditableInvoice({ documents: [INVOICE, NOTE, rest] })).toBeUndefined();
    const second = { ...INVOICE, id: "4" };
    expect(creditableInvoice({ documents: [INVOICE, NOTE, rest, second] })).toBe(second);
  });
});
