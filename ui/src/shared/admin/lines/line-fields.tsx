import { Ellipsis } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { formatPrice } from "@/shared/lib/money";
import { Button } from "@/shared/ui/button";
import { IconButton } from "@/shared/ui/icon-button";
import { Input } from "@/shared/ui/input";
import type { LineStock } from "./draft-line";
import { GrowingText } from "./growing-text";
import { ReadLine } from "./line-list";
import { LineMore, type LineMoreProps } from "./line-more";
import { sayExtras } from "./line-words";
import { formatMinutes } from "./services";
import { StockNote } from "./stock-note";
import { useUsualTax } from "./use-line-totals";

/** What may still be done with a line. */
export interface LineState {
  /** Its words and numbers cannot be changed. */
  isClosed: boolean;
  /** It cannot be removed. */
  stays: boolean;
  note: ReactNode;
}

export interface LineFieldsProps extends LineMoreProps {
  /** The price of the line, once the server has calculated it. */
  amount: string | undefined;
  stock: Pick<LineStock, "stock" | "short">;
  state: LineState | undefined;
  /** It was just added, and its name is to be typed. */
  takesFocus: boolean;
}

const NAMES = { part: "Part", labour: "Work", service: "Line" } as const;

/** Edit a line of a quote or a job: its name, quantity, unit price and sum. All else is behind "…". */
export function LineFields(props: LineFieldsProps) {
  const { line, rates, amount, stock, state } = props;
  if (state?.isClosed) {
    const end = !state.stays && <RemoveClosed {...props} />;
    return <ReadLine line={line} rates={rates} amount={amount} stock={stock} note={state.note} end={end} />;
  }
  return <OpenLine {...props} />;
}

function RemoveClosed({ line, onRemove }: LineFieldsProps) {
  return (
    <Button size="small" variant="ghost" aria-label={`Remove ${line.text}`} onClick={onRemove}>
      Remove
    </Button>
  );
}

function OpenLine(props: LineFieldsProps) {
  const { line, amount, stock, state, takesFocus, onChange } = props;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isLabour = line.kind === "labour";
  const extras = sayExtras(line, useUsualTax(props.rates));
  return (
    <li className="grid grid-cols-[1fr_1fr_auto_2.75rem] items-end gap-x-2.5 gap-y-2 border-line border-b py-3 sm:grid-cols-[minmax(0,1fr)_4rem_5.75rem_5.75rem_2.75rem] sm:items-start">
      <Labelled label={NAMES[line.kind]} className="col-span-full sm:col-span-1">
        <GrowingText
          autoFocus={takesFocus}
          value={line.text}
          maxLength={500}
          onText={(text) => onChange({ text })}
        />
      </Labelled>
      <Labelled label={isLabour ? "Hours" : "Quantity"}>
        <Amount value={line.quantity} onChange={(quantity) => onChange({ quantity })} />
      </Labelled>
      <Labelled label={isLabour ? "Hourly rate" : "Unit price"}>
        <Amount value={line.unitPrice} onChange={(unitPrice) => onChange({ unitPrice })} />
      </Labelled>
      <span className="py-2.5 text-end font-semibold tabular">{amount ? formatPrice(amount) : "–"}</span>
      <IconButton
        icon={Ellipsis}
        label={`More for ${line.text || "line"}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      />
      {(extras || line.minutes || stock.stock !== null || state?.note) && (
        <p className="col-span-full flex flex-wrap gap-x-5 text-muted text-small">
          {extras && <span className="text-text">{extras}</span>}
          {line.minutes && <span>{formatMinutes(Number(line.minutes))}</span>}
          <StockNote {...stock} />
          {state?.note}
        </p>
      )}
      {isOpen && (
        <div id={id} className="col-span-full">
          <LineMore {...props} />
        </div>
      )}
    </li>
  );
}

interface LabelledProps {
  label: string;
  className?: string;
  children: ReactNode;
}

/** Show a field with its label. On a wide window the heads of the columns have it once. */
function Labelled({ label, className, children }: LabelledProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is its child.
    <label className={className}>
      <span className="mb-1.5 block font-semibold text-small sm:sr-only">{label}</span>
      {children}
    </label>
  );
}

function Amount({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <Input
      inputMode="decimal"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className="tabular sm:text-end"
    />
  );
}
