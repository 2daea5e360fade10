import { OnlineScreen } from "@/features/admin-online/online-screen";
import { useOnline } from "@/features/admin-online/use-online";
import { ShopHealth } from "@/features/admin-policies/shop-health";
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
    </AdminPage>
  );
}
