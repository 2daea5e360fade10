import type { components } from "@/shared/api/schema";
import { toCents } from "@/shared/lib/money";
import type { AdminOrder } from "../order-types";

export type DocumentBody = components["schemas"]["DocumentBody"];
export type NewDocument = DocumentBody["kind"];

type Issued = Pick<AdminOrder["documents"][number], "id" | "kind" | "name" | "refersTo" | "total">;

/** The order's last invoice, while its credit notes have left something of it. */
export function creditableInvoice({ documents }: { documents: Issued[] }): Issued | undefined {
  const invoice = documents.findLast(({ kind }) => kind === "invoice");
  if (!invoice) return undefined;
  const notes = documents.filter(({ refersTo }) => refersTo === invoice.id);
  const credited = notes.reduce((sum, { total }) => sum + toCents(total), 0);
  return credited < toCents(invoice.total) ? invoice : undefined;
}

/** What the dialog begins with: the order's own name and address. */
export function documentDraft(order: AdminOrder, kind: NewDocument) {
  return {
    kind,
    buyerName: order.customerName,
    buyerAddress: order.shippingAddress,
    buyerVat: "",
    reason: "",
    notify: false,
  };
}
