import { lookupBody } from "@/shared/api/fields/public-fields";
import { Button } from "@/shared/ui/button";
import { Field } from "@/shared/ui/forms/field";
import { Input } from "@/shared/ui/input";
import { LookupAnswer } from "./lookup-answer";
import { useLookup } from "./use-lookup";

/** Ask for number and e-mail. The answer goes to the order's own e-mail address and is never shown here. */
export default function LookupForm() {
  const { register, submit, errors, pending, answer, failure, askAgain } = useLookup();
  if (answer) return <LookupAnswer message={answer} onAgain={askAgain} />;
  return (
    <form
      method="post"
      noValidate
      aria-label="Find your order"
      onSubmit={submit}
      className="flex flex-col gap-5"
    >
      <Field
        label="Order number"
        hint="A short number such as 1001, on your confirmation."
        error={errors.orderNumber?.message}
      >
        {(control) => (
          <Input
            {...control}
            {...register("orderNumber")}
            inputMode="numeric"
            autoComplete="off"
            maxLength={lookupBody.orderNumber.maxLength}
          />
        )}
      </Field>
      <Field label="Email" hint="The one you used for the order." error={errors.email?.message}>
        {(control) => (
          <Input
            {...control}
            {...register("email")}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={lookupBody.email.maxLength}
          />
        )}
      </Field>
      {failure && (
        <p role="alert" className="border-danger border-l-2 py-2 pl-4">
          {failure}
        </p>
      )}
      <Button
        type="submit"
        variant="primary"
        pending={pending}
        pendingLabel="Asking…"
        className="sm:self-start"
      >
        Ask about my order
      </Button>
    </form>
  );
}
