import { useState } from "react";
import { countBody } from "@/shared/api/fields/admin-fields";
import { Input } from "@/shared/ui/input";
import type { CountedPart } from "./use-stock-take";

const WHOLE = /^\d{0,40}$/;

interface Typed {
  text: string;
  isSent: boolean;
}

interface CountFieldProps {
  part: CountedPart;
  onCount: (part: CountedPart, counted: string | null) => void;
}

/** Take how many there are. Enter or leaving the field stores it, an empty one takes the count back. */
export function CountField({ part, onCount }: CountFieldProps) {
  const shown = part.counted === null ? "" : String(part.counted);
  const [before, setBefore] = useState(shown);
  const [typed, setTyped] = useState<Typed | null>(null);
  // A piece scanned meanwhile changes the count, and takes nothing away that is being typed.
  if (shown !== before) {
    setBefore(shown);
    if (typed?.isSent) setTyped(null);
  }
  const text = typed?.text ?? shown;
  const isWrong = !WHOLE.test(text.trim());
  const type = (value: string) => setTyped(value === shown ? null : { text: value, isSent: false });
  const store = () => {
    if (isWrong || typed === null) return;
    const counted = typed.text.trim();
    setTyped(counted === shown ? null : { text: counted, isSent: true });
    if (counted !== shown) onCount(part, counted || null);
  };
  return (
    <Input
      aria-label={`Counted of ${part.name}`}
      aria-invalid={isWrong || undefined}
      title={isWrong ? countBody.counted.message : undefined}
      inputMode="numeric"
      autoComplete="off"
      value={text}
      onChange={({ target }) => type(target.value)}
      onBlur={store}
      onKeyDown={({ key, currentTarget }) => key === "Enter" && currentTarget.blur()}
      className="w-24 text-end tabular"
    />
  );
}
