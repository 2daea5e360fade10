import { valibotResolver } from "@hookform/resolvers/valibot";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { fieldMessages } from "@/shared/api/api-error";
import { Button } from "@/shared/ui/button";
import { type CustomerDetails, checkoutSchema, NO_DETAILS } from "./checkout-schema";
import { CustomerFields } from "./customer-fields";
import { DemoNotice } from "./demo-notice";

interface CheckoutFormProps {
  /** What was typed before, if an earlier attempt found no answer. */
  details: CustomerDetails | undefined;
  /** Rejects with the server's refusal: messages of fields are shown beside them. */
  onSubmit: (details: CustomerDetails) => Promise<unknown>;
  pending: boolean;
  summary: ReactNode;
}

/** The customer's details beside the summary. What was typed stays whatever the server says. */
export default function CheckoutForm({ details, onSubmit, pending, summary }: CheckoutFormProps) {
  const { register, handleSubmit, setError, formState } = useForm<CustomerDetails>({
    resolver: valibotResolver(checkoutSchema),
    defaultValues: details ?? NO_DETAILS,
  });
  const submit = (typed: CustomerDetails) =>
    onSubmit(typed).catch((error: unknown) => {
      for (const [name, message] of Object.entries(fieldMessages(error))) {
        if (name in NO_DETAILS) setError(name as keyof CustomerDetails, { message });
      }
    });
  return (
    <form
      method="post"
      noValidate
      aria-label="Checkout"
      onSubmit={handleSubmit(submit)}
      className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,36rem)_1fr]"
    >
      <div className="flex flex-col gap-6">
        <DemoNotice />
        <CustomerFields register={register} errors={formState.errors} />
      </div>
      <div className="flex flex-col gap-6 rounded-card border border-line bg-surface p-6 lg:sticky lg:top-28">
        {summary}
        <Button type="submit" variant="primary" pending={pending} pendingLabel="Placing order…">
          Place Order
        </Button>
        <p className="text-center text-muted text-small">No payment is taken.</p>
      </div>
    </form>
  );
}
