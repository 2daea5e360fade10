import { Button } from "@/shared/ui/button";
import { FIELD_WORDS } from "./field-words";

interface InsertFieldsProps {
  fields: string[];
  /** Is called with the field as it is written in a text. */
  onInsert: (written: string) => void;
}

/** Show a button for each field of a text, which puts it where the cursor is. */
export function InsertFields({ fields, onInsert }: InsertFieldsProps) {
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="sr-only">Insert a field</legend>
      <span aria-hidden="true" className="text-muted">
        Insert
      </span>
      {fields.map((field) => (
        <Button key={field} size="small" onClick={() => onInsert(`{{${field}}}`)}>
          {FIELD_WORDS[field] ?? field}
        </Button>
      ))}
    </fieldset>
  );
}
