import "./till.css";
import { DaysScreen } from "@/features/admin-till/day/days-screen";
import { AdminPage } from "@/shared/admin/admin-page";
import { ButtonLink } from "@/shared/ui/button";

export default function TillDaysPage() {
  return (
    <AdminPage
      title="Till days"
      actions={
        <ButtonLink size="small" to="/admin/till">
          Back to the till
        </ButtonLink>
      }
    >
      <DaysScreen />
    </AdminPage>
  );
}
