import { TextInput } from "@/shared/admin/forms/inputs";
import { formatPrice } from "@/shared/lib/money";
import { type AdminQuote, type QuoteDraft, readDeposit } from "./quote-draft";

interface DepositFieldProps {
  quote: AdminQuote;
  draft: Pick<QuoteDraft, "deposit" | "isPercent">;
  onChange: (changes: Partial<QuoteDraft>) => void;
}

/** Take a deposit as an amount, or as a percentage of what the customer chooses. */
export function DepositField({ quote, draft: { deposit, isPercent }, onChange }: DepositFieldProps) {
  const isSaved = isPercent && quote.deposit && `${quote.depositPercent}` === deposit;
  return (
    <TextInput
      label="Deposit"
      optional
      hint={isSaved && `= ${formatPrice(quote.deposit ?? "")}`}
      placeholder="€50 or 20%"
      autoComplete="off"
      value={isPercent ? `${deposit}%` : deposit}
      onValue={(text) => onChange(readDeposit(text))}
    />
  );
}
