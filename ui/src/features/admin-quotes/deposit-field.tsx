import { formatPrice } from "@/shared/lib/money";
import { Field } from "@/shared/ui/forms/field";
import { Select } from "@/shared/ui/forms/select";
import { Input } from "@/shared/ui/input";
import type { AdminQuote, QuoteDraft } from "./quote-draft";

interface DepositFieldProps {
  quote: AdminQuote;
  draft: Pick<QuoteDraft, "deposit" | "isPercent">;
  onChange: (changes: Partial<QuoteDraft>) => void;
}

/** A deposit as an amount, or as a percentage of what the customer takes. */
export function DepositField({ quote, draft: { deposit, isPercent }, onChange }: DepositFieldProps) {
  const isSaved = isPercent && quote.deposit && `${quote.depositPercent}` === deposit;
  return (
    <Field label="Deposit" optional hint={isSaved && `= ${formatPrice(quote.deposit ?? "")}`}>
      {(control) => (
        <span className="grid grid-cols-[minmax(0,1fr)_5rem] gap-2">
          <Input
            {...control}
            inputMode={isPercent ? "numeric" : "decimal"}
            value={deposit}
            onChange={({ target }) => onChange({ deposit: target.value.replace(",", ".") })}
          />
          <Select
            aria-label="Deposit in"
            value={isPercent ? "%" : "€"}
            onChange={({ target }) => onChange({ isPercent: target.value === "%", deposit: "" })}
          >
            <option>€</option>
            <option>%</option>
          </Select>
        </span>
      )}
    </Field>
  );
}
