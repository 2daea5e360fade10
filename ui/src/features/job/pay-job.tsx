import { useMemo } from "react";
import { useSettings } from "@/shared/api/use-settings";
import { formatPrice, toCents } from "@/shared/lib/money";
import { NotPaid, useAnswer } from "@/shared/order/payment/card-payment";
import { jobSale } from "@/shared/order/payment/card-sale";
import { type Return, readReturn } from "@/shared/order/payment/card-words";
import { TestMode } from "@/shared/order/payment/test-mode";
import type { CustomerJob } from "./use-job";

/** The deposit or all that is owed, paid by card; and what became of the card payment that the customer comes from. */
export default function PayJob({ token, job }: { token: string; job: CustomerJob }) {
  const { cardTestMode } = useSettings();
  const { cardPayment, canPay, depositOwed, owed } = job;
  const isOpen = cardPayment?.state === "open";
  const said = readReturn(window.location);
  const back = isOpen ? said : undefined;
  const isDeposit = toCents(depositOwed) > 0;
  const sale = useMemo(() => jobSale(token, isDeposit ? "deposit" : "owed"), [token, isDeposit]);
  const isWaiting = useAnswer(sale, isOpen, back);
  const end = isOpen ? undefined : sayEnd(said, cardPayment);
  if (!canPay && !end && !isWaiting) return null;
  return (
    <section
      aria-labelledby="payment"
      className="flex flex-col gap-4 border-accent border-l-2 bg-surface p-5"
    >
      <div>
        <h2 id="payment" className="eyebrow mb-1 font-sans text-subtle">
          Payment
        </h2>
        {end && <p role="status">{end}</p>}
        {canPay && (
          <p className="font-display text-h3 tabular">
            {isDeposit ? `Deposit of ${formatPrice(depositOwed)} to pay` : `${formatPrice(owed)} to pay`}
          </p>
        )}
      </div>
      {cardTestMode && <TestMode />}
      {(canPay || isWaiting) && <NotPaid sale={sale} back={back} isWaiting={isWaiting} />}
    </section>
  );
}

/** The end of the payment from whose page the customer came back. */
function sayEnd(said: Return, payment: CustomerJob["cardPayment"]): string | undefined {
  if (!said || !payment) return undefined;
  return payment.state === "succeeded"
    ? `Your card payment of ${formatPrice(payment.amount)} has arrived. Thank you.`
    : "Your card payment did not work. Nothing was charged.";
}
