import { DownloadLink } from "@/shared/admin/download-link";
import type { TableColumn } from "@/shared/admin/table/table-column";
import { TimeText } from "@/shared/admin/time-text";
import { formatSize } from "@/shared/lib/file-size";
import { formatTime } from "@/shared/lib/time/format-time";
import { Button } from "@/shared/ui/button";
import { type Backup, contentOf, occasionOf } from "./backup";
import { downloadAddress } from "./use-backups";

type Ask = (backup: Backup) => void;

export function backupColumns(onRestore: Ask, onDelete: Ask): TableColumn<Backup>[] {
  return [
    {
      key: "made",
      label: "Made",
      cell: ({ createdAt }) => <TimeText of={createdAt} />,
    },
    { key: "occasion", label: "Reason", cell: occasionOf },
    { key: "size", label: "Size", align: "end", cell: ({ size }) => formatSize(size) },
    amountOf("products", "Products"),
    amountOf("orders", "Orders"),
    amountOf("images", "Pictures"),
    {
      key: "actions",
      label: "Actions",
      heading: <span className="sr-only">Actions</span>,
      align: "end",
      cell: (backup) => <BackupActions backup={backup} onRestore={onRestore} onDelete={onDelete} />,
    },
  ];
}

function amountOf(key: "products" | "orders" | "images", label: string): TableColumn<Backup> {
  return { key, label, align: "end", cell: (backup) => backup[key] ?? "–" };
}

interface BackupActionsProps {
  backup: Backup;
  onRestore: Ask;
  onDelete: Ask;
}

function BackupActions({ backup, onRestore, onDelete }: BackupActionsProps) {
  const made = formatTime(backup.createdAt);
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-2">
      {contentOf(backup) === null && <span className="text-danger">Cannot be read</span>}
      <DownloadLink
        href={downloadAddress(backup)}
        failure="Failed to download the backup"
        quiet
        label={`Download the backup of ${made}`}
      >
        Download
      </DownloadLink>
      {contentOf(backup) !== null && (
        <Button
          size="small"
          variant="ghost"
          aria-label={`Restore the backup of ${made}`}
          onClick={() => onRestore(backup)}
        >
          Restore
        </Button>
      )}
      <Button
        size="small"
        variant="ghost"
        aria-label={`Delete the backup of ${made}`}
        onClick={() => onDelete(backup)}
      >
        Delete
      </Button>
    </span>
  );
}
