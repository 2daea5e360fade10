import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "@/shared/ui/button";
import { Field } from "@/shared/ui/field";
import { Input } from "@/shared/ui/input";
import { useChangePassword } from "./use-change-password";

const DIFFERENT = "The two passwords are not the same";

/** The server decides whether the new password is good enough; only the repetition is compared here. */
export function PasswordForm() {
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  const [different, setDifferent] = useState(false);
  const change = useChangePassword();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const newPassword = String(typed.get("newPassword"));
    const same = newPassword === typed.get("repeated");
    setDifferent(!same);
    setAttempts(attempts + 1);
    if (!same) return;
    const currentPassword = String(typed.get("currentPassword"));
    change.mutate({ currentPassword, newPassword }, { onSuccess: () => form.current?.reset() });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt moves the focus, also with the same fault again.
  useEffect(() => {
    // Here, because the messages must be in the page before the focus can go to the first of them.
    if (!change.isPending) form.current?.querySelector<HTMLInputElement>("[aria-invalid]")?.focus();
  }, [attempts, change.isPending]);
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={submit}
      aria-labelledby="password-title"
      className="grid max-w-form gap-5"
    >
      <Field label="Current password" error={change.fieldErrors.currentPassword}>
        {(control) => (
          <Input {...control} type="password" name="currentPassword" autoComplete="current-password" />
        )}
      </Field>
      <Field
        label="New password"
        hint="At least 12 characters. Three or four words that you will remember are good."
        error={change.fieldErrors.newPassword}
      >
        {(control) => <Input {...control} type="password" name="newPassword" autoComplete="new-password" />}
      </Field>
      <Field label="The new password again" error={different ? DIFFERENT : undefined}>
        {(control) => <Input {...control} type="password" name="repeated" autoComplete="new-password" />}
      </Field>
      <Button
        type="submit"
        variant="primary"
        pending={change.isPending}
        pendingLabel="Changing…"
        className="justify-self-start"
      >
        Change password
      </Button>
    </form>
  );
}
