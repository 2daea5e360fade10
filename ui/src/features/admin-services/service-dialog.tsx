import { type FormEvent, useState } from "react";
import { focusFirstWrong } from "@/shared/admin/forms/focus-first-wrong";
import { useFieldErrors } from "@/shared/admin/forms/use-field-errors";
import type { Service } from "@/shared/admin/lines/services";
import { newService } from "@/shared/api/fields/admin-fields";
import { Button } from "@/shared/ui/button";
import { Dialog } from "@/shared/ui/dialogs/dialog";
import { Field } from "@/shared/ui/forms/field";
import { Input } from "@/shared/ui/input";
import { useSaveService } from "./use-save-service";

interface ServiceDialogProps {
  /** The service that is changed, or nothing for a new one. */
  service: Partial<Service>;
  onClose: () => void;
}

const FIELDS = ["service", "size", "price", "minutes", "note"] as const;
type FieldName = (typeof FIELDS)[number];

/** The form of a service, mounted anew for each that is edited. */
export function ServiceDialog({ service, onClose }: ServiceDialogProps) {
  const [fields, setFields] = useState(() => typedOf(service));
  const { errors, take, drop } = useFieldErrors();
  const save = useSaveService(service.id);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    try {
      await save.mutateAsync({ ...fields, minutes: fields.minutes.trim() || null }).catch(take);
      onClose();
    } catch {
      focusFirstWrong(form);
    }
  };
  const line = (
    name: FieldName,
    label: string,
    more: { hint?: string; optional?: boolean; number?: true } = {},
  ) => (
    <Field label={label} hint={more.hint} optional={more.optional ?? false} error={errors[name]}>
      {(control) => (
        <Input
          {...control}
          value={fields[name]}
          autoComplete="off"
          inputMode={more.number ? "decimal" : undefined}
          maxLength={name === "price" || name === "minutes" ? undefined : newService[name].maxLength}
          onChange={({ target }) => {
            setFields((before) => ({
              ...before,
              [name]: more.number ? target.value.replace(",", ".") : target.value,
            }));
            drop({ [name]: "" });
          }}
        />
      )}
    </Field>
  );
  const title = service.id ? `Edit ${service.service}` : "Add service";
  return (
    <Dialog open onClose={onClose} title={title} busy={save.isPending} className="md:max-w-[36rem]">
      <form noValidate onSubmit={send} aria-label={title} className="grid gap-4">
        {line("service", "Service")}
        {line("size", "Size of car", {
          optional: true,
          hint: "Leave blank for the same price for every car",
        })}
        <div className="grid grid-cols-2 items-start gap-4">
          {line("price", "Price", { number: true })}
          {line("minutes", "Minutes", { number: true, optional: true })}
        </div>
        {line("note", "Note", { optional: true, hint: "Only you see it" })}
        <div className="dialog-buttons">
          <Button disabled={save.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" pending={save.isPending} pendingLabel="Saving…">
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function typedOf({ service = "", size = "", price = "", minutes, note = "" }: Partial<Service>) {
  return { service, size, price, minutes: minutes ? `${minutes}` : "", note };
}
