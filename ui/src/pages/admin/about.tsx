import { AboutScreen } from "@/features/admin-about/about-screen";
import { AdminPage } from "@/shared/admin/admin-page";

export default function AboutPage() {
  return (
    <AdminPage title="About">
      <AboutScreen />
    </AdminPage>
  );
}
