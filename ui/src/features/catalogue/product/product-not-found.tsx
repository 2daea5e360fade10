import { PackageX } from "lucide-react";
import { usePageTitle } from "@/shared/lib/use-page-title";
import { ButtonLink } from "@/shared/ui/button";
import { Icon } from "@/shared/ui/icon";

/** Say that no product has the address. */
export default function ProductNotFound() {
  usePageTitle("Product Not Found");
  return (
    <section className="flex min-h-[60dvh] flex-col items-start justify-center gap-6">
      <Icon of={PackageX} className="size-12 text-subtle" />
      <h1 className="headline text-h1">Product Not Found</h1>
      <p className="max-w-measure text-lead text-muted">
        We no longer sell this part, or the link is wrong. The shop has everything we sell.
      </p>
      <ButtonLink to="/shop" variant="primary">
        Back to Shop
      </ButtonLink>
    </section>
  );
}
