import { useMemo } from "react";
import { useSettings } from "@/shared/api/use-settings";
import { formatPrice } from "@/shared/lib/money";
import { NotPaid, useAnswer } from "@/shared/order/payment/card-payment";
import { jobSale } from "@/shared/order/payment/card-sale";
import { type Return, readReturn } from "@/shared/order/payment/card-words";
import { PaymentSection } from "@/shared/order/payment/payment-section";
import { TestMode } from "@/shared/order/payment/test-mode";
import TransferAccount from "@/shared/order/payment/transfer-account";
import { sayDue } from "@/shared/order/payment/transfer-words";
import { whatIsDue } from "./job-words";
import type { CustomerJob } from "./use-job";

/**
 * Take the deposit or all that is to pay, by card or transfer, and show how the card payment ended from which
 * the customer comes back.
 */
export default function PayJob({ token, job }: { token: string; job: CustomerJob }) {
  const { cardTestMode } = useSettings();
  const { cardPayment, canPay, transfer } = job;
  const isOpen = cardPayment?.state === "open";
  const said = readReturn(window.location);
  const back = isOpen ? said : undefined;
  const { what, amount } = whatIsDue(job);
  const isDeposit = what === "deposit";
  const sale = useMemo(() => jobSale(token, isDeposit ? "deposit" : "owed"), [token, isDeposit]);
  const isWaiting = useAnswer(sale, isOpen, back);
  const end = isOpen ? undefined : sayEnd(said, cardPayment);
  if (!canPay && !transfer && !end && !isWaiting) return null;
  return (
    <PaymentSection
      due={
        <>
          {end && <p role="status">{end}</p>}
          {(canPay || transfer) && <p className="font-display text-h3 tabular">{sayDue(what, amount)}</p>}
        </>
      }
    >
      {cardTestMode && canPay && <TestMode />}
      {(canPay || isWaiting) && <NotPaid sale={sale} back={back} isWaiting={isWaiting} />}
      {transfer && !isWaiting && <TransferAccount transfer={transfer} isOneOfSeveral={canPay} />}
    </PaymentSection>
  );
}

/** Say how the payment ended from whose page the customer came back. */
function sayEnd(said: Return, payment: CustomerJob["cardPayment"]): string | undefined {
  if (!said || !payment) return undefined;
  return payment.state === "succeeded"
    ? `Your card payment of ${formatPrice(payment.amount)} has arrived. Thank you.`
    : "Your card payment did not work. Nothing was charged.";
}
