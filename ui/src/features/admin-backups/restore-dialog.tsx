import { TimeText } from "@/shared/admin/time-text";
import { serverMessage } from "@/shared/api/api-error";
import { ConfirmDialog } from "@/shared/ui/dialogs/confirm-dialog";
import { Skeleton } from "@/shared/ui/skeleton";
import { type Backup, contentOf } from "./backup";
import { NewerDocuments, NewerOrders } from "./newer-orders";
import { usePreviewBackup } from "./use-backups";

interface RestoreDialogProps {
  /** The backup that is asked about; null while none is. */
  backup: Backup | null;
  onClose: () => void;
  onRestore: (backup: Backup) => Promise<unknown>;
}

/** Say what is in the backup and what happens to the present data. */
export function RestoreDialog({ backup, onClose, onRestore }: RestoreDialogProps) {
  return (
    <ConfirmDialog
      open={backup !== null}
      onClose={onClose}
      onConfirm={async () => backup && onRestore(backup)}
      title="Restore this backup?"
      description={backup && <Consequences backup={backup} />}
      confirmLabel="Restore"
      pendingLabel="Restoring…"
      destructive
    />
  );
}

function Consequences({ backup }: { backup: Backup }) {
  return (
    <>
      <p className="text-text">
        The shop goes back to how it was on <TimeText of={backup.createdAt} />, with {contentOf(backup)} and
        the settings from that time.
      </p>
      <SetAside backup={backup} />
      <ul className="mt-3 flex list-disc flex-col gap-1 pl-5">
        <li>A backup of the current state is made first, so you can go back to it.</li>
        <li>Whatever else was entered since then, such as payments and changed prices, is gone.</li>
        <li>Everyone is signed out, including you. The password will be the one from that time.</li>
        <li>Customers may have to wait a few seconds.</li>
      </ul>
    </>
  );
}

function SetAside({ backup }: { backup: Backup }) {
  const { data: preview, error } = usePreviewBackup(backup);
  if (error) {
    return (
      <p role="alert" className="mt-3 border-danger border-l-2 pl-3 text-text">
        {serverMessage(error) ?? "The backup could not be read."}
      </p>
    );
  }
  if (!preview) return <Skeleton className="mt-3 h-6" />;
  return (
    <>
      {preview.isOlder && (
        <p className="mt-3">
          It was made by an older version of Pitlane (tables {preview.revision}) and will be brought up to
          date.
        </p>
      )}
      <NewerOrders preview={preview} />
      <NewerDocuments preview={preview} />
    </>
  );
}
