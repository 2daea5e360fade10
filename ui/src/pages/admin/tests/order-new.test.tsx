import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { press, type } from "@/shared/test/acts";
import { FakeServer } from "@/shared/test/fake-server";
import { showScreen } from "@/shared/test/show-screen";
import OrderNewPage from "../order-new";

test("sums that cannot be had are offered again", async () => {
  const server = new FakeServer();
  const part = { id: "1", name: "Brake pads", price: "10.00", inventory: 3 };
  server.answer("GET /api/products", [part], { "X-Total-Count": "1" });
  server.answer("POST /api/admin/orders/preview", { subtotal: "10.00", tax: "1.00", total: "11.00" });
  server.cutOff("POST /api/admin/orders/preview");
  showScreen(<OrderNewPage />, { at: "/admin/orders/new" });
  await type("Part, car or number", "Brake");
  await press("Add Brake pads");
  const sums = await screen.findByRole("status", { name: "Totals" });
  await waitFor(() => expect(sums.textContent).toContain("The total could not be calculated."));
  server.restore("POST /api/admin/orders/preview");
  await press("Retry", sums);
  await waitFor(() => expect(sums.textContent).toContain("€11.00"));
});
