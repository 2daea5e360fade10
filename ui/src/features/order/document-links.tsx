import type { components } from "@/shared/api/schema";
import { nameDocument } from "@/shared/documents/document-names";

type Documents = components["schemas"]["CustomerOrderView"]["documents"];

/** Link to the receipts and invoices of an order, for its customer. */
export default function DocumentLinks({ orderId, documents }: { orderId: string; documents: Documents }) {
  return (
    <section aria-labelledby="documents" className="print:hidden">
      <h2 id="documents" className="eyebrow mb-1 font-sans text-subtle">
        Documents
      </h2>
      <ul className="flex flex-col gap-2">
        {documents.map((document) => (
          <li key={document.id}>
            <a
              href={`/api/orders/${orderId}/documents/${document.id}.pdf`}
              className="tabular underline underline-offset-4 hover:text-accent"
            >
              {nameDocument(document)}
              <span className="text-muted"> (PDF)</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
