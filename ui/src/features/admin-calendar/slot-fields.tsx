import { SelectInput, TextInput } from "@/shared/admin/forms/inputs";
import { type Typed, withDay } from "./booking";

interface SlotFieldsProps {
  typed: Typed;
  bays: { id: string; name: string }[];
  errors: Record<string, string>;
  onChange: (typed: Typed) => void;
}

/** Take day, times and bay. The last day is another one for work that takes several. */
export function SlotFields({ typed, bays, errors, onChange }: SlotFieldsProps) {
  const put = (changes: Partial<Typed>) => onChange({ ...typed, ...changes });
  return (
    <div className="grid grid-cols-2 items-end gap-4">
      {errors.startsAt && (
        <p role="alert" className="col-span-2 border-danger border-l-2 pl-3 text-danger">
          {errors.startsAt}
        </p>
      )}
      <TextInput
        label="Day"
        type="date"
        aria-invalid={errors.startsAt ? true : undefined}
        value={typed.day}
        onValue={(text) => onChange(withDay(typed, text))}
      />
      <TextInput label="From" type="time" step={300} value={typed.from} onValue={(from) => put({ from })} />
      <TextInput
        label="Last day"
        type="date"
        min={typed.day}
        value={typed.lastDay}
        onValue={(lastDay) => put({ lastDay })}
      />
      <TextInput
        label="To"
        error={errors.endsAt}
        type="time"
        step={300}
        value={typed.to}
        onValue={(to) => put({ to })}
      />
      <SelectInput
        label="Bay"
        error={errors.bayId}
        className="col-span-2"
        value={typed.bayId}
        onValue={(bayId) => put({ bayId })}
      >
        {bays.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectInput>
    </div>
  );
}
