import { OnlineScreen } from "@/features/admin-online/online-screen";
import { useOnline } from "@/features/admin-online/use-online";
import { ShopHealth } from "@/features/admin-policies/shop-health";
import { AccessEditor } from "@/features/admin-settings/form/access-editor";
import { useAllSettings } from "@/features/admin-settings/form/use-settings-form";
import { AdminPage } from "@/shared/admin/admin-page";
import { Loaded } from "@/shared/admin/loaded";

export default function OnlinePage() {
  const online = useOnline();
  return (
    <AdminPage title="Online">
      <ShopHealth />
      <Loaded query={online} failure="The online settings could not be loaded.">
        {(answer) => <OnlineScreen online={answer} />}
      </Loaded>
      <Loaded query={useAllSettings()} failure="The settings could not be read.">
        {(saved) => <AccessEditor key={saved.publicUrl} saved={saved} />}
      </Loaded>
    </AdminPage>
  );
}
