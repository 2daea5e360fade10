import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { createQueryClient } from "@/shared/api/query-client";
import { press } from "@/shared/test/acts";
import { CashDialog } from "./day-dialogs";

afterEach(cleanup);

test("cash of more than a thousand is entered as a price is", async () => {
  const sent = vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json({}));
  render(
    <QueryClientProvider client={createQueryClient()}>
      <CashDialog onClose={() => undefined} />
    </QueryClientProvider>,
  );
  fireEvent.change(screen.getByLabelText("Amount in €"), { target: { value: "1.234,50" } });
  await press("Enter");
  await vi.waitFor(() => expect(sent).toHaveBeenCalled());
  const [asked, init] = sent.mock.calls[0] ?? [];
  const body = asked instanceof Request ? await asked.text() : String(init?.body);
  expect(JSON.parse(body)).toMatchObject({ amount: "1234.50" });
});
