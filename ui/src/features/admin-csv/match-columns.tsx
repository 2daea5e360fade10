import { useState } from "react";
import { SelectInput } from "@/shared/admin/forms/inputs";
import { Button } from "@/shared/ui/button";
import type { FileKind } from "./file-kinds";
import type { FileColumn } from "./outcome";

/** The field of each column of a file by its heading; blank where the column is left out. */
export type Matching = Record<string, string>;

/** Return the matching that is proposed: each field once, the first column first. */
export function proposeMatching(columns: FileColumn[]): Matching {
  const taken = new Set<string>();
  const pairs = columns.map(({ header, field }): [string, string] => {
    if (!field || taken.has(field)) return [header, ""];
    taken.add(field);
    return [header, field];
  });
  return Object.fromEntries(pairs);
}

/** Return the matching with another field for a column. Another column that had the field is left out. */
export function matchColumn(matching: Matching, header: string, field: string): Matching {
  const others = Object.entries(matching).map(([name, had]) => [name, had === field ? "" : had]);
  return { ...Object.fromEntries(others), [header]: field };
}

interface MatchColumnsProps {
  kind: FileKind;
  columns: FileColumn[];
  /** The owner's matching, when it is changed once more. */
  before: Matching | null;
  busy: boolean;
  onMatch: (matching: Matching) => void;
}

/** Show the columns of another program's file, each with a few of its cells and its field. */
export function MatchColumns({ kind, columns, before, busy, onMatch }: MatchColumnsProps) {
  const [matching, setMatching] = useState(() => before ?? proposeMatching(columns));
  const lacking = Object.keys(kind.needed).find((field) => !Object.values(matching).includes(field));
  return (
    <section aria-label="Match the columns" className="flex flex-col gap-5">
      <p className="text-muted">Say once what each column is; Pitlane remembers it. {kind.explanation}</p>
      <ul className="border-line border-t">
        {columns.map((column) => (
          <li key={column.header} className="border-line border-b py-3">
            <ColumnRow
              column={column}
              labels={kind.labels}
              value={matching[column.header] ?? ""}
              onChange={(field) => setMatching(matchColumn(matching, column.header, field))}
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-4">
        <Button
          variant="primary"
          disabled={lacking !== undefined}
          pending={busy}
          pendingLabel="Checking…"
          onClick={() => onMatch(matching)}
        >
          Check the file
        </Button>
        {lacking && <p className="text-danger">Please say which column has the {kind.needed[lacking]}.</p>}
      </div>
    </section>
  );
}

interface ColumnRowProps {
  column: FileColumn;
  labels: FileKind["labels"];
  value: string;
  onChange: (field: string) => void;
}

function ColumnRow({ column, labels, value, onChange }: ColumnRowProps) {
  return (
    <SelectInput
      label={column.header || "(no heading)"}
      hint={column.samples.length > 0 ? column.samples.join(" · ") : "Empty"}
      className="sm:grid sm:grid-cols-2 sm:items-center sm:gap-x-6 sm:*:last:col-start-2 sm:*:last:row-span-2 sm:*:last:row-start-1"
      value={value}
      onValue={onChange}
    >
      <option value="">Leave out</option>
      {Object.entries(labels).map(([field, label]) => (
        <option key={field} value={field}>
          {label}
        </option>
      ))}
    </SelectInput>
  );
}
