import { type FormEvent, useState } from "react";
import { TextInput } from "@/shared/admin/forms/inputs";
import { fieldMessages, serverMessage } from "@/shared/api/api-error";
import { Button } from "@/shared/ui/button";
import type { CountedPart } from "./use-stock-take";

interface ScanPieceProps {
  /** The part of the last scan, once the server has counted it. */
  last: CountedPart | undefined;
  error: Error | null;
  onScan: (number: string) => void;
}

/** Take the numbers of pieces one by one. The field is empty again at once, for the next one. */
export function ScanPiece({ last, error, onScan }: ScanPieceProps) {
  const [number, setNumber] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = number.trim();
    setNumber("");
    if (typed) onScan(typed);
  };
  const refusal =
    error && (fieldMessages(error).number ?? serverMessage(error) ?? "This scan did not arrive.");
  return (
    <form method="post" noValidate aria-label="Scan" onSubmit={submit} className="panel gap-3">
      <div className="flex items-end gap-3">
        <TextInput
          autoFocus
          label="Scan a piece, or type its number and press Enter"
          className="grow"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          error={refusal ?? undefined}
          value={number}
          onValue={setNumber}
        />
        <Button type="submit">Count</Button>
      </div>
      <p role="status" className="min-h-6 font-semibold">
        {last && !error && `${last.name}: ${last.counted} counted`}
      </p>
    </form>
  );
}
