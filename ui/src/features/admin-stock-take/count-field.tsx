import { useState } from "react";
import { countBody } from "@/shared/api/fields/admin-fields";
import { Input } from "@/shared/ui/input";
import type { CountedPart } from "./use-stock-take";

const WHOLE = /^\d{0,40}$/;

interface CountFieldProps {
  part: CountedPart;
  onCount: (part: CountedPart, counted: string | null) => void;
}

/** Take how many there are. Enter or leaving the field stores it, an empty one takes the count back. */
export function CountField({ part, onCount }: CountFieldProps) {
  const shown = part.counted === null ? "" : String(part.counted);
  const [text, setText] = useState(shown);
  const isWrong = !WHOLE.test(text.trim());
  const store = () => {
    const typed = text.trim();
    if (!isWrong && typed !== shown) onCount(part, typed || null);
  };
  return (
    <Input
      aria-label={`Counted of ${part.name}`}
      aria-invalid={isWrong || undefined}
      title={isWrong ? countBody.counted.message : undefined}
      inputMode="numeric"
      autoComplete="off"
      value={text}
      onChange={({ target }) => setText(target.value)}
      onBlur={store}
      onKeyDown={({ key, currentTarget }) => key === "Enter" && currentTarget.blur()}
      className="w-24 text-end tabular"
    />
  );
}
