import { BaysSection } from "@/features/admin-workshop/bays-section";
import { ClosedDaysSection } from "@/features/admin-workshop/closed-days-section";
import { OpeningSection } from "@/features/admin-workshop/opening-section";
import { AdminPage } from "@/shared/admin/admin-page";

export default function WorkshopSettingsPage() {
  return (
    <AdminPage title="Bays and hours">
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="grid gap-5">
          <BaysSection />
          <ClosedDaysSection />
        </div>
        <OpeningSection />
      </div>
    </AdminPage>
  );
}
