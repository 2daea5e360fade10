import { valibotResolver } from "@hookform/resolvers/valibot";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { showFieldErrors } from "@/shared/ui/forms/show-field-errors";
import { type CustomerDetails, checkoutSchema, NO_DETAILS } from "./checkout-schema";
import type { OfferedMethod } from "./delivery-choice";
import { keepDetails, readDetails } from "./stored-details";

interface CheckoutFormInput {
  /** The details typed before, if an earlier attempt got no answer. */
  details: CustomerDetails | undefined;
  offered: OfferedMethod[];
  /** Rejects with the server's refusal: messages of fields are shown beside them. */
  onSubmit: (details: CustomerDetails) => Promise<unknown>;
}

/** The checkout's fields, what is chosen in them, and their way to the server. What was typed stays whatever it says. */
export function useCheckoutForm({ details, offered, onSubmit }: CheckoutFormInput) {
  const form = useForm<CustomerDetails>({
    resolver: valibotResolver(checkoutSchema),
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
  const submit = handleSubmit((typed) =>
    onSubmit(typed).catch((error: unknown) => showFieldErrors(form, error)),
  );
  return { register, submit, errors: formState.errors, method: isOffered ? chosen : "delivery" };
}
