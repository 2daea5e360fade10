import { lazy, Suspense } from "react";
import { Route, Routes } from "react-router-dom";
import { PageSkeleton } from "@/shared/ui/page-skeleton";
import { PAGES } from "./pages";
import { PublicLayout } from "./public-layout";

const AdminPages = lazy(() => import("@/pages/admin/index"));

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<PublicLayout />}>
        {PAGES.map(({ path, chunk: { Page } }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
      </Route>
      <Route
        path="admin/*"
        element={
          <Suspense fallback={<PageSkeleton />}>
            <AdminPages />
          </Suspense>
        }
      />
    </Routes>
  );
}
