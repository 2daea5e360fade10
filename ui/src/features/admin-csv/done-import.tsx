import { countOf } from "@/shared/admin/count-of";
import { LabelsButton } from "@/shared/admin/labels/labels-button";
import { Button, ButtonLink } from "@/shared/ui/button";
import { ImportCounts } from "./import-counts";
import { changesOf, type Outcome } from "./outcome";

interface DoneImportProps {
  outcome: Outcome;
  /** It was undone from its toast. */
  isUndone: boolean;
  onBegin: () => void;
}

/** Show the numbers of a finished import, and the next steps. */
export function DoneImport({ outcome, isUndone, onBegin }: DoneImportProps) {
  const { ids = [] } = outcome;
  const another = (
    <Button size="small" onClick={onBegin}>
      Import another file
    </Button>
  );
  if (isUndone) {
    return (
      <div className="flex flex-col items-start gap-4" role="status">
        <p className="font-semibold">The import is undone.</p>
        {another}
      </div>
    );
  }
  return (
    <div className="flex flex-col items-start gap-4" role="status">
      <p className="font-semibold text-ok">The import is done.</p>
      <ImportCounts outcome={outcome} />
      <p className="text-muted">
        {changesOf(outcome) > 0 && "You can undo it within 30 days, under Recently deleted."}
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/admin/dashboard" size="small">
          See the products
        </ButtonLink>
        {ids.length > 0 && <LabelsButton ids={ids} many={countOf(ids.length, "product")} />}
        {another}
      </div>
    </div>
  );
}
