import { Archive } from "lucide-react";
import { useMemo, useState } from "react";
import { DataTable } from "@/shared/admin/table/data-table";
import { TimeText } from "@/shared/admin/time-text";
import { Button } from "@/shared/ui/button";
import { ConfirmDialog } from "@/shared/ui/dialogs/confirm-dialog";
import { EmptyState } from "@/shared/ui/empty-state";
import type { Backup } from "./backup";
import { backupColumns } from "./backup-columns";
import { RestoreDialog } from "./restore-dialog";
import { useDeleteBackup, useMakeBackup, useRestoreBackup } from "./use-backups";

export function BackupList({ backups, onRestored }: { backups: Backup[]; onRestored: () => void }) {
  const [asked, setAsked] = useState<Backup | null>(null);
  const [leaving, setLeaving] = useState<Backup | null>(null);
  const columns = useMemo(() => backupColumns(setAsked, setLeaving), []);
  const restore = useRestoreBackup(onRestored);
  if (backups.length === 0) {
    return (
      <EmptyState icon={Archive} title="No backups yet">
        The first backup is made automatically within the hour, or right now with “Back up now”.
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

/** Ask before a backup is deleted for good. */
function DeleteDialog({ backup, onClose }: { backup: Backup | null; onClose: () => void }) {
  const remove = useDeleteBackup();
  return (
    <ConfirmDialog
      open={backup !== null}
      onClose={onClose}
      onConfirm={async () => backup && remove(backup)}
      title="Delete this backup?"
      description={
        backup && (
          <p className="text-text">
            The backup of <TimeText of={backup.createdAt} /> is deleted permanently, and from the second
            folder too if it is connected. The shop itself does not change.
          </p>
        )
      }
      confirmLabel="Delete"
      pendingLabel="Deleting…"
      destructive
    />
  );
}

export function BackUpNow() {
  const make = useMakeBackup();
  return (
    <Button
      size="small"
      variant="primary"
      pending={make.isPending}
      pendingLabel="Backing up…"
      onClick={() => make.mutate()}
    >
      Back up now
    </Button>
  );
}
