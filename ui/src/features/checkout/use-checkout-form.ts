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
  /** The ways of paying on offer. While there is none, nothing is asked. */
  paymentMethods: readonly PaymentChoice[];
  /** It rejects with the server's refusal. Messages of fields are shown beside them. */
  onSubmit: (details: CustomerDetails) => Promise<unknown>;
}

/**
 * Return the checkout's fields, what is chosen in them, and how they are sent. A refusal leaves what was typed.
 */
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
  // The owner may stop offering collection while somebody has chosen it.
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

/**
 * Return the way of paying that counts: the only one needs no choice, and one that is no longer offered is
 * none.
 */
function settle(chosen: PaymentChoice | null, methods: readonly PaymentChoice[]): PaymentChoice | null {
  const [only, ...others] = methods;
  if (only && others.length === 0) return only;
  return chosen && methods.includes(chosen) ? chosen : null;
}
