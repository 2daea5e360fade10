import { act, fireEvent, screen, waitFor } from "@testing-library/react";
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

test("what is missing is said at its field, the first of which has the focus, and a delivery wants an address", async () => {
  const server = new FakeServer();
  server.answer("GET /api/products", [{ id: "1", name: "Brake pads", price: "10.00", inventory: 3 }], {
    "X-Total-Count": "1",
  });
  const errors = {
    customerName: "Name must be at least 2 characters",
    customerEmail: "Please enter a valid email",
    shippingAddress: "Please enter your complete address",
  };
  server.refuse("POST /api/admin/orders", 400, { message: errors.customerName, errors });
  showScreen(<OrderNewPage />, { at: "/admin/orders/new" });
  await type("Part, car or number", "Brake");
  await press("Add Brake pads");
  await act(async () => fireEvent.click(screen.getByRole("radio", { name: /^Delivery/ })));
  await type(/^E-mail/, "nobody");
  await press("Save order");
  for (const words of Object.values(errors)) expect(await screen.findByText(words)).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText("Name"));
  await type(/^E-mail/, "aoife@example.ie");
  await waitFor(() => expect(screen.queryByText(errors.customerEmail)).toBeNull());
  expect(screen.getByText(errors.shippingAddress)).toBeDefined();
  server.restore("POST /api/admin/orders");
  await type("Name", "Aoife Byrne");
  await type("Delivery address", "12 High Street, Kilkenny");
  await press("Save order");
  const sent = () => server.bodiesOf("POST /api/admin/orders")[1];
  await waitFor(() => expect(sent()).toMatchObject({ shippingAddress: "12 High Street, Kilkenny" }));
});
