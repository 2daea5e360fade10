import { valibotResolver } from "@hookform/resolvers/valibot";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import type { PaymentChoice } from "@/shared/api/types";
import { showFieldErrors } from "@/shared/ui/forms/show-field-errors";
import { type CustomerDetails, checkoutSchema, NO_DETAILS } from "./checkout-schema";
import type { OfferedMethod } from "./delivery-choice";
import { keepDetails, readDetails } from "./stored-details";

interface CheckoutFormInput {
  /** The details typed before, if an earlier attempt got no answer. */
  details: CustomerDetails | undefined;
  offered: OfferedMethod[];
  /** The ways of paying on offer; while there is none, nothing is asked. */
  paymentMethods: readonly PaymentChoice[];
  /** Rejects with the server's refusal: messages of fields are shown beside them. */
  onSubmit: (details: CustomerDetails) => Promise<unknown>;
}

/** The checkout's fields, what is chosen in them, and their way to the server. What was typed stays whatever it says. */
export function useCheckoutForm({ details, offered, paymentMethods, onSubmit }: CheckoutFormInput) {
  const form = useForm<CustomerDetails>({
    resolver: valibotResolver(checkoutSchema(paymentMethods)),
    defaultValues: { ...NO_DETAILS, ...details, ...readDetails() } as CustomerDetails,
  });
  const { register, handleSubmit, setValue, watch, formState } = form;
  useEffect(() => {
    const keeping = watch(keepDetails);
    return () => keeping.unsubscribe();
  }, [watch]);
  const chosen = watch("deliveryMethod");
  const isOffered = chosen === "delivery" || offered.some(({ method }) => method === chosen);
  // The owner may take collection back while somebody has chosen it.
  useEffect(() => {
    if (!isOffered) setValue("deliveryMethod", "delivery");
  }, [isOffered, setValue]);
  const paying = settle(watch("paymentMethod"), paymentMethods);
  useEffect(() => setValue("paymentMethod", paying), [paying, setValue]);
  const submit = handleSubmit((typed) =>
    onSubmit(typed).catch((error: unknown) => showFieldErrors(form, error)),
  );
  return { register, submit, errors: formState.errors, method: isOffered ? chosen : "delivery", paying };
}

/** The only way of paying needs no choice, and one that is no longer offered is none. */
function settle(chosen: PaymentChoice | null, methods: readonly PaymentChoice[]): PaymentChoice | null {
  const [only, ...others] = methods;
  if (only && others.length === 0) return only;
  return chosen && methods.includes(chosen) ? chosen : null;
}
