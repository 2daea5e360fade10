import { DataTable } from "@/shared/admin/table/data-table";
import type { TableColumn } from "@/shared/admin/table/table-column";
import { TimeText } from "@/shared/admin/time-text";
import type { components } from "@/shared/api/schema";
import { KIND_NAMES, nameDocument } from "@/shared/documents/document-names";
import { formatPrice } from "@/shared/lib/money";
import { Link } from "@/shared/ui/link";

type Document = components["schemas"]["DocumentView"];

const COLUMNS: TableColumn<Document>[] = [
  {
    key: "number",
    label: "Number",
    cell: (document) => (
      <a
        href={`/api/admin/documents/${document.id}.pdf`}
        target="_blank"
        rel="noopener"
        aria-label={`${nameDocument(document)} (PDF, opens in a new tab)`}
        className="font-semibold tabular underline underline-offset-4"
      >
        {document.name}
      </a>
    ),
  },
  {
    key: "kind",
    label: "Kind",
    cell: ({ kind, refersToName }) => (
      <span>
        {KIND_NAMES[kind]}
        {refersToName && <span className="block text-muted">for {refersToName}</span>}
      </span>
    ),
  },
  { key: "issued", label: "Issued", cell: ({ issuedAt }) => <TimeText of={issuedAt} /> },
  {
    key: "buyer",
    label: "Buyer",
    className: "md:w-1/3",
    cell: ({ buyerName }) => <span className="line-clamp-1 break-all">{buyerName}</span>,
  },
  {
    key: "order",
    label: "Order",
    cell: ({ orderId, jobId, orderNumber }) => (
      <Link
        to={jobId ? `/admin/jobs/${jobId}` : `/admin/orders/${orderId}`}
        className="whitespace-nowrap tabular underline underline-offset-4"
      >
        {orderNumber}
      </Link>
    ),
  },
  { key: "tax", label: "VAT", align: "end", cell: (document) => formatSigned(document, document.tax) },
  { key: "total", label: "Total", align: "end", cell: (document) => formatSigned(document, document.total) },
];

/** Write an amount with its sign, because a credit note reduces the sum. */
function formatSigned({ kind }: Document, amount: string): string {
  return formatPrice(kind === "credit_note" && amount !== "0.00" ? `-${amount}` : amount);
}

export function DocumentsTable({ documents }: { documents: Document[] }) {
  return <DataTable label="Documents" columns={COLUMNS} rows={documents} rowKey={({ id }) => id} />;
}
