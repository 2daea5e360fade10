import { useEffect, useRef } from "react";
import type { Product } from "@/shared/api/types";
import { recordView } from "./record-view";

/** Records the view of a product once, when it is there. */
export function useRecordedProduct(product: Pick<Product, "id" | "slug"> | undefined): void {
  const recorded = useRef<string>(undefined);
  useEffect(() => {
    if (!product || recorded.current === product.id) return;
    recorded.current = product.id;
    recordView({ productId: product.id, productSlug: product.slug });
  }, [product]);
}

/** Records a search once. */
export function useRecordedSearch(words: string): void {
  const recorded = useRef<string>(undefined);
  useEffect(() => {
    if (recorded.current === words) return;
    recorded.current = words;
    recordView({ searchQuery: words });
  }, [words]);
}
