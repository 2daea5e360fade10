import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { dialog, press, type, valueIn } from "@/shared/test/acts";
import { FakeServer } from "@/shared/test/fake-server";
import { expectToast, showScreen } from "@/shared/test/show-screen";
import OrderPage from "../order";

function show(): void {
  showScreen(<OrderPage />, { at: "/admin/orders/7", path: "/admin/orders/:id" });
}

test("a note that could not be kept stays in its box", async () => {
  const server = new FakeServer();
  server.answer("GET /api/admin/orders/7", { id: "7", orderNumber: "1001" });
  server.refuse("PATCH /api/admin/orders/7", 503, { message: "The disk is full" });
  show();
  await type("Internal note", "Rang, no answer");
  await press("Add note");
  await expectToast("Failed to update order", "The disk is full");
  expect(valueIn("Internal note")).toBe("Rang, no answer");
});

test("a parcel whose bank transfer is not here is asked about before it is shipped", async () => {
  const server = new FakeServer();
  const nextStatuses = ["ready", "shipped", "cancelled"] as const;
  const order = { id: "7", status: "confirmed", paymentMethod: "transfer", owed: "12.50" } as const;
  server.answer("GET /api/admin/orders/7", { ...order, nextStatuses: [...nextStatuses] });
  show();
  await press("Mark as shipped");
  expect(dialog().textContent).toContain("Mark as shipped anyway?");
  expect(dialog().textContent).toContain("The bank transfer has not been recorded yet. To pay: €12.50");
  await press("Cancel", dialog());
  expect(document.querySelector("dialog[open]")).toBeNull();
  expect(server.bodiesOf("PATCH /api/admin/orders/7")).toEqual([]);

  await press("Mark as shipped");
  await press("Mark as shipped", dialog());
  const sent = () => server.bodiesOf("PATCH /api/admin/orders/7");
  await waitFor(() => expect(sent()).toMatchObject([{ status: "shipped" }]));
  expect(screen.getByText("History and notes")).toBeDefined();
});

test("a tracking that is typed while another is saved stays in its box", async () => {
  const server = new FakeServer();
  server.answer("GET /api/admin/orders/7", {
    id: "7",
    status: "confirmed",
    nextStatuses: [],
    tracking: null,
  });
  server.answer("PATCH /api/admin/orders/7", { id: "7", status: "confirmed", tracking: "RR1" });
  let save = () => {};
  const saved = new Promise<void>((resolve) => {
    save = resolve;
  });
  const reply = vi.mocked(globalThis.fetch).getMockImplementation();
  vi.mocked(globalThis.fetch).mockImplementation(async (url, init) => {
    if (init?.method === "PATCH") await saved;
    return reply?.(url, init) ?? Response.error();
  });
  show();
  await type("Tracking", "RR1");
  await press("Save tracking");
  await type("Tracking", "RR2");
  save();
  await screen.findByText(/Saved now: RR1\./);
  expect(valueIn("Tracking")).toBe("RR2");
});

test.each([
  [1, true],
  [2, false],
])("an unpaid order of 2 pieces, %i of them back, is still billed and paid: %s", async (returned, isOpen) => {
  const server = new FakeServer();
  const order = { id: "7", status: "completed", paymentMethod: "transfer", paymentState: "unpaid" } as const;
  const items = [{ id: "1", quantity: 2, returned }];
  server.answer("GET /api/admin/orders/7", { ...order, nextStatuses: [], items });
  show();
  await screen.findByText("History and notes");
  const isOffered = (name: string) => screen.queryByRole("button", { name }) !== null;
  expect([isOffered("Take payment"), isOffered("Make invoice…")]).toEqual([isOpen, isOpen]);
  expect(screen.queryByText("All of it came back, and nothing was paid.") === null).toBe(isOpen);
});

test("items that come back are credited on the invoice as far as they are not paid", async () => {
  const server = new FakeServer();
  const invoice = { id: "1", kind: "invoice", name: "2026-0001", total: "58.00", refersTo: null } as const;
  const note = { id: "2", kind: "credit_note", name: "2026-0001", total: "29.00", refersTo: "1" } as const;
  const orderWith = (returned: number, owed: string) => ({
    id: "7",
    orderNumber: "1001",
    status: "completed" as const,
    nextStatuses: [],
    items: [{ id: "1", productName: "Mats", quantity: 2, returned }],
    owed,
  });
  server.answer("GET /api/admin/orders/7", { ...orderWith(0, "58.00"), documents: [invoice] });
  show();
  await press("Take items back…");
  expect(dialog().textContent).toContain("What is no longer to pay is credited on invoice 2026-0001.");
  await type("Quantity of Mats", "1", dialog());
  const returned = { ...orderWith(1, "29.00"), documents: [invoice, note] };
  server.answer("POST /api/admin/orders/7/returns", returned);
  server.answer("GET /api/admin/orders/7", returned);
  await press("Put back into stock", dialog());
  await expectToast("Order 1001: back in stock", "Credit note 2026-0001 is made.");
  await screen.findByText("Credit note 2026-0001");
});

test("an invoice for items that came back while their money is held says so, and is credited there", async () => {
  const server = new FakeServer();
  server.answer("GET /api/admin/orders/7", {
    id: "7",
    status: "completed",
    paymentState: "paid",
    nextStatuses: [],
    documents: [{ id: "1", kind: "invoice", name: "2026-0001", total: "58.00", refersTo: null }],
    returnedInvoiced: "29.00",
  });
  show();
  await screen.findByText(
    "Invoice 2026-0001 still includes €29.00 for items that came back. A refund credits that.",
  );
  expect(screen.getByRole("button", { name: "Credit invoice…" })).toBeDefined();
});
