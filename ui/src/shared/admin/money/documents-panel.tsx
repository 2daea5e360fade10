import { useState } from "react";
import { Panel } from "@/shared/admin/panel";
import { TimeText } from "@/shared/admin/time-text";
import { formatPrice } from "@/shared/lib/money";
import { Button } from "@/shared/ui/button";
import { DocumentDialog, type Make } from "./document-dialog";
import { type Documented, makeable, type NewDocument, whatStands, whyNoReceipt } from "./document-draft";
import { DocumentLink } from "./document-link";
import { storedKind } from "./stored-document";

const NEW_LABELS: Record<NewDocument, string> = {
  receipt: "Make receipt…",
  invoice: "Make invoice…",
  credit_note: "Credit invoice…",
};

/** Show the receipts and invoices of an order or a job, and those that can be made. */
export function DocumentsPanel({ of, make }: { of: Documented; make: Make }) {
  const offered = makeable(of);
  const [making, setMaking] = useState(() => offered.find((kind) => kind === storedKind(of.called)));
  const sentences = [whatStands(of), whyNoReceipt(of)].filter((each) => each !== undefined);
  return (
    <Panel title="Documents">
      {of.documents.length > 0 && (
        <ul className="flex flex-col gap-3">
          {of.documents.map((document) => (
            <li key={document.id} className="flex flex-wrap items-baseline justify-between gap-x-4">
              <DocumentLink document={document} className="font-semibold" />
              <span className="tabular">{formatPrice(document.total)}</span>
              <span className="basis-full text-muted">
                <TimeText of={document.issuedAt} />
                {document.refersToName && `, for invoice ${document.refersToName}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      {sentences.map((sentence) => (
        <p key={sentence} className="text-muted">
          {sentence}
        </p>
      ))}
      {offered.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {offered.map((kind) => (
            <Button key={kind} size="small" onClick={() => setMaking(kind)}>
              {NEW_LABELS[kind]}
            </Button>
          ))}
        </div>
      )}
      {making && (
        <DocumentDialog key={making} of={of} make={make} kind={making} onClose={() => setMaking(undefined)} />
      )}
    </Panel>
  );
}
