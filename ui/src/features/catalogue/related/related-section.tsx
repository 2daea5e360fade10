import type { Product } from "@/shared/api/types";
import { ProductCards } from "../list/product-cards";
import { FOUR_GRID } from "../list/product-grid-skeleton";

interface RelatedSectionProps {
  id: string;
  title: string;
  products: Product[];
}

/** Show parts under a title; nothing where there are none. */
export function RelatedSection({ id, title, products }: RelatedSectionProps) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-16 border-line border-t pt-8">
      <h2 id={id} className="headline mb-4 text-h3">
        {title}
      </h2>
      <ul className={FOUR_GRID}>
        <ProductCards products={products} isFirst={false} isNew={false} />
      </ul>
    </section>
  );
}
