import { useState } from "react";
import { Button } from "@/shared/ui/button";
import { Checkbox } from "@/shared/ui/forms/checkbox";
import { CheckedFile } from "./checked-file";
import { DoneImport } from "./done-import";
import { FileDrop } from "./file-drop";
import { MatchColumns, type Matching, needsMatching } from "./match-columns";
import { PRODUCTS, useImport } from "./use-import";

/** A file of products: its columns matched where they have other names, tried out, then imported whole. */
export function ProductImport() {
  const flow = useImport(PRODUCTS, { stock: false, addMissing: false });
  const [again, setAgain] = useState(false);
  if (flow.done) return <DoneImport outcome={flow.done} onBegin={flow.begin} />;
  const columns = flow.found?.columns ?? [];
  const foreign = columns.length > 0 && needsMatching(columns);
  const choose = (file: File) => {
    setAgain(false);
    flow.choose(file);
  };
  const match = (matching: Matching) => {
    setAgain(false);
    flow.match(matching);
  };
  return (
    <div className="flex flex-col gap-5">
      <Checkbox
        label="Add categories and manufacturers that the shop does not have"
        checked={flow.options.addMissing === true}
        onChange={({ target }) => flow.change({ addMissing: target.checked })}
      />
      <FileDrop file={flow.file} busy={flow.checking || flow.importing} onChoose={choose} />
      {foreign && (again || !flow.matching) ? (
        <MatchColumns
          key={flow.file?.name}
          columns={columns}
          before={flow.matching}
          busy={flow.checking}
          onMatch={match}
        />
      ) : (
        flow.found && (
          <>
            {flow.matching && (
              <Button size="small" onClick={() => setAgain(true)} className="self-start">
                Change what the columns are
              </Button>
            )}
            <CheckedFile
              outcome={flow.found}
              importing={flow.importing || flow.checking}
              noun={PRODUCTS.noun}
              stock={flow.options.stock === true}
              onStock={(stock) => flow.change({ stock })}
              onImport={flow.carryOut}
            />
          </>
        )
      )}
    </div>
  );
}
