import { Field } from "@/shared/ui/forms/field";
import { Select } from "@/shared/ui/forms/select";
import { Input } from "@/shared/ui/input";
import { type Typed, withDay } from "./booking";

interface SlotFieldsProps {
  typed: Typed;
  bays: { id: string; name: string }[];
  errors: Record<string, string>;
  onChange: (typed: Typed) => void;
}

/** Day, times and bay; the last day is another one for work that takes several. */
export function SlotFields({ typed, bays, errors, onChange }: SlotFieldsProps) {
  const put = (changes: Partial<Typed>) => onChange({ ...typed, ...changes });
  return (
    <div className="grid grid-cols-2 items-end gap-4">
      {errors.startsAt && (
        <p role="alert" className="col-span-2 border-danger border-l-2 pl-3 text-danger">
          {errors.startsAt}
        </p>
      )}
      <Field label="Day">
        {(control) => (
          <Input
            {...control}
            type="date"
            aria-invalid={errors.startsAt ? true : undefined}
            value={typed.day}
            onChange={({ target }) => onChange(withDay(typed, target.value))}
          />
        )}
      </Field>
      <Field label="From">
        {(control) => (
          <Input
            {...control}
            type="time"
            step={300}
            value={typed.from}
            onChange={({ target }) => put({ from: target.value })}
          />
        )}
      </Field>
      <Field label="Last day">
        {(control) => (
          <Input
            {...control}
            type="date"
            min={typed.day}
            value={typed.lastDay}
            onChange={({ target }) => put({ lastDay: target.value })}
          />
        )}
      </Field>
      <Field label="To" error={errors.endsAt}>
        {(control) => (
          <Input
            {...control}
            type="time"
            step={300}
            value={typed.to}
            onChange={({ target }) => put({ to: target.value })}
          />
        )}
      </Field>
      <Field label="Bay" error={errors.bayId} className="col-span-2">
        {(control) => (
          <Select {...control} value={typed.bayId} onChange={({ target }) => put({ bayId: target.value })}>
            {bays.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}
