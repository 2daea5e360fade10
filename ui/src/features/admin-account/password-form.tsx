import { type FormEvent, useState } from "react";
import { focusFirstWrong } from "@/shared/admin/focus-first-wrong";
import { Button } from "@/shared/ui/button";
import { Field } from "@/shared/ui/field";
import { Input } from "@/shared/ui/input";
import { useChangePassword } from "./use-change-password";

const DIFFERENT = "The two passwords are not the same";

/** The server decides whether the new password is good enough; only the repetition is compared here. */
export function PasswordForm() {
  const [different, setDifferent] = useState(false);
  const change = useChangePassword();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const newPassword = String(typed.get("newPassword"));
    const same = newPassword === typed.get("repeated");
    setDifferent(!same);
    if (!same) return focusFirstWrong(form);
    change.mutate(
      { currentPassword: String(typed.get("currentPassword")), newPassword },
      { onSuccess: () => form.reset(), onError: () => focusFirstWrong(form) },
    );
  };
  return (
    <form
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
