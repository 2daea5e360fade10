import { type ReactNode, useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { ErrorNote } from "@/shared/ui/error-note";
import { PageSkeleton } from "@/shared/ui/skeleton";
import { useAdminCheck } from "./use-session";

/** Lets only the signed-in owner see what is inside; everybody else is led to the login. */
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

/** Mounted anew with every screen: whoever reads nothing secret there learns of an ended session all the same. */
function AskAgain() {
  useAdminCheck();
  return null;
}

/** Leads to the login, and there again when one goes back before it has shown. */
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
