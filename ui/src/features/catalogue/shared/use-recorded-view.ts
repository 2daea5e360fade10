import { useEffect, useRef } from "react";
import { request } from "@/shared/api/request";
import type { Product } from "@/shared/api/types";

/** Record the view of a product once, when it is shown. */
export function useRecordedProduct(product: Pick<Product, "id" | "slug"> | undefined): void {
  const recorded = useRef<string>(undefined);
  useEffect(() => {
    if (!product || recorded.current === product.id) return;
    recorded.current = product.id;
    recordView({ productId: product.id, productSlug: product.slug });
  }, [product]);
}

/** Record a search once. */
export function useRecordedSearch(words: string): void {
  const recorded = useRef<string>(undefined);
  useEffect(() => {
    if (recorded.current === words) return;
    recorded.current = words;
    recordView({ searchQuery: words });
  }, [words]);
}

interface View {
  productId?: string;
  productSlug?: string;
  searchQuery?: string;
}

/** Report what was looked at or searched for. A failure is only logged. */
function recordView(view: View): void {
  request("/api/analytics/product-view", { method: "POST", body: view, keepalive: true }).catch(
    (error: unknown) => console.log("Failed to track product view:", error),
  );
}
