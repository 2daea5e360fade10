import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { ApiError } from "@/shared/api/api-error";
import { apiKey, reading } from "@/shared/api/query-client";
import type { SingleProduct } from "@/shared/api/types";

export function productKey(slug: string) {
  return apiKey(`/api/products/${encodeURIComponent(slug)}`);
}

/** Return the key of a product's maker. */
export function makerKey(slug: string) {
  return apiKey(`/api/manufacturers/${encodeURIComponent(slug)}`);
}

/** Return the product at this address, by its slug, its id or a slug that it had before. */
export function useProduct(slug: string) {
  const query = useQuery<SingleProduct | null>(reading(productKey(slug)));
  useMoveToCurrentSlug(slug, query.data ?? undefined);
  const isMissing = query.data === null || (query.error instanceof ApiError && query.error.status === 404);
  return { product: query.data ?? undefined, isMissing, isError: query.isError, retry: query.refetch };
}

/** Show a product that was found by an old slug or its id under its own address. */
function useMoveToCurrentSlug(slug: string, product: SingleProduct | undefined): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { state } = useLocation();
  useEffect(() => {
    if (!product || product.slug === slug) return;
    client.setQueryData(productKey(product.slug), product);
    navigate(`/shop/${product.slug}`, { replace: true, state });
  }, [client, navigate, product, slug, state]);
}
