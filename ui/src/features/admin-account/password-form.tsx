import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { focusFirstWrong } from "@/shared/admin/forms/focus-first-wrong";
import { DIFFERENT_PASSWORDS, NEW_PASSWORD_HINT } from "@/shared/admin/forms/new-password";
import { tellUnlessAtField } from "@/shared/admin/tell-failure";
import { fieldMessages } from "@/shared/api/api-error";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";
import { Button } from "@/shared/ui/button";
import { Field } from "@/shared/ui/forms/field";
import { Input } from "@/shared/ui/input";
import { toast } from "@/shared/ui/toast-store";

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
      <Field label="New password" hint={NEW_PASSWORD_HINT} error={change.fieldErrors.newPassword}>
        {(control) => <Input {...control} type="password" name="newPassword" autoComplete="new-password" />}
      </Field>
      <Field label="Repeat the new password" error={different ? DIFFERENT_PASSWORDS : undefined}>
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

type Passwords = components["schemas"]["PasswordBody"];

/** Changes the password; every other session ends. A refusal that names a field stays in the form. */
function useChangePassword() {
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: Passwords) => request("/api/admin/password", { method: "POST", body }),
    onSuccess: () => toast({ title: "Password changed", description: "Everyone else has been signed out." }),
    onError: tellUnlessAtField("Failed to change the password", "Please try again."),
  });
  return { mutate, isPending, fieldErrors: fieldMessages(error) };
}
