import { useEffect, useRef } from "react";
import type { Product } from "@/shared/api/types";
import { ProductCard } from "./product-card";

/** The first row is loaded at once, the rest when it is near the window. */
const FIRST_ROW = 4;

interface ProductCardsProps {
  products: Product[];
  /** These cards begin the list. */
  isFirst: boolean;
  /** These cards were asked for: the focus goes to the first of them, and the page does not scroll. */
  isNew: boolean;
}

/** Show one part of a list: its cards, as items of the list around them. */
export function ProductCards({ products, isFirst, isNew }: ProductCardsProps) {
  const first = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNew) first.current?.focus({ preventScroll: true });
  }, [isNew]);
  return products.map((product, index) => (
    <li key={product.id} ref={index === 0 ? first : undefined} tabIndex={index === 0 ? -1 : undefined}>
      <ProductCard product={product} priority={isFirst && index < FIRST_ROW} />
    </li>
  ));
}
