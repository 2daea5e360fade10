import { Segments } from "@/shared/admin/forms/segments";
import { Checkbox } from "@/shared/ui/forms/checkbox";
import { CheckedFile } from "./checked-file";
import { DoneImport } from "./done-import";
import { FileDrop } from "./file-drop";
import type { FileKind } from "./file-kinds";
import { MatchedFile } from "./matched-file";
import { useImport } from "./use-import";

/** Import a file of one kind. Its columns are matched where they have other names, then it is tried and imported whole. */
export function FileImport({ kind }: { kind: FileKind }) {
  const flow = useImport(kind);
  if (flow.done) return <DoneImport outcome={flow.done} isUndone={flow.isUndone} onBegin={flow.begin} />;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {kind.modes && (
          <Segments
            {...kind.modes}
            value={String(flow.options.mode)}
            onChange={(mode) => flow.change({ mode })}
          />
        )}
        <Checkbox
          label={kind.addingLabel}
          checked={flow.options[kind.adding] === true}
          onChange={({ target }) => flow.change({ [kind.adding]: target.checked })}
        />
      </div>
      <FileDrop
        label={kind.choose}
        file={flow.file}
        busy={flow.checking || flow.importing}
        onChoose={flow.choose}
      />
      <MatchedFile kind={kind} flow={flow}>
        {flow.found && <CheckedFile outcome={flow.found} flow={flow} noun={kind.noun} />}
      </MatchedFile>
    </div>
  );
}
