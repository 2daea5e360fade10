import { Segments } from "@/shared/admin/forms/segments";
import { Checkbox } from "@/shared/ui/forms/checkbox";
import { CheckedFile } from "./checked-file";
import { DoneImport } from "./done-import";
import { FileDrop } from "./file-drop";
import { FITMENT } from "./file-kinds";
import { MatchedFile } from "./matched-file";
import { useImport } from "./use-import";

const UNTOUCHED = { mode: "add", createModels: true };

/** Import a file of what products fit. It is tried with the chosen options first, then imported whole. */
export function FitmentImport() {
  const flow = useImport(FITMENT, UNTOUCHED);
  if (flow.done) return <DoneImport outcome={flow.done} onBegin={flow.begin} />;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Segments
          label="Vehicles that are not in the file"
          options={[
            { value: "add", label: "Keep other vehicles" },
            { value: "replace", label: "Replace all vehicles of a product" },
          ]}
          value={String(flow.options.mode)}
          onChange={(mode) => flow.change({ mode })}
        />
        <Checkbox
          label="Add models that are not in the shop"
          checked={flow.options.createModels === true}
          onChange={({ target }) => flow.change({ createModels: target.checked })}
        />
      </div>
      <FileDrop
        label="Choose a fitment file, CSV or Excel"
        file={flow.file}
        busy={flow.checking || flow.importing}
        onChoose={flow.choose}
      />
      <MatchedFile kind={FITMENT} flow={flow}>
        {flow.found && <CheckedFile outcome={flow.found} flow={flow} noun={FITMENT.noun} />}
      </MatchedFile>
    </div>
  );
}

/** Describe the format of a fitment file in a few sentences. */
export function FitmentFormat() {
  return (
    <div className="flex flex-col gap-2">
      <p>
        One line for each vehicle that a product fits: the product's address or part number, brand and model,
        then years, engines, a note and whether the note is a condition. For a file from another program you
        say what its columns are. The easiest way to get the right format:{" "}
        <a
          href="/api/admin/export/fitment.csv"
          download
          className="text-text underline underline-offset-4 hover:text-accent"
        >
          export the fitment first
        </a>
        .
      </p>
      <p>
        Products that are not in the file stay as they are. Either all lines are imported or none, at most
        20,000 at once.
      </p>
    </div>
  );
}
