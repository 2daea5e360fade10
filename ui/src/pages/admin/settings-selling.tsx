import { MoneyEditor } from "@/features/admin-settings/form/money-editor";
import { useAllSettings } from "@/features/admin-settings/form/use-settings-form";
import { AdminPage } from "@/shared/admin/admin-page";
import { Loaded } from "@/shared/admin/loaded";

export default function MoneyPage() {
  const settings = useAllSettings();
  return (
    <AdminPage title="Money">
      <Loaded query={settings} failure="The settings could not be read.">
        {(saved) => <MoneyEditor saved={saved} />}
      </Loaded>
    </AdminPage>
  );
}
