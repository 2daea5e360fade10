import { type FormEvent, type RefObject, useState } from "react";
import { TextInput } from "@/shared/admin/forms/inputs";
import { Button } from "@/shared/ui/button";
import type { CountedPart } from "./use-stock-take";

interface ScanPieceProps {
  field: RefObject<HTMLInputElement | null>;
  /** The part of the last scan, once the server has counted it. */
  last: CountedPart | undefined;
  onScan: (number: string) => void;
}

/** Take the numbers of pieces one by one. The field is empty again at once, for the next one. */
export function ScanPiece({ field, last, onScan }: ScanPieceProps) {
  const [number, setNumber] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = number.trim();
    setNumber("");
    if (typed) onScan(typed);
  };
  return (
    <form method="post" noValidate aria-label="Scan" onSubmit={submit} className="panel gap-3">
      <div className="flex items-end gap-3">
        <TextInput
          ref={field}
          autoFocus
          label="Scan a piece, or type its number and press Enter"
          className="grow"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          value={number}
          onValue={setNumber}
        />
        <Button type="submit">Count</Button>
      </div>
      <p role="status" className="min-h-6 font-semibold">
        {last && `${last.name}: ${last.counted} counted`}
      </p>
    </form>
  );
}
