import { BaysSection } from "@/features/admin-workshop/bays-section";
import { AdminPage } from "@/shared/admin/admin-page";

export default function BaysPage() {
  return (
    <AdminPage title="Bays">
      <BaysSection />
    </AdminPage>
  );
}
