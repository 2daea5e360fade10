import "./orders.css";
import { NoticesToggle } from "@/features/admin-orders/alerts/notices-toggle";
import { SoundToggle } from "@/features/admin-orders/alerts/sound-toggle";
import { OrdersList } from "@/features/admin-orders/list/orders-list";
import { AdminPage } from "@/shared/admin/admin-page";
import { ButtonLink } from "@/shared/ui/button";

export default function OrdersPage() {
  return (
    <AdminPage title="Orders" actions={<OrdersActions />}>
      <OrdersList />
    </AdminPage>
  );
}

/** Show the actions, on a phone in two rows with what is done most beside the headline. */
function OrdersActions() {
  return (
    <>
      <div className="flex flex-wrap gap-x-4 max-sm:order-1 max-sm:-ml-3.5 max-sm:basis-full">
        <SoundToggle />
        <NoticesToggle />
      </div>
      <ButtonLink size="small" variant="primary" to="/admin/orders/new">
        New order
      </ButtonLink>
    </>
  );
}
