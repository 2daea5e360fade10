import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { ErrorNote } from "@/shared/ui/error-note";
import { PageSkeleton } from "@/shared/ui/page-skeleton";
import { useAdminCheck } from "./use-admin-check";

/** Lets only the signed-in owner see what is inside; everybody else is led to the login. */
export function AdminGate({ children }: { children: ReactNode }) {
  const check = useAdminCheck();
  const { key } = useLocation();
  if (check.data?.isAdmin) return children;
  // Keyed by the visit: going back here before the login has shown must lead there once more.
  if (check.data) return <Navigate key={key} to="/admin/login" replace />;
  if (!check.isError) return <PageSkeleton />;
  return (
    <main id="main" tabIndex={-1} className="page-width pt-12">
      <ErrorNote onRetry={check.refetch}>The shop's server could not be reached.</ErrorNote>
    </main>
  );
}
