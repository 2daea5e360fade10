import { useState } from "react";
import { SearchField } from "../forms/search-field";
import { findByNumber, type Part } from "./find-parts";

interface PartSearchProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Takes the part of a typed or scanned number, and returns a sentence about the outcome. */
  onNumber: (part: Part) => string;
  /** A product with options is one part. */
  whole?: boolean;
  className?: string;
}

/** Take the words for a part. Enter after a whole number takes its part at once. */
export function PartSearch({ label, value, onChange, onNumber, whole, className }: PartSearchProps) {
  const [said, setSaid] = useState("");
  const type = (text: string) => {
    setSaid("");
    onChange(text);
  };
  const enter = async (input: HTMLInputElement) => {
    const number = input.value.trim();
    if (number === "") return;
    const parts = await findByNumber(number, whole).catch(() => undefined);
    const [part, another] = parts ?? [];
    if (part && !another) {
      setSaid(onNumber(part));
      // What was scanned meanwhile is left.
      if (input.value.trim() === number) onChange("");
      return;
    }
    setSaid(refusalOf(parts));
    // The next scan replaces it.
    input.select();
  };
  return (
    <div className={className}>
      <SearchField label={label} value={value} onChange={type} onEnter={enter} />
      <p role="status" className="mt-1 min-h-5 text-muted text-small">
        {said}
      </p>
    </div>
  );
}

function refusalOf(parts: Part[] | undefined): string {
  if (!parts) return "The number could not be looked up. Please try again.";
  return parts.length === 0 ? "No part has this number" : "More than one part has this number: choose one.";
}
