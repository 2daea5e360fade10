import { useRef } from "react";
import { DialogForm, FormDialog } from "@/shared/admin/forms/form-dialog";
import { LongTextInput, TextInput } from "@/shared/admin/forms/inputs";
import { InsertFields } from "@/shared/admin/forms/insert-fields";
import { useTyped } from "@/shared/admin/forms/use-field-errors";
import { useSettings } from "@/shared/api/use-settings";
import { fillFields } from "../fill-fields";
import type { Template, TemplateText } from "./use-templates";

interface TemplateDialogProps {
  open: boolean;
  /** It is undefined for a new one. */
  row: Template | undefined;
  fields: string[];
  onClose: () => void;
  onSave: (body: TemplateText) => Promise<unknown>;
}

/** Edit a template with its fields, and show an example of it. */
export function TemplateDialog({ open, onClose, ...form }: TemplateDialogProps) {
  const title = form.row ? `Edit ${form.row.name}` : "Add template";
  return (
    <FormDialog open={open} onClose={onClose} title={title} className="md:max-w-[64rem]">
      <TemplateForm {...form} title={title} />
    </FormDialog>
  );
}

interface TemplateFormProps extends Omit<TemplateDialogProps, "open" | "onClose"> {
  title: string;
}

function TemplateForm({ title, row, fields, onSave }: TemplateFormProps) {
  const { typed, change, errors, take } = useTyped<TemplateText>(row ? textOf(row) : BLANK);
  const body = useRef<HTMLTextAreaElement>(null);
  const insert = (written: string) => {
    const at = body.current?.selectionStart ?? typed.body.length;
    change({ body: `${typed.body.slice(0, at)}${written}${typed.body.slice(at)}` });
    body.current?.focus();
  };
  return (
    <DialogForm
      label={title}
      onSave={() => onSave(typed).catch(take)}
      saveLabel={row ? "Save" : "Add template"}
    >
      <div className="grid items-start gap-x-8 gap-y-4 md:grid-cols-2">
        <div className="grid min-w-0 gap-4">
          <TextInput
            label="Name"
            error={errors.name}
            hint="Only you see it"
            autoComplete="off"
            value={typed.name}
            onValue={(name) => change({ name })}
          />
          <TextInput
            label="Subject"
            error={errors.subject}
            autoComplete="off"
            value={typed.subject}
            onValue={(subject) => change({ subject })}
          />
          <LongTextInput
            label="Text"
            error={errors.body}
            ref={body}
            rows={9}
            value={typed.body}
            onValue={(text) => change({ body: text })}
          />
          <InsertFields fields={fields} onInsert={insert} />
        </div>
        <Example typed={typed} />
      </div>
    </DialogForm>
  );
}

const BLANK: TemplateText = { name: "", subject: "", body: "" };

function textOf({ name, subject, body }: Template): TemplateText {
  return { name, subject, body };
}

/** Show the text with an invented customer's details and the shop's own. */
function Example({ typed: { subject, body } }: { typed: TemplateText }) {
  const { businessName, phone, hours } = useSettings();
  const values = {
    name: "Aoife Byrne",
    businessName,
    phone,
    hours: hours.map((line) => `${line.days} ${line.hours}`).join(", "),
    part: "Boost Gauge",
    vehicle: "VW Golf",
  };
  return (
    <section aria-label="Example" className="min-w-0 border border-line bg-bg p-4">
      <p className="mb-3 text-label text-muted">Example</p>
      <p className="wrap-anywhere font-semibold">{fillFields(subject, values)}</p>
      <p className="wrap-anywhere mt-2 whitespace-pre-line">{fillFields(body, values)}</p>
    </section>
  );
}
