import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { createQueryClient } from "@/shared/api/query-client";
import type { PublicSettings } from "@/shared/api/types";
import { SETTINGS_KEY } from "@/shared/api/use-settings";
import { OrderConfirmed } from "./order-confirmed";
import type { PlacedOrder } from "./place-order";

const PLACED = {
  orderId: "0f0e0d0c-0b0a-4000-8000-000000000000",
  order: {
    orderNumber: "1001",
    customerName: "Aoife",
    customerEmail: "aoife@example.ie",
    shippingAddress: "12 Castle Road",
    deliveryMethod: null,
    subtotal: "1.00",
    delivery: "0.00",
    tax: "0.10",
    total: "1.10",
    taxMode: "added",
    taxRate: "10",
    taxes: [],
    items: [],
  },
} as unknown as PlacedOrder;

function read(settings: Partial<PublicSettings>): string {
  const client = createQueryClient();
  client.setQueryData(SETTINGS_KEY, settings as PublicSettings);
  const shown = render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <OrderConfirmed placed={PLACED} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return shown.container.textContent ?? "";
}

test("a confirmation is announced where a server sends it", () => {
  expect(read({ sendsMail: true })).toMatch(
    /We will send a confirmation e-mail to aoife@example\.ie\..*Order number.*Keep this link/,
  );
});

test("without a server the link comes first, and the promise is the workshop's", () => {
  const shown = read({ sendsMail: false });
  expect(shown).toMatch(
    /Keep this link.*The workshop confirms by e-mail to aoife@example\.ie\..*Order number/,
  );
  expect(shown).not.toMatch(/we will send|is sent|on its way/i);
});
