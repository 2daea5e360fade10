import "./orders.css";
import { useParams } from "react-router-dom";
import { OrderActions } from "@/features/admin-orders/detail/order-actions";
import { isUnknown, MissingOrder, OrderSheet } from "@/features/admin-orders/detail/order-sheet";

import { PackingSlip } from "@/features/admin-orders/detail/packing-slip";
import { useOrder } from "@/features/admin-orders/detail/use-change-order";
import { AdminPage } from "@/shared/admin/admin-page";
import { Loaded } from "@/shared/admin/loaded";

export default function OrderPage() {
  const { id = "" } = useParams();
  const order = useOrder(id);
  const title = order.data ? `Order ${order.data.orderNumber}` : "Order";
  return (
    <>
      <div className="print:hidden">
        <AdminPage title={title} actions={<OrderActions order={order.data} />}>
          {isUnknown(order) ? (
            <MissingOrder />
          ) : (
            <Loaded query={order} failure="The order could not be loaded.">
              {(loaded) => <OrderSheet key={loaded.id} order={loaded} />}
            </Loaded>
          )}
        </AdminPage>
      </div>
      {order.data && <PackingSlip order={order.data} />}
    </>
  );
}
