import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { type ListView, readListView, writeListView } from "@/features/admin-products/list/list-view";
import { ProductList } from "@/features/admin-products/list/product-list";
import { TodayRow } from "@/features/admin-today/today-row";
import { AdminPage } from "@/shared/admin/admin-page";
import { ButtonLink } from "@/shared/ui/button";

export default function DashboardPage() {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => readListView(params), [params]);
  const changeView = (changes: Partial<ListView>) =>
    setParams(writeListView({ ...view, ...changes }), { replace: true, state: { keepScroll: true } });
  return (
    <AdminPage title="Products" actions={<DashboardActions />}>
      <TodayRow />
      <ProductList view={view} onView={changeView} />
    </AdminPage>
  );
}

/** Show the actions, on a phone in two rows with what is done most beside the headline. */
function DashboardActions() {
  return (
    <>
      <div className="flex flex-wrap items-center max-sm:order-1 max-sm:-ml-2 max-sm:basis-full max-sm:[&_a]:px-2 sm:gap-x-4">
        <ButtonLink to="/admin/analytics" size="small" variant="ghost">
          Analytics
        </ButtonLink>
        <ButtonLink to="/admin/contact-messages" size="small" variant="ghost">
          Contact Messages
        </ButtonLink>
        <ButtonLink to="/admin/upload" size="small" variant="ghost">
          Upload Images
        </ButtonLink>
      </div>
      <ButtonLink to="/admin/products/new" size="small" variant="primary">
        Add Product
      </ButtonLink>
    </>
  );
}
