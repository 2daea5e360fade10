import type { components } from "@/shared/api/schema";
import { toCents } from "@/shared/lib/money";

export type DocumentBody = components["schemas"]["DocumentBody"];
export type Document = components["schemas"]["DocumentView"];
export type NewDocument = DocumentBody["kind"];

/** An order or a job, as its documents are made of it. */
export interface Documented {
  /** "order 1001". */
  called: string;
  name: string;
  address: string;
  email: string | null;
  documents: Document[];
}

type Issued = Pick<Document, "id" | "kind" | "name" | "refersTo" | "total">;

/** The last invoice, while its credit notes have left something of it. */
export function creditableInvoice({ documents }: { documents: Issued[] }): Issued | undefined {
  const invoice = documents.findLast(({ kind }) => kind === "invoice");
  if (!invoice) return undefined;
  const notes = documents.filter(({ refersTo }) => refersTo === invoice.id);
  const credited = notes.reduce((sum, { total }) => sum + toCents(total), 0);
  return credited < toCents(invoice.total) ? invoice : undefined;
}

/** What the dialog begins with: the customer's own name and address. */
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
