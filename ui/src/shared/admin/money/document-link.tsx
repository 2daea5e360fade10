import type { components } from "@/shared/api/schema";
import { nameDocument } from "@/shared/documents/document-names";
import { cx } from "@/shared/lib/cx";

interface DocumentLinkProps {
  document: Pick<components["schemas"]["DocumentLinkView"], "id" | "kind" | "name">;
  className?: string;
}

/** Name an issued document, and open its PDF in a new tab. */
export function DocumentLink({ document, className }: DocumentLinkProps) {
  return (
    <a
      href={`/api/admin/documents/${document.id}.pdf`}
      target="_blank"
      rel="noopener"
      className={cx("tabular underline underline-offset-4", className)}
    >
      {nameDocument(document)}
      <span className="sr-only"> (PDF, opens in a new tab)</span>
    </a>
  );
}
