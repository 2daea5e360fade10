import { describe, expect, it } from "vitest";
import { creditableInvoice, makeable, whyNoReceipt } from "./document-draft";

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

describe("the documents that are offered", () => {
  const order = { status: "pending", paymentState: "unpaid", documents: [] } as const;
  it.each([
    ["a receipt waits for money", order, ["invoice"]],
    ["an open card payment is none", { ...order, paymentState: "open" }, ["invoice"]],
    ["a part is enough", { ...order, paymentState: "part_paid" }, ["receipt", "invoice"]],
    ["a cancelled order nobody paid has none", { ...order, status: "cancelled" }, []],
    ["nor has one that came back as a whole", { ...order, cameBack: true }, []],
    [
      "if it was paid it has both",
      { ...order, cameBack: true, paymentState: "paid" },
      ["receipt", "invoice"],
    ],
    ["its invoice can be credited", { ...order, status: "cancelled", documents: [INVOICE] }, ["credit_note"]],
  ] as const)("%s", (_, sold, offered) => {
    expect(makeable({ ...sold, documents: [...sold.documents] })).toEqual(offered);
    expect(whyNoReceipt({ ...sold, documents: [...sold.documents] }) === undefined).toBe(
      (offered as readonly string[]).includes("receipt"),
    );
  });
});
