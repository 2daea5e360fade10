import { CreditCard, Landmark, Store } from "lucide-react";
import type { ReactNode } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import type { PaymentChoice as Choice } from "@/shared/api/types";
import { useSettings } from "@/shared/api/use-settings";
import { describeMethod, nameMethod } from "@/shared/order/payment/payment-words";
import { TestMode } from "@/shared/order/payment/test-mode";
import { Icon } from "@/shared/ui/icon";

interface PaymentChoiceProps {
  bind: () => UseFormRegisterReturn;
  error: string | undefined;
  isCollected: boolean;
}

const ICONS = { card: CreditCard, workshop: Store, transfer: Landmark };
const CARD = "flex items-start gap-3 rounded-card border border-control p-4";
const CHOICE =
  "transition-colors hover:border-text has-checked:border-accent has-checked:bg-surface has-focus-visible:border-text";

/** Show the ways of paying on offer, each with what it means. The only one needs no choice. */
export default function PaymentChoice({ bind, error, isCollected }: PaymentChoiceProps) {
  const settings = useSettings();
  const isOnly = settings.paymentMethods.length === 1;
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1.5 font-semibold text-small">How would you like to pay?</legend>
      {error && (
        <p id="payment-error" className="text-danger text-small">
          {error}
        </p>
      )}
      {settings.cardTestMode && settings.paymentMethods.includes("card") && <TestMode />}
      {settings.paymentMethods.map((method) => {
        const meaning = describeMethod(method, settings, isCollected);
        if (isOnly) {
          return (
            <div key={method} className={CARD}>
              <MethodWords method={method}>{meaning}</MethodWords>
            </div>
          );
        }
        return (
          <label key={method} className={`${CARD} ${CHOICE}`}>
            <input
              {...bind()}
              type="radio"
              value={method}
              aria-describedby={error ? "payment-error" : undefined}
              className="mt-1 size-4.5 shrink-0 accent-accent"
            />
            <MethodWords method={method}>{meaning}</MethodWords>
          </label>
        );
      })}
    </fieldset>
  );
}

function MethodWords({ method, children }: { method: Choice; children: ReactNode }) {
  return (
    <span className="min-w-0 flex-1">
      <span className="flex items-center gap-2 font-semibold">
        <Icon of={ICONS[method]} className="text-subtle" />
        {nameMethod(method, useSettings())}
      </span>
      <span className="text-muted text-small wrap-anywhere">{children}</span>
    </span>
  );
}
