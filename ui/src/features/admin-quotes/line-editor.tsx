import { useState } from "react";
import { useFoundParts } from "@/shared/admin/parts/find-parts";
import { FoundParts } from "@/shared/admin/parts/found-parts";
import { PartSearch } from "@/shared/admin/parts/part-search";
import { Button } from "@/shared/ui/button";
import { LineFields } from "./line-fields";
import { type DraftLine, freeLine, labourLine, partLine } from "./quote-draft";

interface LineEditorProps {
  lines: DraftLine[];
  amounts: string[];
  rates: string[];
  onChange: (lines: DraftLine[]) => void;
}

/** The lines of a quote: parts by search, hours, and whatever else is written. */
export function LineEditor({ lines, amounts, rates, onChange }: LineEditorProps) {
  const [search, setSearch] = useState("");
  const found = useFoundParts(search);
  const add = (line: DraftLine) => onChange([...lines, line]);
  const change = (key: string, changes: Partial<DraftLine>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...changes } : line)));
  return (
    <section aria-labelledby="lines" className="panel p-5">
      <h2 id="lines" className="mb-3 font-sans font-semibold">
        Lines
      </h2>
      <PartSearch
        label="Add a part: name, car or number"
        value={search}
        onChange={setSearch}
        onNumber={(part) => {
          add(partLine(part));
          return `${part.name} added`;
        }}
        className="w-full max-w-form"
      />
      {search.trim() !== "" && (
        <FoundParts
          found={found}
          labelOf={() => "Add"}
          onAdd={(part) => {
            add(partLine(part));
            setSearch("");
          }}
        />
      )}
      <ul aria-label="Lines of the quote" className="border-line border-t">
        {lines.map((line, place) => (
          <LineFields
            key={line.key}
            line={line}
            amount={amounts[place]}
            rates={rates}
            onChange={(changes) => change(line.key, changes)}
            onRemove={() => onChange(lines.filter(({ key }) => key !== line.key))}
          />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button size="small" onClick={() => add(labourLine(lines))}>
          Add hours
        </Button>
        <Button size="small" onClick={() => add(freeLine())}>
          Add line
        </Button>
      </div>
    </section>
  );
}
