import { expect, test } from "vitest";
import { ofDocument } from "./find-documents";

const INVOICE = {
  kind: "invoice",
  name: "2026-0001",
  orderId: "a",
  jobId: null,
  buyerName: "Aoife Byrne",
  total: "99.00",
} as const;

test("a document leads to its order or its job, with its buyer", () => {
  expect(ofDocument(INVOICE)).toEqual({
    to: "/admin/orders/a",
    label: "Invoice 2026-0001",
    note: "Aoife Byrne, €99.00",
  });
  const receipt = { ...INVOICE, kind: "receipt", orderId: null, jobId: "b", buyerName: "" } as const;
  expect(ofDocument(receipt)).toEqual({ to: "/admin/jobs/b", label: "Receipt 2026-0001", note: "€99.00" });
});
