import { AmountInput, SelectInput } from "@/shared/admin/forms/inputs";
import { METHOD_NAMES, type PaymentMethod } from "./payment-words";

interface MoneyFieldsProps<Method extends PaymentMethod> {
  amount: string;
  onAmount: (typed: string) => void;
  method: Method;
  onMethod: (method: Method) => void;
  methods: Method[];
  error: string | undefined;
}

/** Take the amount and the way of payment. */
export function MoneyFields<Method extends PaymentMethod>({
  amount,
  onAmount,
  method,
  onMethod,
  methods,
  error,
}: MoneyFieldsProps<Method>) {
  return (
    <div className="grid items-end gap-4 sm:grid-cols-2">
      <AmountInput label="Amount in €" error={error} autoComplete="off" value={amount} onValue={onAmount} />
      <SelectInput label="Method" value={method} onValue={(value) => onMethod(value as Method)}>
        {methods.map((each) => (
          <option key={each} value={each}>
            {METHOD_NAMES[each]}
          </option>
        ))}
      </SelectInput>
    </div>
  );
}
