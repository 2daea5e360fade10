import "./orders.css";
import { OrdersList } from "@/features/admin-orders/orders-list";
import { SoundToggle } from "@/features/admin-orders/sound-toggle";
import { AdminPage } from "@/shared/admin/admin-page";

export default function OrdersPage() {
  return (
    <AdminPage title="Orders" actions={<SoundToggle />}>
      <OrdersList />
    </AdminPage>
  );
}
