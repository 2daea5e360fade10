import { Trash2 } from "lucide-react";
import { useMemo, useState } from "react";
import { DataTable } from "@/shared/admin/data-table";
import { ConfirmDialog } from "@/shared/ui/confirm-dialog";
import { EmptyState } from "@/shared/ui/empty-state";
import { deletedColumns } from "./deleted-columns";
import { type Deletion, useForget } from "./use-deleted";

export function DeletedList({ deletions }: { deletions: Deletion[] }) {
  const [asked, setAsked] = useState<Deletion>();
  const columns = useMemo(() => deletedColumns(setAsked), []);
  const forget = useForget();
  if (deletions.length === 0) {
    return (
      <EmptyState icon={Trash2} title="Nothing to bring back">
        What you delete, and what a bulk edit or an import changes, waits here for 30 days.
      </EmptyState>
    );
  }
  return (
    <>
      <DataTable label="Recently deleted" columns={columns} rows={deletions} rowKey={({ id }) => id} />
      <ConfirmDialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={async () => asked && forget.mutateAsync(asked)}
        title="Delete it for good?"
        description={`“${asked?.name}” can then no longer be brought back. This cannot be undone.`}
        confirmLabel="Delete for good"
        pendingLabel="Deleting…"
        destructive
      />
    </>
  );
}
