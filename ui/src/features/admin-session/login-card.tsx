import { useSettings } from "@/shared/api/use-settings";
import { Logo } from "@/shared/ui/logo";
import { LoginForm } from "./login-form";
import { SetupForm } from "./setup-form";
import { useForgetReadings } from "./use-forget-readings";
import { useSetupNeeded } from "./use-setup";

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
      {needed === undefined && (
        <p className="text-muted">
          A new shop's first password is set on the workshop's own computer, in the Pitlane window there.
        </p>
      )}
    </div>
  );
}
