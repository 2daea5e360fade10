import { type ReactNode, useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { ErrorNote } from "@/shared/ui/error-note";
import { PageSkeleton } from "@/shared/ui/skeleton";
import { useAdminCheck } from "./use-session";

/** Show what is inside only to the signed-in owner, and lead everybody else to the login. */
export function AdminGate({ children }: { children: ReactNode }) {
  const check = useAdminCheck();
  const { pathname } = useLocation();
  if (check.data?.isAdmin) {
    return (
      <>
        <AskAgain key={pathname} />
        {children}
      </>
    );
  }
  if (check.data) return <ToLogin />;
  if (!check.isError) return <PageSkeleton />;
  return (
    <main id="main" tabIndex={-1} className="page-width pt-12">
      <ErrorNote onRetry={check.refetch}>The shop's server could not be reached.</ErrorNote>
    </main>
  );
}

/** Ask again with every screen, so that an ended session is noticed on one that reads nothing secret. */
function AskAgain() {
  useAdminCheck();
  return null;
}

/** Go to the login, and there again when one goes back before it is shown. */
function ToLogin() {
  const navigate = useNavigate();
  useEffect(() => {
    const leadOn = () => navigate("/admin/login", { replace: true });
    leadOn();
    window.addEventListener("popstate", leadOn);
    return () => window.removeEventListener("popstate", leadOn);
  }, [navigate]);
  return null;
}
