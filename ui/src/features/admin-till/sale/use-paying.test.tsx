import { QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import type { PropsWithChildren } from "react";
import { expect, test, vi } from "vitest";
import { createQueryClient } from "@/shared/api/query-client";
import { FakeServer } from "@/shared/test/fake-server";
import { newDraft, withPart } from "./till-draft";
import { usePaying } from "./use-paying";

const PART = { productId: "p1", optionId: null, name: "Foam Pad", price: "12.50" } as Parameters<
  typeof withPart
>[1];

/** Begin a sale of one part, which is to be paid in cash. */
function begin() {
  const client = createQueryClient();
  const sale = withPart(newDraft(), PART);
  const { result } = renderHook(() => usePaying(sale, "none", "", () => {}), {
    wrapper: ({ children }: PropsWithChildren) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  act(() => result.current.begin("cash"));
  return result;
}

test("no money is asked for a sale that the server refuses to add up", async () => {
  const server = new FakeServer();
  server.refuse("POST /api/admin/till/preview", 409, { message: "Foam Pad was deleted." });
  const paying = begin();
  await vi.waitFor(() => expect(paying.current.totals.isError).toBe(true));
  expect(paying.current.canPay).toBe(false);
  expect(paying.current.paying).toBeUndefined();
});

test.each(["without a connection", "with a fault of the server"])(
  "a sale %s stays open to be paid",
  async (how) => {
    const server = new FakeServer();
    if (how === "without a connection") server.cutOff("POST /api/admin/till/preview");
    else server.refuse("POST /api/admin/till/preview", 500);
    const paying = begin();
    await vi.waitFor(() => expect(paying.current.totals.isError).toBe(true));
    expect(paying.current.canPay).toBe(true);
    expect(paying.current.paying).toBeDefined();
  },
);
