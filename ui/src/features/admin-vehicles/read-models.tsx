import { useState } from "react";
import { countOf } from "@/shared/admin/count-of";
import { DataTable } from "@/shared/admin/table/data-table";
import type { TableColumn } from "@/shared/admin/table/table-column";
import type { ReadModel } from "@/shared/admin/types";
import { Button } from "@/shared/ui/button";
import { Dialog } from "@/shared/ui/dialogs/dialog";

interface ReadModelsProps {
  brand: string;
  /** The dialog is closed where it is undefined. */
  models: ReadModel[] | undefined;
  /** Returns to the list, as it was typed. */
  onBack: () => void;
  onClose: () => void;
  /** A rejection leaves the dialog open; its caller says why. */
  onAdd: () => Promise<unknown>;
}

/** Show how a pasted list is read, before anything is saved. */
export function ReadModels({ brand, models = [], onBack, onClose, onAdd }: ReadModelsProps) {
  const [busy, setBusy] = useState(false);
  const open = models.length > 0;
  const add = () => {
    setBusy(true);
    onAdd()
      .then(onClose, () => {})
      .finally(() => setBusy(false));
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`${countOf(models.length, "model")} of ${brand}`}
      busy={busy}
    >
      <DataTable
        label="Models found in your list"
        columns={COLUMNS}
        rows={models.map((model, place) => ({ ...model, place }))}
        rowKey={({ place }) => String(place)}
      />
      <div className="dialog-buttons">
        <Button disabled={busy} onClick={onBack}>
          Back to the list
        </Button>
        <Button variant="primary" pending={busy} pendingLabel="Adding…" onClick={add}>
          Add models
        </Button>
      </div>
    </Dialog>
  );
}

type Row = ReadModel & { place: number };

const COLUMNS: TableColumn<Row>[] = [
  { key: "name", label: "Name", cell: ({ name }) => <span className="break-all">{name}</span> },
  { key: "years", label: "Years", cell: describeYears },
];

/** Return "2013-2019", "from 2019", or that nothing was read. */
function describeYears({ year, yearFrom, yearTo }: ReadModel): string {
  if (yearFrom === null && yearTo === null) return year ? `${year} (not read as years)` : "–";
  if (yearFrom === yearTo) return String(yearFrom);
  if (yearTo === null) return `from ${yearFrom}`;
  return yearFrom === null ? `until ${yearTo}` : `${yearFrom}-${yearTo}`;
}
