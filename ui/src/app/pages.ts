import { pageChunk } from "./page-chunk";

const shop = pageChunk(() => import("@/pages/shop"));

/** Every public page by its path. */
export const PAGES = [
  { path: "/", chunk: pageChunk(() => import("@/pages/home")) },
  { path: "/shop", chunk: shop },
  { path: "/shop/brands/:brandSlug/:modelSlug?", chunk: shop },
  { path: "/by-vehicle", chunk: pageChunk(() => import("@/pages/by-vehicle")) },
  { path: "/shop/:slug", chunk: pageChunk(() => import("@/pages/product")) },
  { path: "/cart", chunk: pageChunk(() => import("@/pages/cart")) },
  { path: "/checkout", chunk: pageChunk(() => import("@/pages/checkout")) },
  { path: "/order/:orderId", chunk: pageChunk(() => import("@/pages/order")) },
  { path: "/order-lookup", chunk: pageChunk(() => import("@/pages/order-lookup")) },
  { path: "/privacy", chunk: pageChunk(() => import("@/pages/privacy")) },
  { path: "*", chunk: pageChunk(() => import("@/pages/not-found")) },
];
