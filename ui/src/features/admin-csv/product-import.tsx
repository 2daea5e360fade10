import { CheckedFile } from "./checked-file";
import { DoneImport } from "./done-import";
import { FileDrop } from "./file-drop";
import { PRODUCTS, useImport } from "./use-import";

export function ProductImport() {
  const flow = useImport(PRODUCTS, { stock: false });
  if (flow.done) return <DoneImport outcome={flow.done} onBegin={flow.begin} />;
  return (
    <div className="flex flex-col gap-5">
      <FileDrop file={flow.file} busy={flow.checking || flow.importing} onChoose={flow.choose} />
      {flow.found && (
        <CheckedFile
          outcome={flow.found}
          importing={flow.importing || flow.checking}
          noun={PRODUCTS.noun}
          stock={flow.options.stock === true}
          onStock={(stock) => flow.change({ stock })}
          onImport={flow.carryOut}
        />
      )}
    </div>
  );
}
