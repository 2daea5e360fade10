import "./help.css";
import { OwnerGuide } from "@/features/admin-help/owner-guide";
import { AdminPage } from "@/shared/admin/admin-page";

export default function HelpPage() {
  return (
    <AdminPage title="Help">
      <OwnerGuide />
    </AdminPage>
  );
}
