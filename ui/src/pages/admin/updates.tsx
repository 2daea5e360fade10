import { UpdatesScreen } from "@/features/admin-updates/updates-screen";
import { useUpdates } from "@/features/admin-updates/use-updates";
import { AdminPage } from "@/shared/admin/admin-page";
import { Loaded } from "@/shared/admin/loaded";
import { useOnAdminListener } from "@/shared/admin/use-this-pc";

export default function UpdatesPage() {
  const updates = useUpdates();
  const atPc = useOnAdminListener();
  return (
    <AdminPage title="Updates">
      {atPc ? (
        <Loaded query={updates} failure="The updates could not be read.">
          {(known) => <UpdatesScreen updates={known} />}
        </Loaded>
      ) : (
        <p className="max-w-measure">You can only set this on the shop's own PC: open Pitlane there.</p>
      )}
    </AdminPage>
  );
}
