import { ArrowLeft } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { ManualOrderForm } from "@/features/admin-manual-order/manual-order-form";
import { AdminPage } from "@/shared/admin/admin-page";
import { ButtonLink } from "@/shared/ui/button";
import { Icon } from "@/shared/ui/icon";

export default function NewOrderPage() {
  const navigate = useNavigate();
  return (
    <AdminPage
      title="New order"
      actions={
        <ButtonLink size="small" variant="ghost" to="/admin/orders">
          <Icon of={ArrowLeft} className="size-4" />
          All orders
        </ButtonLink>
      }
    >
      <ManualOrderForm onPlaced={(id) => navigate(`/admin/orders/${id}`, { replace: true })} />
    </AdminPage>
  );
}
