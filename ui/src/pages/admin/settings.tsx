import { ShopHealth } from "@/features/admin-policies/shop-health";
import { SettingsEditor } from "@/features/admin-settings/form/settings-editor";
import { useAllSettings } from "@/features/admin-settings/form/use-settings-form";
import { SettingsTabs } from "@/features/admin-settings/settings-tabs";
import { AdminPage } from "@/shared/admin/admin-page";
import { Loaded } from "@/shared/admin/loaded";
import { ButtonLink } from "@/shared/ui/button";

export default function SettingsPage() {
  const settings = useAllSettings();
  return (
    <AdminPage
      title="Settings"
      actions={
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/admin/import-export" size="small">
            Import &amp; export
          </ButtonLink>
          <ButtonLink to="/admin/settings/privacy" size="small">
            Privacy
          </ButtonLink>
          <ButtonLink to="/admin/account" size="small">
            Password
          </ButtonLink>
        </div>
      }
    >
      <SettingsTabs />
      <ShopHealth />
      <Loaded query={settings} failure="The settings could not be read.">
        {(saved) => <SettingsEditor saved={saved} />}
      </Loaded>
    </AdminPage>
  );
}
