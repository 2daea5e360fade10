import { valibotResolver } from "@hookform/resolvers/valibot";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import * as v from "valibot";
import { ApiError, namesFields } from "@/shared/api/api-error";
import { lookupBody } from "@/shared/api/fields/public-fields";
import { request } from "@/shared/api/request";
import { showFieldErrors } from "@/shared/ui/forms/show-field-errors";
import { textWithin } from "@/shared/ui/forms/text-within";

/** A customer finds an order by these fields. The server has the same rules and texts. */
const lookupSchema = v.object({
  orderNumber: textWithin("Order number", lookupBody.orderNumber),
  email: textWithin("Email", lookupBody.email),
});

type Lookup = v.InferOutput<typeof lookupSchema>;

/**
 * Ask for a mail about an order. `answer` never says whether there is such an order, and `failure` says why the
 * call failed.
 */
export function useLookup() {
  const form = useForm<Lookup>({
    resolver: valibotResolver(lookupSchema),
    defaultValues: { orderNumber: "", email: "" },
  });
  const call = useMutation({
    mutationFn: (body: Lookup) => request("/api/orders/lookup", { method: "POST", body }),
    onError: (error) => showFieldErrors(form, error),
  });
  return {
    register: form.register,
    submit: form.handleSubmit((lookup) => call.mutate(lookup)),
    errors: form.formState.errors,
    pending: call.isPending,
    answer: call.data?.message,
    failure: call.error ? reasonOf(call.error) : undefined,
    askAgain: call.reset,
  };
}

/** Return the reason of a failure; undefined where the fields show it themselves. */
function reasonOf(error: Error): string | undefined {
  if (namesFields(error)) return undefined;
  if (error instanceof ApiError && error.status === 429) {
    return "You have asked several times just now. Please wait ten minutes and try again.";
  }
  return "We could not ask for your order. Please try again.";
}
