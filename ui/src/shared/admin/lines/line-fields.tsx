import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { formatPrice } from "@/shared/lib/money";
import { Checkbox } from "@/shared/ui/forms/checkbox";
import { Field } from "@/shared/ui/forms/field";
import { Select } from "@/shared/ui/forms/select";
import { IconButton } from "@/shared/ui/icon-button";
import { Input } from "@/shared/ui/input";
import { MoveLineButtons } from "../forms/move-line-buttons";
import type { DraftLine, LineStock } from "./draft-line";
import { formatMinutes } from "./services";

const CHOICES = ["A", "B", "C", "D"];

/** Says of a line what may still be done with it. */
export interface LineState {
  /** Its words and numbers stand. */
  isClosed: boolean;
  /** It cannot be removed. */
  stays: boolean;
  note: ReactNode;
}

interface LineFieldsProps {
  line: DraftLine;
  /** The price of the line, once the server has said it. */
  amount: string | undefined;
  rates: string[];
  stock: Pick<LineStock, "stock" | "short">;
  hasChoices: boolean;
  state: LineState | undefined;
  /** Where it stands among the lines. */
  first: boolean;
  last: boolean;
  onChange: (changes: Partial<DraftLine>) => void;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
}

/** A line of a quote or a job: what, how many, the price of one, and whether the customer may leave it. */
export function LineFields(props: LineFieldsProps) {
  const { line, amount, rates, stock, hasChoices, state, first, last, onChange, onMove, onRemove } = props;
  const { kind, text, quantity, unitPrice, isOptional, choice } = line;
  const readOnly = state?.isClosed ?? false;
  return (
    <li className="grid grid-cols-2 items-end gap-3 border-line border-b py-4 sm:grid-cols-[minmax(0,1fr)_6rem_8rem_7rem_2.75rem]">
      <Field
        label={kind === "part" ? "Part" : kind === "labour" ? "Work" : "Line"}
        hint={
          stock.stock !== null ? (
            <StockNote {...stock} />
          ) : (
            line.minutes && formatMinutes(Number(line.minutes))
          )
        }
        className="col-span-2 sm:col-span-1"
      >
        {(control) => (
          <Input
            {...control}
            readOnly={readOnly}
            value={text}
            maxLength={500}
            onChange={({ target }) => onChange({ text: target.value })}
          />
        )}
      </Field>
      <Field label={kind === "labour" ? "Hours" : "Quantity"}>
        {(control) => (
          <Input
            {...control}
            readOnly={readOnly}
            inputMode="decimal"
            value={quantity}
            onChange={({ target }) => onChange({ quantity: target.value.replace(",", ".") })}
          />
        )}
      </Field>
      <Field label={kind === "labour" ? "Hourly rate" : "Unit price"}>
        {(control) => (
          <Input
            {...control}
            readOnly={readOnly}
            inputMode="decimal"
            value={unitPrice}
            onChange={({ target }) => onChange({ unitPrice: target.value.replace(",", ".") })}
          />
        )}
      </Field>
      <span className="self-center text-end font-semibold tabular sm:self-end sm:pb-2.5">
        {amount ? formatPrice(amount) : "–"}
      </span>
      <span className="justify-self-end">
        {!state?.stays && <IconButton icon={Trash2} label={`Remove ${text || "line"}`} onClick={onRemove} />}
      </span>
      <div className="col-span-full flex flex-wrap items-center gap-x-5 gap-y-2 empty:hidden">
        {state?.note}
        {hasChoices && !readOnly && (
          <>
            <Checkbox
              label="Optional"
              checked={isOptional}
              onChange={({ target }) => onChange({ isOptional: target.checked })}
            />
            <Select
              aria-label={`Choice of ${text || "line"}`}
              value={choice ?? ""}
              onChange={({ target }) => onChange({ choice: target.value || null })}
              className="w-40"
            >
              <option value="">{isOptional ? "On its own" : "Always included"}</option>
              {[...new Set([...CHOICES, ...(choice ? [choice] : [])])].map((each) => (
                <option key={each} value={each}>{`One of ${each}`}</option>
              ))}
            </Select>
          </>
        )}
        {rates.length > 1 && !readOnly && (
          <Select
            aria-label={`Tax rate of ${text || "line"}`}
            value={line.taxRate ?? ""}
            onChange={({ target }) => onChange({ taxRate: target.value || null })}
            className="w-40"
          >
            <option value="">{kind === "part" ? "The part’s tax" : "Tax on services"}</option>
            {rates.map((rate) => (
              <option key={rate} value={rate}>{`${rate} %`}</option>
            ))}
          </Select>
        )}
        {hasChoices && !readOnly && !(first && last) && (
          <span className="ml-auto flex">
            <MoveLineButtons name={text || "line"} first={first} last={last} onMove={onMove} />
          </span>
        )}
      </div>
    </li>
  );
}

/** "0 in stock, short by 1": agreed, and not there. */
function StockNote({ stock, short }: Pick<LineStock, "stock" | "short">) {
  return (
    <>
      {`${stock} in stock`}
      {short > 0 && <strong className="text-warn">{`, short by ${short}`}</strong>}
    </>
  );
}
