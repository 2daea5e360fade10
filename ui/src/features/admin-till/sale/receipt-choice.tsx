import { TextInput } from "@/shared/admin/forms/inputs";
import { Segments } from "@/shared/admin/forms/segments";
import { Link } from "@/shared/ui/link";
import type { Till } from "../use-till";

export type ReceiptWay = "roll" | "sheet" | "email" | "none";

const STORAGE_KEY = "tillReceipt";
const WAYS: { value: ReceiptWay; label: string }[] = [
  { value: "roll", label: "80 mm" },
  { value: "sheet", label: "A4" },
  { value: "email", label: "E-mail" },
  { value: "none", label: "None" },
];

/** Return the receipt that was chosen last on this computer. */
export function storedReceipt(): ReceiptWay {
  const stored = localStorage.getItem(STORAGE_KEY);
  return WAYS.find(({ value }) => value === stored)?.value ?? "none";
}

interface ReceiptChoiceProps {
  missing: Till["missing"];
  way: ReceiptWay;
  email: string;
  onChange: (way: ReceiptWay, email: string) => void;
}

/** Choose how the customer gets the receipt. The next sale has the same choice. */
export function ReceiptChoice({ missing, way, email, onChange }: ReceiptChoiceProps) {
  if (missing.length > 0) {
    return (
      <p className="text-muted text-small">
        For receipts, enter your legal name and address in{" "}
        <Link to="/admin/settings" className="underline underline-offset-4">
          Settings
        </Link>
        .
      </p>
    );
  }
  const choose = (next: ReceiptWay) => {
    localStorage.setItem(STORAGE_KEY, next);
    onChange(next, email);
  };
  return (
    <div className="grid gap-3">
      <div className="grid gap-1.5">
        <span aria-hidden className="font-semibold text-small">
          Receipt
        </span>
        <Segments label="Receipt" options={WAYS} value={way} onChange={choose} />
      </div>
      {way === "email" && (
        <TextInput
          label="Customer’s e-mail"
          type="email"
          autoComplete="off"
          maxLength={254}
          value={email}
          onValue={(typed) => onChange(way, typed)}
        />
      )}
    </div>
  );
}
