import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { buttons, press, type, valueIn } from "@/shared/test/acts";
import { FakeServer } from "@/shared/test/fake-server";
import { showScreen } from "@/shared/test/show-screen";
import CheckoutPage from "../checkout";
import { bringCart, CLOTHS, FOAM, SUMS } from "./filled-cart";

const CONFIRM = "POST /api/checkout/confirm";

const DELIVERY = { method: "delivery", delivery: "9.90", tax: "3.49", total: "38.39" } as const;
const COLLECTION = { method: "collection", delivery: "0.00", tax: "2.50", total: "27.50" } as const;

test("collection asks for no address and says where; one that was typed comes back with delivery", async () => {
  const server = new FakeServer();
  server.answer("GET /api/settings", { address: "Kilkenny, Ireland" });
  const offer = (...methods: (typeof DELIVERY | typeof COLLECTION)[]) =>
    server.answer("GET /api/cart/c", { id: "c", items: [FOAM], ...SUMS, delivery: { methods } });
  bringCart(server, FOAM);
  offer(DELIVERY, COLLECTION);
  showScreen(<CheckoutPage />, { at: "/checkout" });
  await type("Shipping address", "Kilkenny");
  const choose = (name: RegExp) => act(async () => fireEvent.click(screen.getByRole("radio", { name })));
  const form = screen.getByRole("form");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /Delivery/ }).checked).toBe(true);
  expect(form.textContent).toContain("Total€38.39");
  await choose(/Collection/);
  expect(screen.queryByLabelText("Shipping address")).toBeNull();
  const place = await screen.findByRole("region", { name: "Collect from" });
  expect(place.textContent).toContain("Kilkenny, Ireland");
  expect(form.textContent).toContain("CollectionFree");
  expect(form.textContent).toContain("Total€27.50");
  await choose(/Delivery/);
  expect(valueIn("Shipping address")).toBe("Kilkenny");
  await choose(/Collection/);
  // The owner takes it back meanwhile.
  offer(DELIVERY);
  server.refuse(CONFIRM, 400, { message: "Collection is no longer offered" });
  await type("Full name", "Aoife Byrne");
  await type("Email", "aoife.byrne@example.ie");
  await press("Place Order");
  expect(server.bodiesOf(CONFIRM)).toEqual([
    expect.objectContaining({ deliveryMethod: "collection", shippingAddress: "", expectedTotal: "27.50" }),
  ]);
  await type("Shipping address", "12 High Street, Kilkenny");
  await press("Place Order");
  expect(server.bodiesOf(CONFIRM)[1]).toMatchObject({ shippingAddress: "12 High Street, Kilkenny" });
  expect(server.bodiesOf(CONFIRM)[1]).not.toHaveProperty("deliveryMethod");
});

test("a line that is sold out or asks for an option blocks the order, and says so in the summary", async () => {
  const server = new FakeServer();
  const gone = { ...FOAM, mostPerOrder: 0, product: { ...FOAM.product, inventory: 0 } };
  const unchosen = { ...CLOTHS.product, needsOption: 1 };
  bringCart(server, gone, { ...CLOTHS, mostPerOrder: 0, optionName: "Left", product: unchosen });
  showScreen(<CheckoutPage />, { at: "/checkout" });
  const form = await screen.findByRole("form");
  expect(form.textContent).toContain("Sold out");
  expect(form.textContent).toContain("No longer offered: Left. Please choose another option");
  expect(buttons("Place Order")[0]?.getAttribute("aria-disabled")).toBe("true");
});

test("where fewer are left than wanted, one press takes what is left, and the order can be placed", async () => {
  const server = new FakeServer();
  const short = { ...FOAM, quantity: 2, mostPerOrder: 1, product: { ...FOAM.product, inventory: 1 } };
  bringCart(server, short);
  showScreen(<CheckoutPage />, { at: "/checkout" });
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("Only 1 left in stock of Snow Foam");
  server.answer("GET /api/cart/c", {
    id: "c",
    status: "active",
    items: [{ ...short, quantity: 1 }],
    ...SUMS,
  });
  await press("Reduce to what is left and go on");
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  expect(server.bodiesOf("PATCH /api/cart/items/i1")).toEqual([{ quantity: 1 }]);
  await waitFor(() => expect(buttons("Place Order")[0]?.getAttribute("aria-disabled")).not.toBe("true"));
});
