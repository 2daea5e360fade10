import { Checkbox } from "@/shared/ui/forms/checkbox";
import { CheckedFile } from "./checked-file";
import { DoneImport } from "./done-import";
import { FileDrop } from "./file-drop";
import { PRODUCTS } from "./file-kinds";
import { MatchedFile } from "./matched-file";
import { useImport } from "./use-import";

/**
 * Import a file of products. Its columns are matched where they have other names, then it is tried, then
 * imported whole.
 */
export function ProductImport() {
  const flow = useImport(PRODUCTS, { stock: false, addMissing: true });
  if (flow.done) return <DoneImport outcome={flow.done} onBegin={flow.begin} />;
  return (
    <div className="flex flex-col gap-5">
      <Checkbox
        label="Add categories, makers and vehicles that are not in the shop"
        checked={flow.options.addMissing === true}
        onChange={({ target }) => flow.change({ addMissing: target.checked })}
      />
      <FileDrop file={flow.file} busy={flow.checking || flow.importing} onChoose={flow.choose} />
      <MatchedFile kind={PRODUCTS} flow={flow}>
        {flow.found && (
          <CheckedFile
            outcome={flow.found}
            flow={flow}
            noun={PRODUCTS.noun}
            stock={flow.options.stock === true}
            onStock={(stock) => flow.change({ stock })}
          />
        )}
      </MatchedFile>
    </div>
  );
}
