import { type FormEvent, useRef } from "react";
import { Button } from "@/shared/ui/button";
import { Field } from "@/shared/ui/field";
import { Input } from "@/shared/ui/input";
import { useLogin } from "./use-login";

export function LoginForm() {
  const field = useRef<HTMLInputElement>(null);
  const login = useLogin({ onRefused: () => field.current?.select() });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    login.mutate(field.current?.value ?? "");
  };
  return (
    <form method="post" noValidate onSubmit={submit} aria-labelledby="login-title" className="grid gap-5">
      <Field label="Password">
        {(control) => (
          <Input {...control} ref={field} type="password" name="password" autoComplete="current-password" />
        )}
      </Field>
      <Button
        type="submit"
        variant="primary"
        pending={login.isPending || login.isSuccess}
        pendingLabel="Logging in…"
      >
        Log in
      </Button>
    </form>
  );
}
