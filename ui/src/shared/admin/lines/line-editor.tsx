import { useState } from "react";
import { Button } from "@/shared/ui/button";
import { moveLine } from "../forms/move-line";
import { useFoundParts } from "../parts/find-parts";
import { FoundParts } from "../parts/found-parts";
import { PartSearch } from "../parts/part-search";
import { type DraftLine, freeLine, type LineStock, labourLine, partLine, serviceLine } from "./draft-line";
import { LineFields, type LineState } from "./line-fields";
import { ServicePicker } from "./service-picker";
import { useHourlyRate } from "./use-line-totals";

interface LineEditorProps {
  lines: DraftLine[];
  amounts: (string | undefined)[];
  rates: string[];
  /** A customer chooses among the lines of a quote; those of a job are agreed. */
  of: "quote" | "job";
  /** The stored lines. */
  stocks?: LineStock[];
  /** Nothing is added any more. */
  isClosed?: boolean;
  /** Shown below a line, which it may close. */
  stateOf?: (line: DraftLine) => LineState | undefined;
  onChange: (lines: DraftLine[]) => void;
}

/** The lines of a quote or a job: parts by search, hours, and whatever else is written. */
export function LineEditor({
  lines,
  amounts,
  rates,
  of,
  stocks = [],
  isClosed = false,
  stateOf,
  onChange,
}: LineEditorProps) {
  const hourlyRate = useHourlyRate();
  const add = (line: DraftLine) => onChange([...lines, line]);
  const change = (key: string, changes: Partial<DraftLine>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...changes } : line)));
  return (
    <section aria-labelledby="lines" className="panel p-5">
      <h2 id="lines" className="mb-3 font-sans font-semibold">
        Lines
      </h2>
      {!isClosed && <AddPart onAdd={add} />}
      <ul aria-label={`Lines of the ${of}`} className="border-line border-t">
        {lines.map((line, place) => (
          <LineFields
            key={line.key}
            line={line}
            amount={amounts[place]}
            rates={rates}
            stock={stocks.find(({ id }) => id === line.key) ?? { stock: line.stock, short: 0 }}
            hasChoices={of === "quote"}
            state={stateOf?.(line)}
            onChange={(changes) => change(line.key, changes)}
            first={place === 0}
            last={place === lines.length - 1}
            onMove={(step) => onChange(moveLine(lines, place, place + step))}
            onRemove={() => onChange(lines.filter(({ key }) => key !== line.key))}
          />
        ))}
      </ul>
      {!isClosed && (
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <ServicePicker onPick={(service) => add(serviceLine(service))} />
          <Button size="small" onClick={() => add(labourLine(lines, hourlyRate))}>
            Add hours
          </Button>
          <Button size="small" onClick={() => add(freeLine())}>
            Add line
          </Button>
        </div>
      )}
      {isClosed && lines.length === 0 && <p className="text-muted">No lines.</p>}
    </section>
  );
}

function AddPart({ onAdd }: { onAdd: (line: DraftLine) => void }) {
  const [search, setSearch] = useState("");
  const found = useFoundParts(search);
  return (
    <>
      <PartSearch
        label="Add a part: name, car or number"
        value={search}
        onChange={setSearch}
        onNumber={(part) => {
          onAdd(partLine(part));
          return `${part.name} added`;
        }}
        className="w-full max-w-form"
      />
      {search.trim() !== "" && (
        <FoundParts
          found={found}
          labelOf={() => "Add"}
          onAdd={(part) => {
            onAdd(partLine(part));
            setSearch("");
          }}
        />
      )}
    </>
  );
}
