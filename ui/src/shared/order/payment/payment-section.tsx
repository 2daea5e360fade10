import type { ReactNode } from "react";

interface PaymentSectionProps {
  /** What is to pay, right below the title. */
  due: ReactNode;
  children: ReactNode;
}

/** Show a customer what is to pay, with the ways to pay it below. */
export function PaymentSection({ due, children }: PaymentSectionProps) {
  return (
    <section
      aria-labelledby="payment"
      className="flex flex-col gap-4 border-accent border-l-2 bg-surface p-5"
    >
      <div>
        <h2 id="payment" className="eyebrow mb-1 font-sans text-subtle">
          Payment
        </h2>
        {due}
      </div>
      {children}
    </section>
  );
}
