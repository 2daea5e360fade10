import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, renderHook, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { createQueryClient } from "@/shared/api/query-client";
import { useTotals } from "../use-till";
import { newDraft, type Totals, toBody, withPart, withWork } from "./till-draft";
import { TillSums } from "./till-sums";

afterEach(cleanup);

const part = { productId: "1", optionId: null, name: "Mat", price: "229.00" } as Parameters<
  typeof withPart
>[1];
const TOTALS = { total: "229.00", tax: "42.82", discount: "0.00", taxMode: "included" } as Totals;

test("there is no total while a price is missing, and none of the sale before", () => {
  const own = { kind: "labour", text: "Own line", quantity: "1", unitPrice: "", taxRate: null };
  const draft = withWork(withPart(newDraft(), part), own as Parameters<typeof withWork>[1]);
  render(<TillSums draft={draft} totals={TOTALS} isStale={false} onOff={vi.fn()} onDone={vi.fn()} />);
  expect(screen.getByTestId("till-total").textContent).toBe("Total–");
  expect(screen.queryByText("VAT in it")).toBeNull();
  expect(screen.getByText("Type the price of Own line.")).toBeDefined();
});

test("totals are kept while those of the same sale are calculated, and not for the next sale", async () => {
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(JSON.stringify(TOTALS)));
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const first = withPart(newDraft(), part);
  const { result, rerender } = renderHook(({ draft }) => useTotals(draft.id, toBody(draft)), {
    initialProps: { draft: first },
    wrapper,
  });
  await waitFor(() => expect(result.current.data?.total).toBe("229.00"));
  rerender({ draft: withPart(first, part) });
  expect(result.current.data?.total).toBe("229.00");
  expect(result.current.isPlaceholderData).toBe(true);
  rerender({ draft: withPart(newDraft(), part) });
  expect(result.current.data).toBeUndefined();
});
