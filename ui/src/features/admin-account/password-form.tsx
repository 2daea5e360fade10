import { type FormEvent, useState } from "react";
import { focusFirstWrong } from "@/shared/admin/forms/focus-first-wrong";
import { TextInput } from "@/shared/admin/forms/inputs";
import { DIFFERENT_PASSWORDS, NEW_PASSWORD_HINT } from "@/shared/admin/forms/new-password";
import { useCall } from "@/shared/admin/use-call";
import { fieldMessages } from "@/shared/api/api-error";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";
import { Button } from "@/shared/ui/button";

/**
 * Change the password. The server decides whether the new one is good enough; only the repetition is compared
 * here.
 */
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
      <TextInput
        label="Current password"
        error={change.fieldErrors.currentPassword}
        type="password"
        name="currentPassword"
        autoComplete="current-password"
      />
      <TextInput
        label="New password"
        hint={NEW_PASSWORD_HINT}
        error={change.fieldErrors.newPassword}
        type="password"
        name="newPassword"
        autoComplete="new-password"
      />
      <TextInput
        label="Repeat the new password"
        error={different ? DIFFERENT_PASSWORDS : undefined}
        type="password"
        name="repeated"
        autoComplete="new-password"
      />
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

/** Change the password, which ends every other session. The form shows a refusal that names a field. */
function useChangePassword() {
  const { mutate, isPending, error } = useCall(
    (body: Passwords) => request("/api/admin/password", { method: "POST", body }),
    {
      failure: "Failed to change the password",
      otherwise: "Please try again.",
      atFields: true,
      success: { title: "Password changed", description: "Everyone else has been signed out." },
    },
  );
  return { mutate, isPending, fieldErrors: fieldMessages(error) };
}
