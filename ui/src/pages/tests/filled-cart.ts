import { onTestFinished } from "vitest";
import { useCartId } from "@/features/cart/state/cart-id";
import type { FakeServer } from "@/shared/test/fake-server";

export const FOAM = {
  ...{ id: "i1", productId: "p1", quantity: 2, mostPerOrder: 9, unitPrice: "12.50" },
  product: { name: "Snow Foam", slug: "snow-foam", category: "Cleaning", inventory: 9 },
};
export const CLOTHS = {
  ...{ id: "i2", productId: "p2", quantity: 1, mostPerOrder: 5, unitPrice: "16.00" },
  product: { name: "Cloths", slug: "cloths", category: "Cleaning", inventory: 5 },
};

/** The sums of a cart with two pieces of `FOAM`. */
export const SUMS = {
  subtotal: "25.00",
  tax: "2.50",
  total: "27.50",
  taxMode: "added",
  taxRate: "10",
} as const;

type Line = typeof FOAM & { optionName?: string; product: { needsOption?: number } };

/** Bring a cart with these lines into the browser, until the test ends. The shop knows it. */
export function bringCart(server: FakeServer, ...items: Line[]): void {
  server.answer("GET /api/cart/c", { id: "c", status: "active", items, ...SUMS });
  useCartId.getState().remember("c");
  onTestFinished(() => useCartId.getState().forget());
}
