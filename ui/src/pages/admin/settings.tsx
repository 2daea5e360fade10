import { ShopHealth } from "@/features/admin-policies/shop-health";
import { SettingsEditor } from "@/features/admin-settings/form/settings-editor";
import { useAllSettings } from "@/features/admin-settings/form/use-settings-form";
import { AdminPage } from "@/shared/admin/admin-page";
import { Loaded } from "@/shared/admin/loaded";

export default function SettingsPage() {
  const settings = useAllSettings();
  return (
    <AdminPage title="Shop">
      <ShopHealth />
      <Loaded query={settings} failure="The settings could not be read.">
        {(saved) => <SettingsEditor saved={saved} />}
      </Loaded>
    </AdminPage>
  );
}
