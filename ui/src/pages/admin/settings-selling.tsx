import { SellingEditor } from "@/features/admin-settings/form/selling-editor";
import { useAllSettings } from "@/features/admin-settings/form/use-settings-form";
import { SettingsTabs } from "@/features/admin-settings/settings-tabs";
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
