import { useLayoutEffect, useRef } from "react";
import { Input } from "@/shared/ui/input";

interface DayFieldProps {
  label: string;
  day: string;
  min?: string;
  max?: string;
  /** It may be left blank. */
  optional?: boolean;
  onChange: (day: string) => void;
}

/** Take a possible day. What is being typed is left alone until the field is left; what is no such day goes then. */
export function DayField({ label, day, min, max, optional = false, onChange }: DayFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  // The field stays the same one when its day changes, because the focus may be in it.
  useLayoutEffect(() => {
    if (field.current) field.current.value = day;
  }, [day]);
  const isPossible = (value: string) =>
    value === "" ? optional : isDay(value) && value >= (min || value) && value <= (max || value);
  return (
    <Input
      ref={field}
      type="date"
      aria-label={label}
      defaultValue={day}
      min={min}
      max={max}
      onBlur={({ target }) => {
        if (!isPossible(target.value)) target.value = day;
        else if (target.value !== day) onChange(target.value);
      }}
      onKeyDown={({ key, currentTarget }) => key === "Enter" && currentTarget.blur()}
      className="w-36"
    />
  );
}

export function isDay(text: string): boolean {
  return /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
}
