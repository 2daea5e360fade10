import { type FormEvent, useState } from "react";
import { Button } from "@/shared/ui/button";
import { Field } from "@/shared/ui/field";
import { Input } from "@/shared/ui/input";
import { useSetup } from "./use-setup";

const DIFFERENT = "The two passwords are not the same";

/** The first password of a new shop. The server decides whether it is good enough. */
export function SetupForm() {
  const setup = useSetup();
  const [different, setDifferent] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const password = String(typed.get("password"));
    const same = password === typed.get("repeated");
    setDifferent(!same);
    if (same) setup.mutate(password);
  };
  return (
    <form method="post" noValidate onSubmit={submit} aria-labelledby="login-title" className="grid gap-5">
      <Field
        label="New password"
        hint="At least 12 characters. Three or four words that you will remember are good."
        error={setup.fieldError}
      >
        {(control) => <Input {...control} type="password" name="password" autoComplete="new-password" />}
      </Field>
      <Field label="The same again" error={different ? DIFFERENT : undefined}>
        {(control) => <Input {...control} type="password" name="repeated" autoComplete="new-password" />}
      </Field>
      <Button type="submit" variant="primary" pending={setup.isPending} pendingLabel="Setting…">
        Set password
      </Button>
    </form>
  );
}
