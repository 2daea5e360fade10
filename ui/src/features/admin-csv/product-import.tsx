import { Button, ButtonLink } from "@/shared/ui/button";

import { CheckedFile } from "./checked-file";
import { FileDrop } from "./file-drop";
import { ImportCounts } from "./import-counts";
import { changesOf } from "./outcome";
import { useImport } from "./use-import";

export function ProductImport() {
  const flow = useImport();
  if (flow.done) {
    return (
      <div className="flex flex-col items-start gap-4" role="status">
        <p className="font-semibold text-ok">The import is done.</p>
        <ImportCounts outcome={flow.done} />
        <p className="text-muted">
          {changesOf(flow.done) > 0 && "You can undo it for 30 days, under Recently deleted."}
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/admin/dashboard" size="small">
            See the products
          </ButtonLink>
          <Button size="small" onClick={flow.begin}>
            Import another file
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <FileDrop file={flow.file} busy={flow.checking || flow.importing} onChoose={flow.choose} />
      {flow.found && (
        <CheckedFile
          outcome={flow.found}
          importing={flow.importing || flow.checking}
          stock={flow.stock}
          onStock={flow.setStock}
          onImport={flow.carryOut}
        />
      )}
    </div>
  );
}
