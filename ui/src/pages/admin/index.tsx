import "./admin.css";
import { Suspense } from "react";
import { Navigate, Route, Routes, useLocation } from "react-router-dom";
import { AdminGate } from "@/features/admin-session/admin-gate";
import { useLogout } from "@/features/admin-session/use-logout";
import { useSessionEnd } from "@/features/admin-session/use-session-end";
import { PageSkeleton } from "@/shared/ui/page-skeleton";
import { part } from "@/shared/ui/part";
import { AdminLayout } from "./admin-layout";
import { ADMIN_PAGES } from "./pages";

const { Part: LoginPage } = part(() => import("./login"));
const { Part: UnknownPage } = part(() => import("./unknown"));

export default function AdminPages() {
  useSessionEnd();
  const logout = useLogout();
  const refused = useRefusedByListener();
  if (refused) return <UnknownPage />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Routes>
        <Route index element={<Navigate to="dashboard" replace />} />
        <Route path="login" element={<LoginPage />} />
        <Route
          element={
            <AdminGate>
              <AdminLayout onLogout={logout} />
            </AdminGate>
          }
        >
          {ADMIN_PAGES.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
        </Route>
        <Route path="*" element={<UnknownPage />} />
      </Routes>
    </Suspense>
  );
}

/** A listener that does not serve the back office sends its pages as unknown ones, and marks them so. */
function useRefusedByListener(): boolean {
  const isFirstPage = useLocation().key === "default";
  return isFirstPage && document.querySelector('meta[name="pitlane-status"][content="404"]') !== null;
}
