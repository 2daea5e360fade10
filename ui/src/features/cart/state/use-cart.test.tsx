import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { createQueryClient } from "@/shared/api/query-client";
import { useChangeQuantity } from "../use-cart-lines";
import { useCartId } from "./cart-id";
import { useCart, useCartCount } from "./use-cart";

function answerWith(status: number, cart: object) {
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => new Response(JSON.stringify(cart), { status })),
  );
}

function inApp({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  useCartId.getState().forget();
});

test("the count adds up the quantities", async () => {
  answerWith(200, { id: "c", status: "active", items: [{ quantity: 2 }, { quantity: 3 }] });
  useCartId.getState().remember("c");
  const { result } = renderHook(useCartCount, { wrapper: inApp });
  await waitFor(() => expect(result.current).toBe(5));
});

test("a refused read gives no cart, and the id stays stored", async () => {
  answerWith(503, { message: "busy" });
  useCartId.getState().remember("c");
  const { result } = renderHook(useCart, { wrapper: inApp });
  await waitFor(() => expect(result.current.data).toBeNull());
  expect(localStorage.getItem("cartId")).toBe("c");
});

test("when the server is not reached the cart that is shown stays", async () => {
  answerWith(200, { id: "c", status: "active", items: [{ quantity: 2 }] });
  useCartId.getState().remember("c");
  const { result } = renderHook(useCart, { wrapper: inApp });
  await waitFor(() => expect(result.current.data).toBeDefined());
  vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new TypeError("Failed to fetch")));
  const again = await result.current.refetch();
  expect(again.isError).toBe(true);
  expect(again.data?.items).toHaveLength(1);
  expect(localStorage.getItem("cartId")).toBe("c");
});

test("an answer from before a quantity that is on its way does not bring the old one back", async () => {
  answerWith(200, { id: "c", status: "active", items: [{ id: "i", quantity: 2 }] });
  useCartId.getState().remember("c");
  const { result } = renderHook(() => ({ cart: useCart(), change: useChangeQuantity() }), { wrapper: inApp });
  await waitFor(() => expect(result.current.cart.data).toBeDefined());
  const quantity = () => result.current.cart.data?.items[0]?.quantity;

  const read = vi.mocked(fetch).getMockImplementation();
  let answer = () => {};
  vi.mocked(fetch).mockImplementation((url, given) =>
    given?.method === "PATCH"
      ? new Promise((resolve) => (answer = () => resolve(new Response(JSON.stringify({ id: "i" })))))
      : (read?.(url, given) ?? Promise.reject(new Error("not read"))),
  );
  result.current.change.mutate({ itemId: "i", quantity: 7 });
  await waitFor(() => expect(quantity()).toBe(7));
  const { data: polled } = await result.current.cart.refetch();
  expect(polled?.items[0]?.quantity).toBe(7);

  answerWith(200, { id: "c", status: "active", items: [{ id: "i", quantity: 6 }] });
  answer();
  await waitFor(() => expect(quantity()).toBe(6));
});

test.each([
  ["unknown", 404, { message: "Cart not found" }],
  ["already ordered", 200, { id: "c", status: "ordered", items: [] }],
])("a cart that is %s is forgotten", async (_, status, answer) => {
  answerWith(status, answer);
  useCartId.getState().remember("c");
  renderHook(useCart, { wrapper: inApp });
  await waitFor(() => expect(localStorage.getItem("cartId")).toBeNull());
});

test("without an id nothing is asked", () => {
  answerWith(200, {});
  renderHook(useCart, { wrapper: inApp });
  expect(fetch).not.toHaveBeenCalled();
});
