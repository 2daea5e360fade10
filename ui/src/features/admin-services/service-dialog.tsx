import { DialogForm, FormDialog } from "@/shared/admin/forms/form-dialog";
import { AmountInput, SelectInput, TextInput } from "@/shared/admin/forms/inputs";
import { useTyped } from "@/shared/admin/forms/use-field-errors";
import type { Service } from "@/shared/admin/lines/services";
import { useTaxRates } from "@/shared/admin/lines/use-line-totals";
import { readDecimal } from "@/shared/admin/money/read-price";
import { newService } from "@/shared/api/fields/admin-fields";
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

/** Edit a service. Each one that is edited has a new form. */
export function ServiceDialog({ service, titles, onClose }: ServiceDialogProps) {
  const { typed, change, errors, take } = useTyped(() => typedOf(service));
  const save = useSaveService(service.id);
  const rates = useTaxRates().data ?? [];
  const send = () => {
    const body = { ...typed, price: readDecimal(typed.price), minutes: typed.minutes.trim() || null };
    const ids = { card: asCard(typed.card), taxRateId: typed.taxRateId || null };
    return save.mutateAsync({ ...body, ...ids }).catch(take);
  };
  const text = (name: "service" | "size" | "note") => ({
    error: errors[name],
    value: typed[name],
    autoComplete: "off",
    maxLength: newService[name].maxLength,
    onValue: (value: string) => change({ [name]: value }),
  });
  const number = (name: "price" | "minutes") => ({
    error: errors[name],
    value: typed[name],
    autoComplete: "off",
    onValue: (value: string) => change({ [name]: value }),
  });
  const title = service.id ? `Edit ${service.service}` : "Add service";
  return (
    <FormDialog open onClose={onClose} title={title} className="md:max-w-[36rem]">
      <DialogForm label={title} onSave={send} saveLabel="Save">
        <TextInput label="Service" {...text("service")} />
        <TextInput
          label="Size of car"
          optional
          hint="Leave blank for the same price for every car"
          {...text("size")}
        />
        <div className="grid grid-cols-2 items-start gap-4">
          <AmountInput label="Price" {...number("price")} />
          <AmountInput label="Minutes" optional {...number("minutes")} />
        </div>
        {rates.length > 1 && (
          <SelectInput
            label="Tax rate"
            error={errors.taxRateId}
            value={typed.taxRateId}
            onValue={(taxRateId) => change({ taxRateId })}
          >
            <option value="">Tax on services</option>
            {rates.map(({ id, name, rate }) => (
              <option key={id} value={id}>{`${name}, ${rate}%`}</option>
            ))}
          </SelectInput>
        )}
        <SelectInput
          label="On the website under"
          error={errors.card}
          value={typed.card}
          onValue={(card) => change({ card })}
        >
          <option value="">Not on the website: only in quotes and jobs</option>
          {titles.map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectInput>
        <TextInput label="Note" optional hint="Only you see it" {...text("note")} />
      </DialogForm>
    </FormDialog>
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
