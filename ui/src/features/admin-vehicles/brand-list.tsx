import { countOf } from "@/shared/admin/count-of";
import { BRANDS } from "@/shared/admin/forms/row-fields";
import { useDragOrder } from "@/shared/admin/table/drag-order";
import { MoveButtons } from "@/shared/admin/table/move-buttons";
import type { CountedBrand } from "@/shared/admin/types";
import { Link } from "@/shared/ui/link";
import { BrandLogo } from "./brand-panel";

interface BrandListProps {
  brands: CountedBrand[];
  present: CountedBrand | undefined;
}

export function BrandList({ brands, present }: BrandListProps) {
  const ids = brands.map(({ id }) => id);
  const { rowOf, handleOf } = useDragOrder(BRANDS, ids);
  return (
    <ul className="panel gap-0 p-2">
      {brands.map((brand) => (
        <li
          key={brand.id}
          className="brand-row"
          data-present={brand === present || undefined}
          {...rowOf(brand.id)}
        >
          <Link
            to={`?brand=${brand.slug}`}
            state={{ keepScroll: true }}
            aria-current={brand === present || undefined}
            className="flex min-w-0 flex-1 items-center gap-3 py-1.5"
          >
            <BrandLogo brand={brand} />
            <span className="min-w-0">
              <span className="block truncate font-semibold">{brand.name}</span>
              <span className="block text-muted tabular">
                {countOf(brand.models.length, "model")} · {countOf(brand.productCount, "part")}
              </span>
            </span>
          </Link>
          <span className="row-tools">
            {handleOf(brand.id)}
            <MoveButtons kind={BRANDS} id={brand.id} name={brand.name} ids={ids} />
          </span>
        </li>
      ))}
    </ul>
  );
}
