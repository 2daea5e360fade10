import { act, fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { FakeServer } from "@/shared/test/fake-server";
import { address, showScreen } from "@/shared/test/show-screen";
import OrdersPage from "../orders";

const orders = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ id: `${place}`, orderNumber: `${1000 + place}` }));

test("of more orders than a page has the older ones are a press away, and the newer ones another", async () => {
  const server = new FakeServer();
  const page = { pageSize: 2, total: 3 };
  server.answer("GET /api/admin/orders", { orders: orders(2), page: 1, ...page });
  const second = "GET /api/admin/orders?page=2" as "GET /api/admin/orders";
  server.answer(second, { orders: orders(1), page: 2, ...page });
  showScreen(<OrdersPage />, { at: "/admin/orders?status=all" });
  await screen.findByText("1–2 of 3");
  expect(screen.queryByRole("link", { name: "Newer" })).toBeNull();
  await act(async () => fireEvent.click(screen.getByRole("link", { name: "Older" })));
  await screen.findByText("3–3 of 3");
  expect(address()).toMatch(/^\/admin\/orders\?.*page=2$/);
  expect(screen.queryByRole("link", { name: "Older" })).toBeNull();
  await act(async () => fireEvent.click(screen.getByRole("link", { name: "Newer" })));
  await screen.findByText("1–2 of 3");
});
