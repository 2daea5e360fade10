import { SellingEditor } from "@/features/admin-settings/selling-editor";
import { SettingsTabs } from "@/features/admin-settings/settings-tabs";
import { useAllSettings } from "@/features/admin-settings/use-settings-form";
import { AdminPage } from "@/shared/admin/admin-page";
import { Loaded } from "@/shared/admin/loaded";

export default function SellingPage() {
  const settings = useAllSettings();
  return (
    <AdminPage title="Settings" windowTitle="Selling">
      <SettingsTabs />
      <Loaded query={settings} failure="The settings could not be read.">
        {(saved) => <SellingEditor saved={saved} />}
      </Loaded>
    </AdminPage>
  );
}
