import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { DIFFERENT_PASSWORDS, NEW_PASSWORD_HINT } from "@/shared/admin/forms/new-password";
import { ApiError, serverMessage } from "@/shared/api/api-error";
import { loginBody } from "@/shared/api/fields/public-fields";
import { request } from "@/shared/api/request";
import { useSettings } from "@/shared/api/use-settings";
import { Button } from "@/shared/ui/button";
import { Field } from "@/shared/ui/forms/field";
import { Input } from "@/shared/ui/input";
import { Link } from "@/shared/ui/link";
import { Logo } from "@/shared/ui/logo";
import { toast } from "@/shared/ui/toast-store";
import { useEnter } from "./use-session";
import { useSetup, useSetupNeeded } from "./use-setup";

/** Signing in; in a new shop, at the admin listener, setting the first password. */
export function LoginCard() {
  const { businessName } = useSettings();
  const needed = useSetupNeeded();
  useForgetReadings();
  return (
    <div className="flex w-full max-w-dialog flex-col gap-6 rounded-card border border-line bg-surface p-6 sm:p-8">
      <div className="flex items-center gap-3">
        <Logo className="size-9" />
        <p className="font-semibold">{businessName}</p>
      </div>
      {needed && <p className="eyebrow text-muted">Step 1 of setting up</p>}
      <h1 id="login-title" className="headline text-h3">
        {needed ? "Choose your password" : "Back office"}
      </h1>
      {needed ? <SetupForm /> : <LoginForm />}
      {!needed && (
        <Link to="/admin/help#forgotten-password" className="self-start underline underline-offset-4">
          Forgotten your password?
        </Link>
      )}
      {needed === undefined && (
        <p className="text-muted">
          A new shop's first password is set on the workshop's own computer, in the Pitlane window there.
        </p>
      )}
    </div>
  );
}

const ADMIN_KEYS = new Set<unknown>(["admin", "contact-inquiries"]);
const SESSION_KEYS = new Set<unknown>(["check", "setup"]);

/**
 * At the login nothing is kept of what an earlier session read. Not sooner: a screen that still shows would read
 * it again, and be refused.
 */
function useForgetReadings(): void {
  const client = useQueryClient();
  useEffect(() => {
    client.removeQueries({
      type: "inactive",
      predicate: ({ queryKey }) => ADMIN_KEYS.has(queryKey[1]) && !SESSION_KEYS.has(queryKey[2]),
    });
  }, [client]);
}

function LoginForm() {
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

interface LoginAnswer {
  success: boolean;
  message?: string | null;
}

/** The server took the call but not the password. */
class LoginRefused extends Error {}

async function signIn(password: string): Promise<void> {
  const answer: LoginAnswer = await request("/api/admin/login", { method: "POST", body: { password } });
  if (!answer.success) throw new LoginRefused(answer.message || undefined);
}

function useLogin({ onRefused }: { onRefused: () => void }) {
  const enter = useEnter();
  return useMutation({
    mutationFn: signIn,
    onSuccess: enter,
    onError: (error) => {
      toast({ title: "Login failed", description: reasonOf(error), tone: "danger" });
      onRefused();
    },
  });
}

function reasonOf(error: Error): string {
  if (error instanceof LoginRefused) return error.message || loginBody.password.message;
  if (error instanceof ApiError) return serverMessage(error) ?? loginBody.password.message;
  return "Failed to log in. Please try again.";
}

/** The first password of a new shop. The server decides whether it is good enough. */
function SetupForm() {
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
      <Field label="New password" hint={NEW_PASSWORD_HINT} error={setup.fieldError}>
        {(control) => <Input {...control} type="password" name="password" autoComplete="new-password" />}
      </Field>
      <Field label="The same again" error={different ? DIFFERENT_PASSWORDS : undefined}>
        {(control) => <Input {...control} type="password" name="repeated" autoComplete="new-password" />}
      </Field>
      <Button type="submit" variant="primary" pending={setup.isPending} pendingLabel="Setting…">
        Set password
      </Button>
    </form>
  );
}
