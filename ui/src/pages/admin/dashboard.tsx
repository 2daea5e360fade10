import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { type ListView, readListView, writeListView } from "@/features/admin-products/list/list-view";
import { ProductList } from "@/features/admin-products/list/product-list";
import { AdminPage } from "@/shared/admin/admin-page";
import { ButtonLink } from "@/shared/ui/button";

export default function DashboardPage() {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => readListView(params), [params]);
  const changeView = (changes: Partial<ListView>) =>
    setParams(writeListView({ ...view, ...changes }), { replace: true, state: { keepScroll: true } });
  return (
    <AdminPage title="Products" actions={<DashboardActions />}>
      <ProductList view={view} onView={changeView} />
    </AdminPage>
  );
}

/** On a phone two rows: what is done most beside the headline. Import and export is under Settings as well. */
function DashboardActions() {
  return (
    <>
      <ButtonLink to="/admin/deleted" size="small" variant="ghost" className="max-sm:order-1 max-sm:-ml-3.5">
        Recently deleted
      </ButtonLink>
      <ButtonLink to="/admin/import-export" size="small" variant="ghost" className="max-sm:hidden">
        Import and export
      </ButtonLink>
      <ButtonLink to="/admin/upload" size="small" className="max-sm:order-1">
        Upload Images
      </ButtonLink>
      <ButtonLink to="/admin/products/new" size="small" variant="primary">
        Add Product
      </ButtonLink>
    </>
  );
}
