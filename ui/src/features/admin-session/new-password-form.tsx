import { type FormEvent, useState } from "react";
import { TextInput } from "@/shared/admin/forms/inputs";
import { DIFFERENT_PASSWORDS, NEW_PASSWORD_HINT } from "@/shared/admin/forms/new-password";
import { Button } from "@/shared/ui/button";

interface NewPasswordFormProps {
  onSubmit: (password: string) => void;
  pending: boolean;
  /** The reason of the server, which decides whether the password is good enough. */
  error: string | undefined;
}

/** Take a new password, typed twice. */
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
      <TextInput
        label="New password"
        hint={NEW_PASSWORD_HINT}
        error={error}
        type="password"
        name="password"
        autoComplete="new-password"
      />
      <TextInput
        label="Repeat the password"
        error={different ? DIFFERENT_PASSWORDS : undefined}
        type="password"
        name="repeated"
        autoComplete="new-password"
      />
      <Button type="submit" variant="primary" pending={pending} pendingLabel="Setting…">
        Set password
      </Button>
    </form>
  );
}
