import { type FormEvent, useState } from "react";
import { focusFirstWrong } from "@/shared/admin/forms/focus-first-wrong";
import { SelectInput, TextInput } from "@/shared/admin/forms/inputs";
import { useFieldErrors } from "@/shared/admin/forms/use-field-errors";
import type { Service } from "@/shared/admin/lines/services";
import { useTaxRates } from "@/shared/admin/lines/use-line-totals";
import { newService } from "@/shared/api/fields/admin-fields";
import { Button } from "@/shared/ui/button";
import { Dialog } from "@/shared/ui/dialogs/dialog";
import { type ServiceFields, useSaveService } from "./use-save-service";

interface ServiceDialogProps {
  /** The service that is changed, or nothing for a new one. */
  service: Partial<Service>;
  /** The services of the website by their ids. */
  titles: Pair[];
  onClose: () => void;
}

/** An id and its name. */
export type Pair = [id: string, name: string];

const FIELDS = ["service", "size", "price", "minutes", "note"] as const;
type FieldName = (typeof FIELDS)[number];

/** Edit a service. Each one that is edited has a new form. */
export function ServiceDialog({ service, titles, onClose }: ServiceDialogProps) {
  const [fields, setFields] = useState(() => typedOf(service));
  const { errors, take, drop } = useFieldErrors();
  const save = useSaveService(service.id);
  const rates = useTaxRates().data ?? [];
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const body = { ...fields, minutes: fields.minutes.trim() || null, card: asCard(fields.card) };
    try {
      await save.mutateAsync({ ...body, taxRateId: fields.taxRateId || null }).catch(take);
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
    <TextInput
      label={label}
      hint={more.hint}
      optional={more.optional ?? false}
      error={errors[name]}
      value={fields[name]}
      autoComplete="off"
      inputMode={more.number ? "decimal" : undefined}
      maxLength={name === "price" || name === "minutes" ? undefined : newService[name].maxLength}
      onValue={(text) => {
        setFields((before) => ({
          ...before,
          [name]: more.number ? text.replace(",", ".") : text,
        }));
        drop({ [name]: "" });
      }}
    />
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
        {rates.length > 1 && (
          <Choice
            label="Tax rate"
            error={errors.taxRateId}
            value={fields.taxRateId}
            onChange={(taxRateId) => setFields((before) => ({ ...before, taxRateId }))}
            choices={[
              ["", "Tax on services"],
              ...rates.map(({ id, name, rate }): Pair => [id, `${name}, ${rate}%`]),
            ]}
          />
        )}
        <Choice
          label="On the website under"
          error={errors.card}
          value={fields.card}
          onChange={(card) => setFields((before) => ({ ...before, card }))}
          choices={[["", "Not on the website: only in quotes and jobs"], ...titles]}
        />
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

interface ChoiceProps {
  label: string;
  error: string | undefined;
  value: string;
  choices: Pair[];
  onChange: (value: string) => void;
}

function Choice({ label, error, value, choices, onChange }: ChoiceProps) {
  return (
    <SelectInput label={label} error={error} value={value} onValue={onChange}>
      {choices.map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectInput>
  );
}

function typedOf({ service = "", size = "", price = "", minutes, note = "", ...rest }: Partial<Service>) {
  const { taxRateId, card } = rest;
  return {
    service,
    size,
    price,
    minutes: minutes ? `${minutes}` : "",
    note,
    taxRateId: taxRateId ?? "",
    card: card ?? "",
  };
}

/** Return an id of the website's services, or a blank. */
function asCard(id: string): ServiceFields["card"] {
  return (id || null) as ServiceFields["card"];
}
