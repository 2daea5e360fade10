export interface Choice<Value extends string> {
  value: Value;
  label: string;
  /** The effect of the choice. */
  text: string;
}

interface ChoiceListProps<Value extends string> {
  name: string;
  /** It is read out as the group's name. */
  legend: string;
  choices: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** The id of the text about the choice. */
  describedBy?: string;
}

/** Choose one of a few choices below each other, each with a sentence on what it means. */
export function ChoiceList<Value extends string>(props: ChoiceListProps<Value>) {
  const { name, legend, choices, value: chosen, onChange, describedBy } = props;
  return (
    <fieldset aria-describedby={describedBy} className="flex max-w-measure flex-col">
      <legend className="sr-only">{legend}</legend>
      {choices.map(({ value, label, text }) => (
        <label key={value} className="flex gap-3 border-line py-3 not-last:border-b first-of-type:pt-0">
          <input
            type="radio"
            name={name}
            value={value}
            checked={chosen === value}
            onChange={() => onChange(value)}
            className="mt-0.5 size-4.5 shrink-0 accent-accent"
          />
          <span>
            <span className="block font-semibold">{label}</span>
            <span className="block text-muted">{text}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
