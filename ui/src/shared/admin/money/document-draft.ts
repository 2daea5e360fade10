import type { components } from "@/shared/api/schema";
import { formatPrice, toCents } from "@/shared/lib/money";

export type DocumentBody = components["schemas"]["DocumentBody"];
export type Document = components["schemas"]["DocumentView"];
export type NewDocument = DocumentBody["kind"];

/** An order or a job of which documents are made. */
export interface Documented {
  /** Its name, such as "order 1001". */
  called: string;
  name: string;
  address: string;
  email: string | null;
  documents: Document[];
  status?: string;
  /** Where it is left out, only the server says that a payment is missing. */
  paymentState?: string;
  /** Whether all that was sold came back. */
  cameBack?: boolean;
  /** The part of the invoice that is for items that came back and were not refunded. */
  returnedInvoiced?: string;
}

type Issued = Pick<Document, "id" | "kind" | "name" | "refersTo" | "total">;

/** Return the last invoice, unless its credit notes have used it up. */
export function creditableInvoice({ documents }: { documents: Issued[] }): Issued | undefined {
  const invoice = documents.findLast(({ kind }) => kind === "invoice");
  if (!invoice) return undefined;
  const notes = documents.filter(({ refersTo }) => refersTo === invoice.id);
  const credited = notes.reduce((sum, { total }) => sum + toCents(total), 0);
  return credited < toCents(invoice.total) ? invoice : undefined;
}

type Sold = Pick<Documented, "status" | "paymentState" | "cameBack"> & { documents: Issued[] };

/**
 * Return the documents that can be made now. Without a payment there is no receipt, and of a sale that is
 * cancelled or came back as a whole there is no document.
 */
export function makeable(sold: Sold): NewDocument[] {
  const billing: NewDocument = creditableInvoice(sold) ? "credit_note" : "invoice";
  if (!isUnpaid(sold)) return ["receipt", billing];
  const isOver = sold.status === "cancelled" || sold.cameBack;
  return isOver && billing === "invoice" ? [] : [billing];
}

/** Return the reason why there is no receipt. */
export function whyNoReceipt(sold: Sold): string | undefined {
  if (!isUnpaid(sold)) return undefined;
  if (sold.status === "cancelled") return "Nothing was paid before it was cancelled.";
  return sold.cameBack
    ? "All of it came back, and nothing was paid."
    : "You can make a receipt as soon as a payment is recorded.";
}

/** Return what the owner should know of an invoice for items that came back while their money is held. */
export function whatStands(
  sold: Pick<Documented, "returnedInvoiced"> & { documents: Issued[] },
): string | undefined {
  const { returnedInvoiced = "0" } = sold;
  const invoice = creditableInvoice(sold);
  if (!invoice || toCents(returnedInvoiced) === 0) return undefined;
  return `Invoice ${invoice.name} still includes ${formatPrice(returnedInvoiced)} for items that came back. A refund credits that.`;
}

const isUnpaid = ({ paymentState }: Sold) => paymentState === "unpaid" || paymentState === "open";

/** Return the draft that the dialog begins with: the customer's own name and address. */
export function documentDraft({ name, address }: Documented, kind: NewDocument) {
  return {
    kind,
    buyerName: name,
    buyerAddress: address,
    buyerVat: "",
    reason: "",
    notify: false,
  };
}
