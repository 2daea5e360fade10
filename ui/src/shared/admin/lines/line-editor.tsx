import { useState } from "react";
import { moveLine } from "../forms/move-line";
import { Panel } from "../panel";
import { AddLine } from "./add-line";
import type { DraftLine, LineStock } from "./draft-line";
import { LineFields, type LineState } from "./line-fields";

interface LineEditorProps {
  lines: DraftLine[];
  amounts: (string | undefined)[];
  rates: string[];
  /** A customer chooses among the lines of a quote; those of a job are agreed. */
  of: "quote" | "job";
  /** The stored lines. */
  stocks?: LineStock[];
  /** Nothing can be added any more. */
  isClosed?: boolean;
  /** Returns what is shown below a line. It may close the line. */
  stateOf?: (line: DraftLine) => LineState | undefined;
  onChange: (lines: DraftLine[]) => void;
}

/** Edit the lines of a quote or a job: services, parts, hours, and whatever else. */
export function LineEditor(props: LineEditorProps) {
  const { lines, amounts, rates, of, stocks = [], isClosed = false, stateOf, onChange } = props;
  const [blank, setBlank] = useState<string>();
  const change = (key: string, changes: Partial<DraftLine>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...changes } : line)));
  return (
    <Panel title="Lines">
      {lines.length > 0 && (
        <div>
          <ColumnHeads />
          <ul aria-label={`Lines of the ${of}`}>
            {lines.map((line, place) => (
              <LineFields
                key={line.key}
                line={line}
                amount={amounts[place]}
                rates={rates}
                stock={stocks.find(({ id }) => id === line.key) ?? { stock: line.stock, short: 0 }}
                hasChoices={of === "quote"}
                state={stateOf?.(line)}
                first={place === 0}
                last={place === lines.length - 1}
                takesFocus={line.key === blank}
                onChange={(changes) => change(line.key, changes)}
                onMove={(step) => onChange(moveLine(lines, place, place + step))}
                onRemove={() => onChange(lines.filter(({ key }) => key !== line.key))}
              />
            ))}
          </ul>
        </div>
      )}
      {!isClosed && (
        <AddLine
          lines={lines}
          onAdd={(line, isBlank) => {
            setBlank(isBlank ? line.key : undefined);
            onChange([...lines, line]);
          }}
        />
      )}
    </Panel>
  );
}

/** Show the heads of the columns. Each field has its own name too, visible on a phone. */
function ColumnHeads() {
  return (
    <p
      aria-hidden="true"
      className="hidden grid-cols-[minmax(0,1fr)_4rem_5.75rem_5.75rem_2.75rem] gap-x-2.5 text-muted text-small sm:grid"
    >
      <span>Name</span>
      <span className="text-end">Quantity</span>
      <span className="text-end">Unit price</span>
      <span className="text-end">Amount</span>
    </p>
  );
}
