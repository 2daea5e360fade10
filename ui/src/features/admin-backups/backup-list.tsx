import { Archive } from "lucide-react";
import { useMemo, useState } from "react";
import { DataTable } from "@/shared/admin/data-table";
import { EmptyState } from "@/shared/ui/empty-state";
import type { Backup } from "./backup";
import { backupColumns } from "./backup-columns";
import { DeleteDialog } from "./delete-dialog";
import { RestoreDialog } from "./restore-dialog";
import { useRestoreBackup } from "./use-backups";

export function BackupList({ backups, onRestored }: { backups: Backup[]; onRestored: () => void }) {
  const [asked, setAsked] = useState<Backup | null>(null);
  const [leaving, setLeaving] = useState<Backup | null>(null);
  const columns = useMemo(() => backupColumns(setAsked, setLeaving), []);
  const restore = useRestoreBackup(onRestored);
  if (backups.length === 0) {
    return (
      <EmptyState icon={Archive} title="No backups yet">
        The first one is made by itself within the hour, or right now with “Back up now”.
      </EmptyState>
    );
  }
  return (
    <>
      <DataTable label="Backups" columns={columns} rows={backups} rowKey={({ name }) => name} />
      <RestoreDialog backup={asked} onClose={() => setAsked(null)} onRestore={restore} />
      <DeleteDialog backup={leaving} onClose={() => setLeaving(null)} />
    </>
  );
}
