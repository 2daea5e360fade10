import { type FormEvent, useState } from "react";
import { DIFFERENT_PASSWORDS, NEW_PASSWORD_HINT } from "@/shared/admin/forms/new-password";
import { Button } from "@/shared/ui/button";
import { Field } from "@/shared/ui/forms/field";
import { Input } from "@/shared/ui/input";

interface NewPasswordFormProps {
  onSubmit: (password: string) => void;
  pending: boolean;
  /** The server's reason, which decides whether the password is good enough. */
  error: string | undefined;
}

/** A new password, typed twice. */
export function NewPasswordForm({ onSubmit, pending, error }: NewPasswordFormProps) {
  const [different, setDifferent] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const password = String(typed.get("password"));
    const same = password === typed.get("repeated");
    setDifferent(!same);
    if (same) onSubmit(password);
  };
  return (
    <form method="post" noValidate onSubmit={submit} aria-labelledby="login-title" className="grid gap-5">
      <Field label="New password" hint={NEW_PASSWORD_HINT} error={error}>
        {(control) => <Input {...control} type="password" name="password" autoComplete="new-password" />}
      </Field>
      <Field label="Repeat the password" error={different ? DIFFERENT_PASSWORDS : undefined}>
        {(control) => <Input {...control} type="password" name="repeated" autoComplete="new-password" />}
      </Field>
      <Button type="submit" variant="primary" pending={pending} pendingLabel="Setting…">
        Set password
      </Button>
    </form>
  );
}
