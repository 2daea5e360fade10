import { Trash2 } from "lucide-react";
import { SelectInput } from "@/shared/admin/forms/inputs";
import { Button } from "@/shared/ui/button";
import { Checkbox } from "@/shared/ui/forms/checkbox";
import { Icon } from "@/shared/ui/icon";
import { MoveLineButtons } from "../forms/move-line-buttons";
import type { DraftLine } from "./draft-line";

const CHOICES = ["A", "B", "C", "D"];

export interface LineMoreProps {
  line: DraftLine;
  rates: string[];
  hasChoices: boolean;
  /** It is the first of the lines. */
  first: boolean;
  last: boolean;
  onChange: (changes: Partial<DraftLine>) => void;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
}

/**
 * Edit the rarely changed fields of a line: whether the customer may leave it out, its tax and its place. It
 * can be removed here too.
 */
export function LineMore({
  line,
  rates,
  hasChoices,
  first,
  last,
  onChange,
  onMove,
  onRemove,
}: LineMoreProps) {
  const name = line.text || "line";
  return (
    <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
      {hasChoices && <Choice line={line} onChange={onChange} />}
      {rates.length > 1 && (
        <SelectInput
          label="Tax rate"
          aria-label={`Tax rate of ${name}`}
          value={line.taxRate ?? ""}
          onValue={(value) => onChange({ taxRate: value || null })}
          controlClass="w-44"
        >
          <option value="">{line.kind === "part" ? "The part’s tax rate" : "Tax on services"}</option>
          {rates.map((rate) => (
            <option key={rate} value={rate}>{`${rate} %`}</option>
          ))}
        </SelectInput>
      )}
      <span className="ml-auto flex items-center gap-1">
        {hasChoices && !(first && last) && (
          <MoveLineButtons name={name} first={first} last={last} onMove={onMove} />
        )}
        <Button size="small" variant="ghost" aria-label={`Remove ${name}`} onClick={onRemove}>
          <Icon of={Trash2} className="size-4" />
          Remove
        </Button>
      </span>
    </div>
  );
}

/** Choose whether the customer may leave a line out, or picks one of several. */
function Choice({ line: { text, isOptional, choice }, onChange }: Pick<LineMoreProps, "line" | "onChange">) {
  return (
    <>
      <SelectInput
        label="Choice"
        aria-label={`Choice of ${text || "line"}`}
        value={choice ?? ""}
        onValue={(value) => onChange({ choice: value || null })}
        controlClass="w-44"
      >
        <option value="">{isOptional ? "On its own" : "Always included"}</option>
        {[...new Set([...CHOICES, ...(choice ? [choice] : [])])].map((each) => (
          <option key={each} value={each}>{`Pick one of ${each}`}</option>
        ))}
      </SelectInput>
      <Checkbox
        label="Optional"
        checked={isOptional}
        onChange={({ target }) => onChange({ isOptional: target.checked })}
      />
    </>
  );
}
