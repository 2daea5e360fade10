import { Button } from "@/shared/ui/button";
import { Field } from "@/shared/ui/forms/field";
import { Select } from "@/shared/ui/forms/select";
import { Input } from "@/shared/ui/input";
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
      <Field label="Amount in €" error={error}>
        {(control) => (
          <Input
            {...control}
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            onChange={({ target }) => onAmount(target.value)}
          />
        )}
      </Field>
      <Field label="Method">
        {(control) => (
          <Select {...control} value={method} onChange={({ target }) => onMethod(target.value as Method)}>
            {methods.map((each) => (
              <option key={each} value={each}>
                {METHOD_NAMES[each]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}

interface FormEndProps {
  failure: string | undefined;
  label: string;
  pending: boolean;
  onClose: () => void;
}

/** Show the refusal that names no field, and the two buttons. */
export function FormEnd({ failure, label, pending, onClose }: FormEndProps) {
  return (
    <>
      {failure && (
        <p role="alert" className="text-danger">
          {failure}
        </p>
      )}
      <div className="dialog-buttons">
        <Button disabled={pending} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" pending={pending} pendingLabel="Saving…">
          {label}
        </Button>
      </div>
    </>
  );
}
