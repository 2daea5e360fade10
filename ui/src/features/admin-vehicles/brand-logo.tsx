import type { CountedBrand } from "@/shared/admin/types";
import { Picture } from "@/shared/ui/picture";

/** The brand's logo, or its first letter; the name stands beside it. */
export function BrandLogo({ brand }: { brand: CountedBrand }) {
  return (
    <span aria-hidden="true" className="brand-logo">
      {brand.logo ? (
        <Picture image={brand.logo} sizes="40px" alt="" className="size-full object-contain" />
      ) : (
        brand.name.charAt(0)
      )}
    </span>
  );
}
