import { ForgottenPassword } from "@/features/admin-session/forgotten-password";
import { useSetupNeeded } from "@/features/admin-session/use-setup";
import { GoTo } from "@/shared/admin/go-to";
import { usePageTitle } from "@/shared/lib/use-page-title";

export default function NewPasswordPage() {
  usePageTitle("New password");
  if (useSetupNeeded()) return <GoTo to="/admin/login" />;
  return <ForgottenPassword />;
}
