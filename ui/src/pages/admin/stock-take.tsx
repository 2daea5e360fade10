import { StockTakeScreen } from "@/features/admin-stock-take/stock-take-screen";
import { AdminPage } from "@/shared/admin/admin-page";

export default function StockTakePage() {
  return (
    <AdminPage title="Stock-take">
      <StockTakeScreen />
    </AdminPage>
  );
}
