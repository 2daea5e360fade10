import { DeletedList } from "@/features/admin-deleted/deleted-list";
import { useDeleted } from "@/features/admin-deleted/use-deleted";
import { AdminPage } from "@/shared/admin/admin-page";
import { Loaded } from "@/shared/admin/loaded";

export default function DeletedPage() {
  return (
    <AdminPage title="Recently deleted">
      <p className="max-w-measure text-muted">
        Everything deleted in the last 30 days, every bulk edit and every import. Each comes back as it was,
        unless something new has taken its place. Anything sold since then stays sold.
      </p>
      <Loaded query={useDeleted()} failure="The deleted items could not be loaded.">
        {(deletions) => <DeletedList deletions={deletions} />}
      </Loaded>
    </AdminPage>
  );
}
