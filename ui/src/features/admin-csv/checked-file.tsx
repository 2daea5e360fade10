import { countOf } from "@/shared/admin/count-of";
import { Button } from "@/shared/ui/button";
import { FaultTable } from "./fault-table";
import { ImportCounts } from "./import-counts";
import { LineTable } from "./line-table";
import { changesOf, type Outcome } from "./outcome";
import { StockWarnings } from "./stock-warnings";

interface CheckedFileProps {
  outcome: Outcome;
  importing: boolean;
  stock: boolean;
  onStock: (stock: boolean) => void;
  onImport: () => void;
}

/** What the dry run found: the faults first, then what each sound line would do, and the import itself. */
export function CheckedFile({ outcome, importing, stock, onStock, onImport }: CheckedFileProps) {
  const changes = changesOf(outcome);
  const ready = outcome.errors.length === 0 && changes > 0;
  return (
    <section aria-label="What the file would do" className="flex flex-col gap-5">
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
          {ready ? `Import ${countOf(changes, "product")}` : "Import"}
        </Button>
      </div>
      <p role="status" className={outcome.errors.length > 0 ? "text-danger" : "text-muted"}>
        {verdictOn(outcome)}
      </p>
      {outcome.errors.length > 0 && <FaultTable faults={outcome.errors} />}
      {outcome.warnings.length > 0 && (
        <StockWarnings warnings={outcome.warnings} stock={stock} busy={importing} onStock={onStock} />
      )}
      {outcome.lines.length > 0 && <LineTable lines={outcome.lines} />}
    </section>
  );
}

function verdictOn(outcome: Outcome): string {
  if (outcome.message) return `${outcome.message}.`;
  if (changesOf(outcome) === 0) return "The shop has all of this already: there is nothing to import.";
  return "Every line is right. Nothing is changed until you import.";
}
