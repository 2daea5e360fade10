import { countOf } from "@/shared/admin/count-of";
import { DataTable } from "@/shared/admin/table/data-table";
import { useFirstRows } from "@/shared/admin/table/first-rows";
import type { TableColumn } from "@/shared/admin/table/table-column";
import { Button } from "@/shared/ui/button";
import { Checkbox } from "@/shared/ui/forms/checkbox";
import { ImportCounts } from "./import-counts";
import { LineTable, ShowAll } from "./line-table";
import { changesOf, type Fault, type Outcome } from "./outcome";

interface CheckedFileProps {
  outcome: Outcome;
  /** One thing that the file changes. */
  noun: string;
  importing: boolean;
  stock?: boolean;
  onStock?: (stock: boolean) => void;
  onImport: () => void;
}

/** The dry run's result: the faults first, then each sound line's effect, and the import itself. */
export function CheckedFile(props: CheckedFileProps) {
  const { outcome, noun, importing, stock = false, onStock, onImport } = props;
  const changes = changesOf(outcome);
  const ready = outcome.errors.length === 0 && changes > 0;
  return (
    <section aria-label="What this file will change" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <ImportCounts outcome={outcome} />
        <Button
          size="small"
          variant="primary"
          disabled={!ready}
          pending={importing}
          pendingLabel="Importing…"
          onClick={onImport}
        >
          {ready ? `Import ${countOf(changes, noun)}` : "Import"}
        </Button>
      </div>
      <p role="status" className={outcome.errors.length > 0 ? "text-danger" : "text-muted"}>
        {verdictOn(outcome)}
      </p>
      {outcome.errors.length > 0 && <FaultTable faults={outcome.errors} />}
      {onStock && outcome.warnings.length > 0 && (
        <StockWarnings warnings={outcome.warnings} stock={stock} busy={importing} onStock={onStock} />
      )}
      <NewNames one="model" many="models" names={outcome.newModels} />
      <NewNames one="category" many="categories" names={outcome.newCategories} />
      <NewNames one="maker" many="makers" names={outcome.newManufacturers} />
      {outcome.lines.length > 0 && <LineTable lines={outcome.lines} />}
    </section>
  );
}

const NAMED = 20;

interface NewNamesProps {
  one: string;
  many: string;
  names: string[] | undefined;
}

/** What comes with the file besides its own lines: a misspelt name is seen here. */
function NewNames({ one, many, names = [] }: NewNamesProps) {
  if (names.length === 0) return null;
  const rest = names.length - NAMED;
  return (
    <p className="wrap-anywhere text-warn">
      Adds {names.length} {names.length === 1 ? one : many}: {names.slice(0, NAMED).join(", ")}
      {rest > 0 && ` and ${rest} more`}.
    </p>
  );
}

function verdictOn(outcome: Outcome): string {
  if (outcome.message) return `${outcome.message}.`;
  if (changesOf(outcome) === 0) return "The shop already has all of this: there is nothing to import.";
  return "Every line is correct. Nothing changes until you import.";
}

interface StockWarningsProps {
  warnings: Fault[];
  stock: boolean;
  busy: boolean;
  onStock: (stock: boolean) => void;
}

/** The lines whose stock is older than the shop's, and the tick that takes it all the same. */
function StockWarnings({ warnings, stock, busy, onStock }: StockWarningsProps) {
  return (
    <div className="flex flex-col gap-2">
      <p role="status" className="text-warn">
        The stock of {countOf(warnings.length, "product")} moved after this file was exported.
        {stock ? " The file's numbers will replace it." : " The shop's stock stays as it is."}
      </p>
      <Checkbox
        label="Use the stock from the file anyway"
        checked={stock}
        disabled={busy}
        onChange={({ target }) => onStock(target.checked)}
      />
      <FaultTable faults={warnings} label="Stock that moved" heading="Stock" />
    </div>
  );
}

const columnsOf = (label: string): TableColumn<Fault>[] => [
  { key: "line", label: "Line", cell: ({ line }) => line, align: "end", className: "md:w-16" },
  {
    key: "field",
    label: "Field",
    cell: ({ field }) => (field === "file" ? "–" : field),
    className: "md:w-40",
  },
  { key: "message", label, cell: ({ message }) => message },
];

interface FaultTableProps {
  faults: Fault[];
  label?: string;
  /** The heading of the sentences. */
  heading?: string;
}

function FaultTable({ faults, label = "What is wrong", heading = label }: FaultTableProps) {
  const { shown, more, showAll } = useFirstRows(faults);
  return (
    <div>
      <DataTable
        label={label}
        columns={columnsOf(heading)}
        rows={shown}
        rowKey={({ line, field }) => `${line} ${field}`}
      />
      <ShowAll more={more} onShowAll={showAll} />
    </div>
  );
}
