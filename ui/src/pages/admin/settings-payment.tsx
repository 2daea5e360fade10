import { PaymentEditor } from "@/features/admin-settings/form/payment-editor";
import { useAllSettings } from "@/features/admin-settings/form/use-settings-form";
import { SettingsTabs } from "@/features/admin-settings/settings-tabs";
import { AdminPage } from "@/shared/admin/admin-page";
import { Loaded } from "@/shared/admin/loaded";

export default function PaymentPage() {
  const settings = useAllSettings();
  return (
    <AdminPage title="Settings" windowTitle="Payment">
      <SettingsTabs />
      <Loaded query={settings} failure="The settings could not be read.">
        {(saved) => <PaymentEditor saved={saved} />}
      </Loaded>
    </AdminPage>
  );
}
