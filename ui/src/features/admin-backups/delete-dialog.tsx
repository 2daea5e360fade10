import { TimeText } from "@/shared/admin/time-text";
import { ConfirmDialog } from "@/shared/ui/confirm-dialog";
import type { Backup } from "./backup";
import { useDeleteBackup } from "./use-backups";

/** Asks before a backup goes for good. */
export function DeleteDialog({ backup, onClose }: { backup: Backup | null; onClose: () => void }) {
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
            The backup of <TimeText of={backup.createdAt} /> is removed for good, from the second folder too
            where that is plugged in. The shop itself stays as it is.
          </p>
        )
      }
      confirmLabel="Delete"
      pendingLabel="Deleting…"
      destructive
    />
  );
}
