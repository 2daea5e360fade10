import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { Link } from "@/shared/ui/link";
import { LoginForm } from "./login-form";
import { NewPasswordForm } from "./new-password-form";
import { SessionCard } from "./session-card";
import { useSetup, useSetupNeeded } from "./use-setup";

const LINK = "self-start underline underline-offset-4";

/** Sign in or, in a new shop at the admin listener, set the first password. */
export function LoginCard() {
  const needed = useSetupNeeded();
  useForgetReadings();
  if (needed) return <SetupCard />;
  return (
    <SessionCard title="Back office">
      <LoginForm />
      <div className="flex flex-col gap-2">
        <Link to="/admin/help#forgotten-password" className={LINK}>
          Forgotten your password?
        </Link>
        {needed === false && (
          // It is loaded again, because the window sees no other way to a page.
          <a href="/admin/new-password" className={LINK}>
            Set a new one on this PC
          </a>
        )}
      </div>
      {needed === undefined && (
        <p className="text-muted">
          A new shop's first password is set on the workshop's own computer, in the Pitlane window there.
        </p>
      )}
    </SessionCard>
  );
}

/** Set the first password of a new shop. */
function SetupCard() {
  const setup = useSetup();
  return (
    <SessionCard eyebrow="Step 1 of setting up" title="Choose your password">
      <p className="text-muted">
        It opens this back office: orders, prices and customers’ details. Customers never need it. Write it
        down in a safe place.
      </p>
      <NewPasswordForm onSubmit={setup.mutate} pending={setup.isPending} error={setup.fieldError} />
    </SessionCard>
  );
}

const ADMIN_KEYS = new Set<unknown>(["admin", "contact-inquiries"]);
const SESSION_KEYS = new Set<unknown>(["check", "setup"]);

/**
 * Forget at the login what an earlier session read. It is not forgotten before, because a screen that is still
 * shown would read it again, and be refused.
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
