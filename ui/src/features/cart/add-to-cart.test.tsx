import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { createQueryClient } from "@/shared/api/query-client";
import { useToasts } from "@/shared/ui/toast-store";
import { AddToCart } from "./add-to-cart";
import { useCartId } from "./state/cart-id";

const openToasts = () => useToasts.getState().toasts.filter(({ open }) => open);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  useCartId.getState().forget();
  useToasts.setState({ toasts: [] });
});

test("that no cart could be created is no longer said once a second try succeeds", async () => {
  let works = false;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (path) => {
    if (!works) return new Response(null, { status: 500 });
    return new Response(JSON.stringify(path === "/api/cart" ? { id: "c" } : { id: "i" }));
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AddToCart productId="p" optionId={undefined} quantity={1} soldOut={false} />
    </QueryClientProvider>,
  );
  const add = () => fireEvent.click(screen.getByRole("button", { name: /Add to Cart/ }));

  add();
  await waitFor(() => expect(openToasts().map(({ title }) => title)).toEqual(["Failed to create cart"]));
  works = true;
  await waitFor(add);
  await screen.findByRole("button", { name: /Added to Cart!/ });

  expect(openToasts()).toEqual([]);
});
