import { Minus, Plus } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { IconButton } from "../icon-button";

interface StepperProps {
  /** The name of the group and of its number: "Quantity". */
  label: string;
  value: number;
  onChange: (value: number) => void;
  min: number;
  /** Without a maximum only the server bounds it. */
  max?: number;
  disabled?: boolean;
}

/**
 * Take a whole number, typed or changed by a minus and a plus. The button that reaches its end gives the focus
 * to the other.
 */
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
      <TypedNumber {...{ label, value, onChange, min, max, disabled }} />
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

/**
 * Take the number on Enter and on leaving the field. One that is out of bounds becomes the nearest bound, and
 * what is no number changes nothing.
 */
function TypedNumber({
  label,
  value,
  onChange,
  min,
  max,
  disabled,
}: StepperProps & { max: number | undefined }) {
  const [typed, setTyped] = useState<string>();
  const take = () => {
    setTyped(undefined);
    const wanted = /^\d+$/.test(typed?.trim() ?? "") ? Number(typed) : value;
    const taken = Math.max(Math.min(wanted, max ?? wanted), min);
    if (taken !== value) onChange(taken);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "Escape") setTyped(undefined);
    if (event.key !== "Enter") return;
    event.preventDefault();
    take();
  };
  return (
    <input
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      disabled={disabled}
      value={typed ?? value}
      onChange={({ target }) => setTyped(target.value)}
      onFocus={({ target }) => target.select()}
      onBlur={take}
      onKeyDown={press}
      className="min-h-11 w-12 bg-transparent text-center font-semibold tabular"
    />
  );
}
