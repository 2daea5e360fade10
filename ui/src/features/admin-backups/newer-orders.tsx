import { countOf } from "@/shared/admin/count-of";
import { DownloadLink } from "@/shared/admin/download-link";
import { DocumentLink } from "@/shared/admin/money/document-link";
import { TimeText } from "@/shared/admin/time-text";
import { formatPrice } from "@/shared/lib/money";
import type { Preview } from "./backup";
import { asideAddress } from "./use-backups";

/** Show the orders and enquiries that would be set aside, with their download. They are newer than the backup. */
export function NewerOrders({ preview }: { preview: Preview }) {
  const { backup, newerOrderCount: orders, newerEnquiryCount: enquiries } = preview;
  if (orders + enquiries === 0)
    return <p className="mt-3">No orders or enquiries have come in since then.</p>;
  const what = [
    orders && countOf(orders, "order"),
    enquiries && (enquiries === 1 ? "1 enquiry" : `${enquiries} enquiries`),
  ];
  return (
    <div className="mt-3 flex flex-col gap-2 border-warn border-l-2 pl-3 text-text">
      <p>
        <b>{what.filter(Boolean).join(" and ")}</b> that came in since then will be set aside:
      </p>
      <ul aria-label="Set aside" className="max-h-40 overflow-y-auto tabular">
        {preview.newerOrders.map((order) => (
          <li key={order.id}>
            {order.orderNumber} · <TimeText of={order.createdAt} /> · {order.customerName} ·{" "}
            {formatPrice(order.total)}
          </li>
        ))}
        {preview.newerEnquiries.map(({ id, createdAt, name }) => (
          <li key={id}>
            Enquiry · <TimeText of={createdAt} /> · {name}
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-2">
        {orders > 0 && <Aside name={backup.name} what="orders" />}
        {enquiries > 0 && <Aside name={backup.name} what="enquiries" />}
      </p>
    </div>
  );
}

/** Name the documents that are newer than the backup. Customers have them, so the owner gets them before. */
export function NewerDocuments({ preview: { newerDocumentCount, newerDocuments } }: { preview: Preview }) {
  if (newerDocumentCount === 0) return null;
  return (
    <div className="mt-3 flex flex-col gap-2 border-warn border-l-2 pl-3 text-text">
      <p>
        <b>{countOf(newerDocumentCount, "document")}</b> issued since then will be missing. Download each PDF
        first, because its customer has it. No number is given twice.
      </p>
      <ul aria-label="Documents that will be missing" className="max-h-40 overflow-y-auto tabular">
        {newerDocuments.map((document) => (
          <li key={document.id}>
            <DocumentLink document={document} />
            {` · ${formatPrice(document.total)} · `}
            <TimeText of={document.issuedAt} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Aside({ name, what }: { name: string; what: "orders" | "enquiries" }) {
  return (
    <DownloadLink href={asideAddress(name, what)} failure="Failed to download the file">
      {`newer-${what}.csv`}
    </DownloadLink>
  );
}
