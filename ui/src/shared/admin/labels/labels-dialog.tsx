import { type ComponentProps, type FormEvent, useState } from "react";
import { SelectInput, TextInput } from "@/shared/admin/forms/inputs";
import { useCall } from "@/shared/admin/use-call";
import { fieldMessages, serverMessage } from "@/shared/api/api-error";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";
import { Button } from "@/shared/ui/button";
import { Dialog } from "@/shared/ui/dialogs/dialog";
import { type LabelPaper, storedPaper, storePaper } from "./stored-paper";

type Made = components["schemas"]["LabelsView"];

interface LabelsDialogProps {
  open: boolean;
  ids: string[];
  /** The words for all of them, such as "3 products". */
  many: string;
  onClose: () => void;
}

const PAPERS = [
  { value: "roll", label: "Label roll" },
  { value: "sheet24", label: "A4 sheet, 24 labels (70 × 37 mm)" },
  { value: "sheet65", label: "A4 sheet, 65 labels (38.1 × 21.2 mm)" },
] as const;

/** Make labels with name, price, number and barcode, then show the PDF to print. */
export function LabelsDialog({ open, onClose, ids, many }: LabelsDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Labels for ${many}`}
      description="With name, price, number and barcode. If your shop has a public address, also a code that opens the part on a phone."
    >
      <Labels ids={ids} onClose={onClose} />
    </Dialog>
  );
}

function Labels({ ids, onClose }: Pick<LabelsDialogProps, "ids" | "onClose">) {
  const [fields, setFields] = useState(storedPaper);
  const make = useCall(
    () => request("/api/admin/labels", { method: "POST", body: { ids, ...shownOf(fields) } }),
    { done: ({ labels }) => storePaper(fields, labels) },
  );
  if (make.data) return <MadeLabels made={make.data} onAgain={make.reset} onClose={onClose} />;
  const errors: Record<string, string> = fieldMessages(make.error);
  const change = (changes: Partial<LabelPaper>) => {
    make.reset();
    setFields({ ...fields, ...changes });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    make.mutate();
  };
  return (
    <form method="post" noValidate aria-label="Labels" className="grid gap-4" onSubmit={submit}>
      <SelectInput
        label="Paper"
        value={fields.paper}
        onValue={(paper) => change({ paper: paper as LabelPaper["paper"] })}
      >
        {PAPERS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectInput>
      {fields.paper === "roll" ? (
        <div className="grid grid-cols-2 items-end gap-4">
          <Size
            label="Width (mm)"
            value={fields.width}
            onValue={(width) => change({ width })}
            error={errors.width}
          />
          <Size
            label="Height (mm)"
            value={fields.height}
            onValue={(height) => change({ height })}
            error={errors.height}
          />
        </div>
      ) : (
        <Size
          label="First unused label"
          hint="Counted row by row from the top left"
          value={fields.first}
          onValue={(first) => change({ first })}
          error={errors.first}
        />
      )}
      <SelectInput
        label="How many"
        value={fields.copies}
        onValue={(copies) => change({ copies: copies as LabelPaper["copies"] })}
      >
        <option value="one">One of each</option>
        <option value="stock">As many as are in stock</option>
      </SelectInput>
      {make.error && Object.keys(errors).length === 0 && (
        <p role="alert" className="text-danger">
          {serverMessage(make.error) ?? "The labels could not be made. Please try again."}
        </p>
      )}
      <div className="dialog-buttons">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" pending={make.isPending} pendingLabel="Making…">
          Make labels
        </Button>
      </div>
    </form>
  );
}

/** Return the fields that the form shows for this paper. What another paper has may be wrong. */
function shownOf({ width, height, first, ...always }: LabelPaper) {
  return always.paper === "roll" ? { ...always, width, height } : { ...always, first };
}

type SizeProps = Pick<ComponentProps<typeof TextInput>, "label" | "hint" | "value" | "onValue" | "error">;

function Size(props: SizeProps) {
  return <TextInput inputMode="numeric" autoComplete="off" {...props} />;
}

interface MadeLabelsProps {
  made: Made;
  onAgain: () => void;
  onClose: () => void;
}

const NAMED = 5;

function MadeLabels({ made: { labels, file, unscannable }, onAgain, onClose }: MadeLabelsProps) {
  const named = unscannable.slice(0, NAMED).join(", ");
  const rest = unscannable.length - NAMED;
  return (
    <div className="flex flex-col gap-4" role="status">
      <p className="font-semibold text-ok">
        {labels === 1 ? "1 label is ready." : `${labels} labels are ready.`}
      </p>
      <p>Print them at their actual size (100 %), not fitted to the page.</p>
      {unscannable.length > 0 && (
        <p className="break-words text-warn">
          {`Without a barcode, because there is no number or it is too long for this label: ${named}${rest > 0 ? ` and ${rest} more` : ""}.`}
        </p>
      )}
      <div className="dialog-buttons">
        <Button onClick={onAgain}>Back</Button>
        <a
          href={file}
          target="_blank"
          rel="noopener"
          className="button"
          data-variant="primary"
          aria-label="Open the labels (PDF, opens in a new tab)"
          onClick={onClose}
        >
          Open the labels
        </a>
      </div>
    </div>
  );
}
