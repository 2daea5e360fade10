import { countOf } from "@/shared/admin/count-of";
import { Button } from "@/shared/ui/button";
import { Checkbox } from "@/shared/ui/forms/checkbox";
import { FaultTable } from "./fault-table";
import { ImportCounts } from "./import-counts";
import { LeftOutLines, nameSome, WaysOn } from "./left-out";
import { LineTable } from "./line-table";
import { changesOf, type Fault, type Outcome } from "./outcome";
import type { ImportFlow } from "./use-import";

interface CheckedFileProps {
  outcome: Outcome;
  flow: ImportFlow;
  /** The noun for one thing that the file changes. */
  noun: string;
}

/** Show the dry run's result: the faults first, then each sound line's effect, and the import itself. */
export function CheckedFile({ outcome, flow, noun }: CheckedFileProps) {
  const importing = flow.importing || flow.checking;
  const changes = changesOf(outcome);
  const ready = outcome.errors.length === 0 && changes > 0;
  return (
    <section aria-label="Changes in this file" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <ImportCounts outcome={outcome} />
        <Button
          size="small"
          variant="primary"
          disabled={!ready}
          pending={importing}
          pendingLabel="Importing…"
          onClick={flow.carryOut}
        >
          {ready ? `Import ${countOf(changes, noun)}` : "Import"}
        </Button>
      </div>
      <p role="status" className={outcome.errors.length > 0 ? "text-danger" : "text-muted"}>
        {verdictOn(outcome, noun)}
      </p>
      <LeftOutLines flow={flow} />
      {outcome.errors.length > 0 && (
        <>
          <WaysOn outcome={outcome} flow={flow} />
          <FaultTable faults={outcome.errors} onLeaveOut={(line) => flow.leaveOut([...flow.leftOut, line])} />
        </>
      )}
      {outcome.warnings.length > 0 && (
        <StockWarnings
          warnings={outcome.warnings}
          stock={flow.options.stock === true}
          busy={importing}
          onStock={(stock) => flow.change({ stock })}
        />
      )}
      <NewNames one="model" many="models" names={outcome.newModels} />
      <NewNames one="category" many="categories" names={outcome.newCategories} />
      <NewNames one="maker" many="makers" names={outcome.newManufacturers} />
      {outcome.lines.length > 0 && <LineTable lines={outcome.lines} />}
    </section>
  );
}

interface NewNamesProps {
  one: string;
  many: string;
  names: string[] | undefined;
}

/** Show the names that the file adds besides its own lines, so that a misspelt one is seen. */
function NewNames({ one, many, names = [] }: NewNamesProps) {
  if (names.length === 0) return null;
  return (
    <p className="wrap-anywhere text-warn">
      Adds {names.length} {names.length === 1 ? one : many}: {nameSome(names)}.
    </p>
  );
}

/** Return the sentence about a file that was checked. `noun` is one thing that such a file has. */
export function verdictOn(outcome: Outcome, noun: string): string {
  if (outcome.message) return `${outcome.message}.`;
  if (changesOf(outcome) + outcome.unchanged + outcome.leftOut + outcome.errors.length === 0) {
    return `There are no ${noun}s in this file.`;
  }
  if (changesOf(outcome) === 0) return "The shop already has all of this: there is nothing to import.";
  return "Every line is correct. Nothing changes until you import.";
}

interface StockWarningsProps {
  warnings: Fault[];
  stock: boolean;
  busy: boolean;
  onStock: (stock: boolean) => void;
}

/** Show the lines whose stock is older than the shop's, and the box that takes it all the same. */
function StockWarnings({ warnings, stock, busy, onStock }: StockWarningsProps) {
  return (
    <div className="flex flex-col gap-2">
      <p role="status" className="text-warn">
        The stock of {countOf(warnings.length, "product")} changed after this file was exported.
        {stock ? " The file's numbers will replace it." : " The shop's stock stays as it is."}
      </p>
      <Checkbox
        label="Use the stock from the file anyway"
        checked={stock}
        disabled={busy}
        onChange={({ target }) => onStock(target.checked)}
      />
      <FaultTable faults={warnings} label="Stock that changed" heading="Stock" />
    </div>
  );
}
