import { Minus, Plus } from "lucide-react";
import { useRef } from "react";
import { IconButton } from "./icon-button";

interface StepperProps {
  /** Read out as the name of the group: "Quantity". */
  label: string;
  value: number;
  onChange: (value: number) => void;
  min: number;
  /** Without one only the server bounds it. */
  max?: number;
  disabled?: boolean;
}

/** A whole number with a minus and a plus; whichever reaches its end hands the focus to the other. */
export function Stepper({ label, value, onChange, min, max, disabled = false }: StepperProps) {
  const minus = useRef<HTMLButtonElement>(null);
  const plus = useRef<HTMLButtonElement>(null);
  const step = (next: number) => {
    onChange(next);
    if (next <= min) plus.current?.focus();
    if (next === max) minus.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand outside the row it names.
    <div
      role="group"
      aria-label={label}
      className="inline-flex items-center rounded-control border border-control"
    >
      <IconButton
        ref={minus}
        icon={Minus}
        label="Decrease quantity"
        disabled={disabled || value <= min}
        onClick={() => step(value - 1)}
      />
      <output className="min-w-10 text-center font-semibold tabular">{value}</output>
      <IconButton
        ref={plus}
        icon={Plus}
        label="Increase quantity"
        disabled={disabled || (max !== undefined && value >= max)}
        onClick={() => step(value + 1)}
      />
    </div>
  );
}
