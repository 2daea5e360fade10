import { QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { createQueryClient } from "@/shared/api/query-client";
import { PRODUCTS } from "./file-kinds";
import { useImport } from "./use-import";

const OUTCOME = { created: 1, updated: 0, unchanged: 0, lines: [], errors: [], columns: [], ids: [] };

test("another file can be chosen as soon as one is imported, while the shop is still read again", async () => {
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json(OUTCOME));
  const client = createQueryClient();
  let endReading = () => {};
  const reading = new Promise<void>((resolve) => {
    endReading = resolve;
  });
  vi.spyOn(client, "invalidateQueries").mockReturnValue(reading);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useImport(PRODUCTS), { wrapper });
  act(() => result.current.choose(new File(["Title"], "one.csv")));
  await vi.waitFor(() => expect(result.current.found).not.toBeNull());
  act(() => result.current.carryOut());
  await vi.waitFor(() => expect(result.current.done).not.toBeNull());
  act(() => result.current.begin());
  act(() => result.current.choose(new File(["Title"], "two.csv")));
  expect(result.current.file?.name).toBe("two.csv");
  await act(async () => endReading());
});
