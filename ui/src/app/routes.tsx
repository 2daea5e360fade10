import { Suspense } from "react";
import { Route, Routes } from "react-router-dom";
import { PageSkeleton } from "@/shared/ui/page-skeleton";
import { part } from "@/shared/ui/part";
import { PartBoundary } from "@/shared/ui/part-boundary";
import { PAGES } from "./pages";
import { PublicLayout } from "./public-layout";

const { Part: AdminPages } = part(() => import("@/pages/admin/index"));

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
          <PartBoundary page>
            <Suspense fallback={<PageSkeleton />}>
              <AdminPages />
            </Suspense>
          </PartBoundary>
        }
      />
    </Routes>
  );
}
