import type { components } from "@/shared/api/schema";
import { nameDocument } from "@/shared/documents/document-names";
import { formatPrice } from "@/shared/lib/money";
import type { Found } from "./found";

type Document = Pick<
  components["schemas"]["DocumentView"],
  "kind" | "name" | "orderId" | "jobId" | "buyerName" | "total"
>;

/** Return a document, which leads to the order or the job that it is of. */
export function ofDocument(document: Document): Found {
  const { orderId, jobId, buyerName, total } = document;
  return {
    to: jobId ? `/admin/jobs/${jobId}` : `/admin/orders/${orderId}`,
    label: nameDocument(document),
    note: [buyerName, formatPrice(total)].filter(Boolean).join(", "),
  };
}
