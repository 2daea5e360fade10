import { useNavigate } from "react-router-dom";
import { DeskOrderForm } from "@/features/admin-desk-order/desk-order-form";
import { AdminPage } from "@/shared/admin/admin-page";
import { ButtonLink } from "@/shared/ui/button-link";

export default function NewOrderPage() {
  const navigate = useNavigate();
  return (
    <AdminPage
      title="New order"
      actions={
        <ButtonLink size="small" variant="ghost" to="/admin/orders">
          All orders
        </ButtonLink>
      }
    >
      <DeskOrderForm onPlaced={(id) => navigate(`/admin/orders/${id}`, { replace: true })} />
    </AdminPage>
  );
}
