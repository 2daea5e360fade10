import { useQueryClient } from "@tanstack/react-query";
import { DocumentsPanel } from "@/shared/admin/money/documents-panel";
import { request } from "@/shared/api/request";
import { orderKey } from "../alerts/use-admin-feed";
import type { AdminOrder } from "../order-types";
import { cameBack } from "../payment/payment-words";

/** Show the order's receipts and invoices, and those that can be made. */
export function OrderDocuments({ order }: { order: AdminOrder }) {
  const client = useQueryClient();
  const { id, orderNumber, customerName, customerEmail, shippingAddress, documents } = order;
  const { status, paymentState, returnedInvoiced } = order;
  const of = {
    called: `order ${orderNumber}`,
    name: customerName,
    address: shippingAddress,
    email: customerEmail,
    documents,
    status,
    paymentState,
    cameBack: cameBack(order),
    returnedInvoiced,
  };
  return (
    <DocumentsPanel
      of={of}
      make={async (body) => {
        const document = await request(`/api/admin/orders/${id}/documents`, { method: "POST", body });
        await client.invalidateQueries({ queryKey: orderKey(id) });
        return document;
      }}
    />
  );
}
