import type { Product } from "@/shared/api/types";
import { ProductCard } from "./product-card";

export const PRODUCT_GRID = "grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4";
/** The first row loads at once, the rest when it comes near. */
const FIRST_ROW = 4;

export function ProductGrid({ products }: { products: Product[] }) {
  return (
    <ul className={PRODUCT_GRID}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} priority={index < FIRST_ROW} />
        </li>
      ))}
    </ul>
  );
}
