import { useState } from "react";
import { TimeText } from "@/shared/admin/time-text";
import { nameDocument } from "@/shared/documents/document-names";
import { formatPrice } from "@/shared/lib/money";
import { Button } from "@/shared/ui/button";
import type { AdminOrder } from "../order-types";
import { DocumentDialog } from "./document-dialog";
import { creditableInvoice, type NewDocument } from "./document-draft";
import { OrderPanel } from "./order-panel";

const NEW_LABELS: Record<NewDocument, string> = {
  receipt: "Make receipt…",
  invoice: "Make invoice…",
  credit_note: "Credit invoice…",
};

/** The order's receipts and invoices, and what can be made. */
export function OrderDocuments({ order }: { order: AdminOrder }) {
  const [making, setMaking] = useState<NewDocument>();
  const offered: NewDocument[] = ["receipt", creditableInvoice(order) ? "credit_note" : "invoice"];
  return (
    <OrderPanel title="Documents">
      {order.documents.length > 0 && (
        <ul className="flex flex-col gap-3">
          {order.documents.map((document) => (
            <li key={document.id} className="flex flex-wrap items-baseline justify-between gap-x-4">
              <a
                href={`/api/admin/documents/${document.id}.pdf`}
                target="_blank"
                rel="noopener"
                className="font-semibold tabular underline underline-offset-4"
              >
                {nameDocument(document)}
                <span className="sr-only"> (PDF, opens in a new tab)</span>
              </a>
              <span className="tabular">{formatPrice(document.total)}</span>
              <span className="basis-full text-muted">
                <TimeText of={document.issuedAt} />
                {document.refersToName && `, for invoice ${document.refersToName}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        {offered.map((kind) => (
          <Button key={kind} size="small" onClick={() => setMaking(kind)}>
            {NEW_LABELS[kind]}
          </Button>
        ))}
      </div>
      {making && (
        <DocumentDialog key={making} order={order} kind={making} onClose={() => setMaking(undefined)} />
      )}
    </OrderPanel>
  );
}
