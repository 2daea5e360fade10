import { Trash2 } from "lucide-react";
import { useMemo, useState } from "react";
import { DataTable } from "@/shared/admin/table/data-table";
import type { TableColumn } from "@/shared/admin/table/table-column";
import { TimeText } from "@/shared/admin/time-text";
import { Button } from "@/shared/ui/button";
import { ConfirmDialog } from "@/shared/ui/dialogs/confirm-dialog";
import { EmptyState } from "@/shared/ui/empty-state";
import { type Deletion, howItWent, wayBack, whatItWas } from "./describe-deletion";
import { useBringBack, useForget } from "./use-deleted";

export function DeletedList({ deletions }: { deletions: Deletion[] }) {
  const [asked, setAsked] = useState<Deletion>();
  const columns = useMemo(() => deletedColumns(setAsked), []);
  const forget = useForget();
  if (deletions.length === 0) {
    return (
      <EmptyState icon={Trash2} title="Nothing to bring back">
        Anything you delete, or change by bulk edit or import, can be brought back from here for 30 days.
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
        title="Delete it permanently?"
        description={`“${asked?.name}” can then no longer be brought back. This cannot be undone.`}
        confirmLabel="Delete permanently"
        pendingLabel="Deleting…"
        destructive
      />
    </>
  );
}

function deletedColumns(onForget: (deletion: Deletion) => void): TableColumn<Deletion>[] {
  return [
    {
      key: "name",
      label: "Name",
      cell: ({ name }) => <span className="wrap-anywhere font-semibold">{name}</span>,
    },
    { key: "what", label: "What", cell: whatItWas },
    { key: "how", label: "Action", cell: howItWent },
    { key: "when", label: "When", cell: ({ createdAt }) => <TimeText of={createdAt} /> },
    { key: "until", label: "Kept until", cell: ({ expiresAt }) => <TimeText of={expiresAt} /> },
    {
      key: "actions",
      label: "Actions",
      heading: <span className="sr-only">Actions</span>,
      align: "end",
      cell: (deletion) => <DeletionActions deletion={deletion} onForget={onForget} />,
    },
  ];
}

interface DeletionActionsProps {
  deletion: Deletion;
  onForget: (deletion: Deletion) => void;
}

function DeletionActions({ deletion, onForget }: DeletionActionsProps) {
  const back = useBringBack();
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-2 md:flex-nowrap">
      <Button
        size="small"
        variant="ghost"
        aria-label={`Delete permanently: ${deletion.name}`}
        onClick={() => onForget(deletion)}
      >
        Delete permanently
      </Button>
      <Button
        size="small"
        pending={back.isPending}
        pendingLabel="Bringing back…"
        aria-label={`${wayBack(deletion)}: ${deletion.name}`}
        onClick={() => back.mutate(deletion)}
      >
        {wayBack(deletion)}
      </Button>
    </span>
  );
}
