import { PasswordForm } from "@/features/admin-account/password-form";
import { SignOutEverywhere } from "@/features/admin-account/sign-out-everywhere";
import { useForgetSession } from "@/features/admin-session/use-session";
import { AdminPage } from "@/shared/admin/admin-page";
import { FormSection } from "@/shared/admin/forms/form-section";

export default function AccountPage() {
  const forget = useForgetSession();
  return (
    <AdminPage title="Password">
      <FormSection
        id="password"
        title="Password"
        description="The back office has one password. Changing it signs out every other browser; this one stays signed in."
      >
        <PasswordForm />
      </FormSection>
      <FormSection
        id="sessions"
        title="Signed-in browsers"
        description="A browser stays signed in for at most 12 hours, or 2 hours if nobody uses it."
      >
        <SignOutEverywhere onSignedOut={forget} />
      </FormSection>
    </AdminPage>
  );
}
