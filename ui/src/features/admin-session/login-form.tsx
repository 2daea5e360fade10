import { type FormEvent, useRef } from "react";
import { TextInput } from "@/shared/admin/forms/inputs";
import { useCall } from "@/shared/admin/use-call";
import { ApiError, serverMessage } from "@/shared/api/api-error";
import { loginBody } from "@/shared/api/fields/public-fields";
import { request } from "@/shared/api/request";
import { Button } from "@/shared/ui/button";
import { toast } from "@/shared/ui/toast-store";
import { useLockOut } from "./use-lock-out";
import { useEnter } from "./use-session";

/** Sign in. After too many wrong passwords the form says when the next one may be tried. */
export function LoginForm() {
  const field = useRef<HTMLInputElement>(null);
  const [lockedUntil, lock] = useLockOut();
  const login = useLogin({ onRefused: () => field.current?.select(), onLocked: lock });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    login.mutate(field.current?.value ?? "");
  };
  return (
    <form method="post" noValidate onSubmit={submit} aria-labelledby="login-title" className="grid gap-5">
      <TextInput
        label="Password"
        error={lockedUntil && `Too many wrong passwords. Try again after ${lockedUntil}.`}
        ref={field}
        type="password"
        name="password"
        autoComplete="current-password"
      />
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

async function signIn(password: string, onLocked: (seconds: number) => void): Promise<void> {
  const answer: LoginAnswer = await request("/api/admin/login", {
    method: "POST",
    body: { password },
    seeing: ({ status, headers }) => status === 429 && onLocked(Number(headers.get("Retry-After"))),
  });
  if (!answer.success) throw new LoginRefused(answer.message || undefined);
}

interface LoginSteps {
  onRefused: () => void;
  /** Is called with the seconds until the next password may be tried. */
  onLocked: (seconds: number) => void;
}

function useLogin({ onRefused, onLocked }: LoginSteps) {
  const enter = useEnter();
  return useCall((password: string) => signIn(password, onLocked), {
    done: enter,
    refused: (error) => {
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
