import { LoginCard } from "@/features/admin-session/login-card";
import { useKnownCheck } from "@/features/admin-session/use-session";
import { GoTo } from "@/shared/admin/go-to";
import { usePageTitle } from "@/shared/lib/use-page-title";

export default function LoginPage() {
  usePageTitle("Login");
  const check = useKnownCheck();
  if (check.data?.isAdmin) return <GoTo to={check.data.landing ?? "/admin/dashboard"} />;
  return <LoginCard />;
}
