import { ExternalLink } from "lucide-react";
import { useEffect } from "react";
import { useLocation, useNavigate, useParams } from "react-router-dom";
import { ProductForm } from "@/features/admin-products/form/product-form";
import { useFormLists } from "@/features/admin-products/form/use-form-lists";
import { AdminPage } from "@/shared/admin/admin-page";
import { LabelsButton } from "@/shared/admin/labels/labels-button";
import { sayFailure } from "@/shared/api/api-error";
import type { Product } from "@/shared/api/types";
import { ErrorNote } from "@/shared/ui/error-note";
import { Icon } from "@/shared/ui/icon";
import { Skeleton } from "@/shared/ui/skeleton";
import { toast } from "@/shared/ui/toast-store";

const NEW = "new";

/** Each product has a form of its own, so that another address starts with a new form. */
export default function ProductPage() {
  const { id = NEW } = useParams();
  return <ProductScreen key={id} id={id === NEW ? undefined : id} />;
}

function ProductScreen({ id }: { id: string | undefined }) {
  const { lists, error, retry } = useFormLists(id);
  // The form is still shown, with what was typed, when reading it again finds no connection.
  const isMissing = error !== undefined && !lists;
  const { state } = useLocation();
  const navigate = useNavigate();
  const back = `/admin/dashboard${(state as { list?: string } | null)?.list ?? ""}`;
  const finish = (name: string, isAll: boolean) => {
    const description = isAll ? name : "What you typed meanwhile is not saved yet.";
    toast({ title: id ? "Product saved" : "Product created", description });
    if (isAll) navigate(back, { replace: true });
  };
  useTellFailure(isMissing);
  return (
    <AdminPage
      title={id ? "Edit product" : "Add product"}
      windowTitle={lists?.product?.name ?? (id ? "Edit product" : "Add product")}
      actions={
        lists?.product && (
          <>
            <LabelsButton ids={[lists.product.id]} many="this product" quiet />
            <ShopLink product={lists.product} />
          </>
        )
      }
    >
      {isMissing && (
        <ErrorNote onRetry={retry}>{sayFailure("This product cannot be shown here.", error)}</ErrorNote>
      )}
      {!lists && !isMissing && <Skeleton className="h-96" />}
      {lists && <ProductForm lists={lists} back={back} onSaved={finish} />}
    </AdminPage>
  );
}

function useTellFailure(failed: boolean): void {
  useEffect(() => {
    if (!failed) return;
    const description = "Could not load product data. Please try again.";
    toast({ title: "Error loading product", description, tone: "danger" });
  }, [failed]);
}

function ShopLink({ product }: { product: Product }) {
  return (
    <a
      href={`/shop/${product.slug}${product.hidden === 1 ? "?preview=1" : ""}`}
      className="button"
      data-variant="ghost"
      data-size="small"
    >
      <span className="inline-flex items-center gap-2">
        {product.hidden === 1 ? "Preview" : "View in the shop"}
        <Icon of={ExternalLink} className="size-4" />
      </span>
    </a>
  );
}
