import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "@/shared/api/query-client";
import type { PublicSettings } from "@/shared/api/types";
import { SETTINGS_KEY } from "@/shared/api/use-settings";
import { CardPayment } from "./card-payment";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => new Response(null, { status: 204 })),
  );
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  window.history.replaceState(null, "", "/");
});

test.each([
  ["?paid", "Waiting for your bank", "Waiting for your bank"],
  ["?cancelled", "asking whether you have paid", "Not paid: you left the card page.Try again"],
])("back by %s the bank is asked, and the order is read again", async (search, first, later) => {
  window.history.replaceState(null, "", `/order/o${search}`);
  const client = createQueryClient();
  client.setQueryData(SETTINGS_KEY, { cardTestMode: false } as PublicSettings);
  const read = vi.spyOn(client, "invalidateQueries");
  const { container } = render(
    <QueryClientProvider client={client}>
      <CardPayment orderId="o" owes isUnopened={false} />
    </QueryClientProvider>,
  );
  expect(container.textContent).toContain(first);
  expect(vi.mocked(fetch).mock.calls[0]?.[0]).toBe("/api/orders/o/returned");
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(container.textContent).toContain(later);
  expect(read.mock.calls.length).toBeGreaterThanOrEqual(10);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  const reads = read.mock.calls.length;
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(read).toHaveBeenCalledTimes(reads);
  expect(container.textContent).toContain("Try again");
});
