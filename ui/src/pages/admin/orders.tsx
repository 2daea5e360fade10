import "./orders.css";
import { NoticesToggle } from "@/features/admin-alerts/notices-toggle";
import { OrdersList } from "@/features/admin-orders/orders-list";
import { SoundToggle } from "@/features/admin-orders/sound-toggle";
import { AdminPage } from "@/shared/admin/admin-page";
import { ButtonLink } from "@/shared/ui/button-link";

export default function OrdersPage() {
  return (
    <AdminPage title="Orders" actions={<OrdersActions />}>
      <OrdersList />
    </AdminPage>
  );
}

function OrdersActions() {
  return (
    <>
      <SoundToggle />
      <NoticesToggle />
      <ButtonLink size="small" variant="primary" to="/admin/orders/new">
        New order
      </ButtonLink>
    </>
  );
}
