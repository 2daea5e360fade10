import { AboutScreen } from "@/features/admin-about/about-screen";
import { SettingsTabs } from "@/features/admin-settings/settings-tabs";
import { AdminPage } from "@/shared/admin/admin-page";

export default function AboutPage() {
  return (
    <AdminPage title="Settings" windowTitle="About">
      <SettingsTabs />
      <AboutScreen />
    </AdminPage>
  );
}
