import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { ApiError, fieldMessages, serverMessage } from "@/shared/api/api-error";
import { stockWaitBody } from "@/shared/api/fields/public-fields";
import { request } from "@/shared/api/request";
import { useSettings } from "@/shared/api/use-settings";
import { Button } from "@/shared/ui/button";
import { Field } from "@/shared/ui/forms/field";
import { MeantEmail } from "@/shared/ui/forms/meant-email";
import { Input } from "@/shared/ui/input";

const EMAIL = stockWaitBody.email;
const TOO_OFTEN = "You have asked several times just now. Please try again in an hour.";
const LOST = "We could not take your address. Please try again.";

interface StockWaitProps {
  productId: string;
  optionId: string | undefined;
}

/** Take an address that gets one e-mail when a sold-out part is back in stock, or say that no such e-mail can be sent. */
export default function StockWait({ productId, optionId }: StockWaitProps) {
  const { tellsWhenBack } = useSettings();
  const [email, setEmail] = useState("");
  const [isWrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const wait = useMutation({
    mutationFn: (address: string) =>
      request("/api/stock-waits", {
        method: "POST",
        body: { productId, ...(optionId && { optionId }), email: address },
      }),
    onError: () => field.current?.focus(),
  });
  if (!tellsWhenBack) {
    return (
      <p className="border-line border-l-2 bg-surface p-4 text-muted">
        We cannot e-mail you when it is back. Ask us about it below.
      </p>
    );
  }
  if (wait.data) {
    return (
      <p role="status" className="border-ok border-l-2 bg-surface p-4">
        {wait.data.message}
      </p>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim();
    const isAddress = EMAIL.pattern.test(address);
    setWrong(!isAddress);
    if (isAddress) wait.mutate(address);
    else field.current?.focus();
  };
  return (
    <form
      method="post"
      noValidate
      aria-label="Tell me when it is back"
      onSubmit={submit}
      className="flex flex-col gap-3 border-line border-l-2 bg-surface p-4"
    >
      <Field
        label="Tell me when it is back"
        hint="One e-mail when this part is back in stock. Then your address is removed."
        error={isWrong ? EMAIL.message : wait.error ? reasonOf(wait.error) : undefined}
      >
        {(control) => (
          <>
            <Input
              {...control}
              ref={field}
              type="email"
              inputMode="email"
              autoComplete="email"
              placeholder="Your e-mail address"
              maxLength={EMAIL.maxLength}
              value={email}
              onChange={({ target }) => setEmail(target.value)}
            />
            <MeantEmail />
          </>
        )}
      </Field>
      <Button type="submit" pending={wait.isPending} pendingLabel="Sending…" className="self-start">
        E-mail me
      </Button>
    </form>
  );
}

/** Return the sentence about a failure, which stands at the field. */
function reasonOf(error: Error): string {
  if (error instanceof ApiError && error.status === 429) return TOO_OFTEN;
  return fieldMessages(error).email ?? serverMessage(error) ?? LOST;
}
