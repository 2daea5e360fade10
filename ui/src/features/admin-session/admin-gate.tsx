import type { ReactNode } from "react";
import { Navigate } from "react-router-dom";
import { ErrorNote } from "@/shared/ui/error-note";
import { PageSkeleton } from "@/shared/ui/page-skeleton";
import { useAdminCheck } from "./use-admin-check";

/** Lets only the signed-in owner see what is inside; everybody else is led to the login. */
export function AdminGate({ children }: { children: ReactNode }) {
  const check = useAdminCheck();
  if (check.data?.isAdmin) return children;
  if (check.data) return <Navigate to="/admin/login" replace />;
  if (!check.isError) return <PageSkeleton />;
  return (
    <main id="main" tabIndex={-1} className="page-width pt-12">
      <ErrorNote onRetry={check.refetch}>The shop's server could not be reached.</ErrorNote>
    </main>
  );
}
