import { FolderPlus, PackagePlus } from "lucide-react";
import { ButtonLink } from "@/shared/ui/button";
import { EmptyState } from "@/shared/ui/empty-state";
import { useCategories } from "../use-admin-products";

/** Show the owner of a new shop what to do first, and what next. */
export function NoProducts() {
  const { data: categories } = useCategories();
  if (!categories) return null;
  if (categories.length === 0) return <NoCategories />;
  return (
    <EmptyState
      icon={PackagePlus}
      title="No products yet"
      action={
        <ButtonLink to="/admin/products/new" variant="primary">
          Add your first product
        </ButtonLink>
      }
    >
      Give it a name, a price and a picture, and say which vehicles it fits. It is in the shop as soon as you
      save it. Brands and models are under Vehicles.
    </EmptyState>
  );
}

function NoCategories() {
  return (
    <EmptyState
      icon={FolderPlus}
      title="Your shop is empty"
      action={
        <ButtonLink to="/admin/categories" variant="primary">
          Add your first category
        </ButtonLink>
      }
    >
      Every product is in a category, such as “Lighting” or “Car Accessories”. Start with one; products come
      next.
    </EmptyState>
  );
}
