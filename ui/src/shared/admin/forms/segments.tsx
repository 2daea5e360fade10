import { useId } from "react";

interface Segment<Value> {
  value: Value;
  label: string;
  /** The number of items in the segment. */
  count?: number | undefined;
}

interface SegmentsProps<Value> {
  /** The group's name. */
  label: string;
  options: Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** More than these are in rows of three on a phone. */
const ONE_ROW = 4;

/** Choose one of a few choices side by side. They are native radio buttons in one frame. */
export function Segments<Value extends string | number>(props: SegmentsProps<Value>) {
  const { label, options, value, onChange } = props;
  const name = useId();
  return (
    <fieldset className="flex flex-wrap gap-px overflow-hidden rounded-control border border-control bg-line">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={`${options.length > ONE_ROW ? "max-sm:basis-[28%]" : ""} relative flex min-h-9 flex-1 items-center justify-center gap-1.5 whitespace-nowrap bg-surface px-3 font-semibold text-muted -outline-offset-2 hover:text-text has-checked:bg-text has-checked:text-bg has-focus-visible:outline-2 has-focus-visible:outline-accent`}
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
          {option.count !== undefined && <span className="font-normal tabular">{option.count}</span>}
        </label>
      ))}
    </fieldset>
  );
}
