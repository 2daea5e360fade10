import { type FormEvent, useRef, useState } from "react";
import { focusFirstWrong } from "@/shared/admin/forms/focus-first-wrong";
import { LongTextInput, TextInput } from "@/shared/admin/forms/inputs";
import { InsertFields } from "@/shared/admin/forms/insert-fields";
import { useFieldErrors } from "@/shared/admin/forms/use-field-errors";
import { useSettings } from "@/shared/api/use-settings";
import { Button } from "@/shared/ui/button";
import { Dialog } from "@/shared/ui/dialogs/dialog";
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
export function TemplateDialog({ open, row, ...form }: TemplateDialogProps) {
  const [busy, setBusy] = useState(false);
  const title = row ? `Edit ${row.name}` : "Add template";
  return (
    <Dialog open={open} onClose={form.onClose} title={title} busy={busy} className="md:max-w-[64rem]">
      <TemplateForm {...form} title={title} row={row} busy={busy} onBusy={setBusy} />
    </Dialog>
  );
}

interface TemplateFormProps extends Omit<TemplateDialogProps, "open"> {
  title: string;
  busy: boolean;
  onBusy: (busy: boolean) => void;
}

function TemplateForm({ title, row, fields, busy, onBusy, onClose, onSave }: TemplateFormProps) {
  const [typed, setTyped] = useState<TemplateText>(row ? textOf(row) : { name: "", subject: "", body: "" });
  const { errors, take, drop } = useFieldErrors();
  const body = useRef<HTMLTextAreaElement>(null);
  const change = (changes: Partial<TemplateText>) => {
    drop(changes);
    setTyped({ ...typed, ...changes });
  };
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    onBusy(true);
    try {
      await onSave(typed).catch(take);
      onClose();
    } catch {
      focusFirstWrong(form);
    } finally {
      onBusy(false);
    }
  };
  const insert = (written: string) => {
    const at = body.current?.selectionStart ?? typed.body.length;
    change({ body: `${typed.body.slice(0, at)}${written}${typed.body.slice(at)}` });
    body.current?.focus();
  };
  return (
    <form noValidate onSubmit={save} aria-label={title} className="grid gap-4">
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
            onValue={(body) => change({ body })}
          />
          <InsertFields fields={fields} onInsert={insert} />
        </div>
        <Example typed={typed} />
      </div>
      <div className="dialog-buttons">
        <Button disabled={busy} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" pending={busy} pendingLabel="Saving…">
          {row ? "Save" : "Add template"}
        </Button>
      </div>
    </form>
  );
}

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
