import type { CustomerOrder } from "@/shared/api/types";
import { PaymentsMade } from "@/shared/order/payment/payments-made";

/** Show the payments of an order that was withdrawn from. Nothing is asked for any more. */
export default function WithdrawnPayment({ payments }: { payments: CustomerOrder["payments"] }) {
  return (
    <section
      aria-labelledby="payment"
      className="flex flex-col gap-4 border-accent border-l-2 bg-surface p-5"
    >
      <h2 id="payment" className="eyebrow font-sans text-subtle">
        Payment
      </h2>
      <PaymentsMade payments={payments} />
    </section>
  );
}
