import { type FormEvent, useState } from "react";
import { focusFirstWrong } from "@/shared/admin/forms/focus-first-wrong";
import { personBody } from "@/shared/api/fields/admin-fields";
import { Button } from "@/shared/ui/button";
import { Field } from "@/shared/ui/forms/field";
import { Input } from "@/shared/ui/input";
import { HeldSummary } from "./held-summary";
import { useFindPerson } from "./use-person";

/** One address in, everything that the shop holds on its person out. */
export function PersonSearch() {
  const [email, setEmail] = useState("");
  const find = useFindPerson();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    find.mutate(email, { onError: () => focusFirstWrong(form) });
  };
  return (
    <div className="flex flex-col gap-8">
      <form method="post" noValidate onSubmit={submit} className="flex max-w-form flex-wrap items-end gap-3">
        <Field label="E-mail address of the person" error={find.emailError} className="min-w-64 grow">
          {(control) => (
            <Input
              {...control}
              type="email"
              autoComplete="off"
              maxLength={personBody.email.maxLength}
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="primary" pending={find.isPending} pendingLabel="Looking…">
          Find
        </Button>
      </form>
      <div aria-live="polite">{find.data && <HeldSummary held={find.data} onErased={find.reset} />}</div>
    </div>
  );
}
