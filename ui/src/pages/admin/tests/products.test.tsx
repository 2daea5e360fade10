import { act, fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { buttons, dialog, press, type, valueIn } from "@/shared/test/acts";
import { FakeServer } from "@/shared/test/fake-server";
import { address, expectToast, showScreen } from "@/shared/test/show-screen";
import DashboardPage from "../dashboard";

const FULL = { message: "The disk is full" };
const cheap = { id: "1", name: "A cheap one", price: "5.00", inventory: 0 };
const dear = { id: "2", name: "B dear one", price: "1249.00", inventory: 4 };

/** Show the list of two products, none of which can be changed. */
function showRefusing(): void {
  const server = new FakeServer();
  server.answer("GET /api/admin/products", [cheap, dear], { "X-Total-Count": "2" });
  server.refuse("DELETE /api/admin/products/1", 503, FULL);
  server.refuse("PATCH /api/admin/products/1", 503, FULL);
  server.refuse("POST /api/admin/products/bulk-delete", 503, FULL);
  server.refuse("POST /api/admin/products/bulk-update", 503, FULL);
  showScreen(<DashboardPage />, { at: "/admin/dashboard" });
}

test("a deletion or a change in its row that fails is told with the server's reason", async () => {
  showRefusing();
  await press("Delete A cheap one");
  await press("Delete", dialog());
  await expectToast("Failed to delete product", "The disk is full");
  await press("Cancel", dialog());

  await press(/^Stock of A cheap one/);
  await type("Stock of A cheap one", "7");
  const field = screen.getByLabelText("Stock of A cheap one");
  await act(async () => fireEvent.keyDown(field, { key: "Enter" }));
  await expectToast("Failed to save product", "The disk is full");
  expect(buttons("Stock of A cheap one: 0")).toHaveLength(1);
});

test("a bulk act that fails is told, and neither what was typed nor what was ticked is lost", async () => {
  showRefusing();
  const tick = await screen.findByLabelText<HTMLInputElement>("Select B dear one");
  await act(async () => fireEvent.click(tick));
  await press("Bulk delete");
  await press("Delete 1 product", dialog());
  await expectToast("Failed to delete products", "The disk is full");
  await press("Cancel", dialog());

  await press("Bulk edit");
  await type("Stock", "5", dialog());
  await press("Update 1 product", dialog());
  await expectToast("Failed to update products", "The disk is full");
  expect(valueIn("Stock", dialog())).toBe("5");
  await press("Cancel", dialog());
  expect(tick.checked).toBe(true);
});

test("an empty shop leads on: a category first, then a product", async () => {
  const server = new FakeServer();
  showScreen(<DashboardPage />, { at: "/admin/dashboard" });
  const category = await screen.findByRole("link", { name: "Add your first category" });
  expect(category.getAttribute("href")).toBe("/admin/categories");

  server.answer("GET /api/product-categories", [{ id: "1", name: "Lights" }]);
  showScreen(<DashboardPage />, { at: "/admin/dashboard" });
  const product = await screen.findByRole("link", { name: "Add your first product" });
  expect(product.getAttribute("href")).toBe("/admin/products/new");
});

test.each([
  ["Picture", "image"],
  ["Stock", "stock"],
  ["Featured", "featured"],
  ["Fits", "fits"],
])("the column %s sorts up, down and as it came, in the address", async (label, key) => {
  const server = new FakeServer();
  server.answer("GET /api/admin/products", [cheap, dear], { "X-Total-Count": "2" });
  showScreen(<DashboardPage />, { at: "/admin/dashboard" });
  await screen.findByRole("link", { name: "A cheap one" });
  const column = [...document.querySelectorAll("thead th")].find((each) => each.textContent === label);
  const sorted = async () => {
    await act(async () => fireEvent.click(column?.querySelector("button") as HTMLElement));
    return address();
  };
  expect(await sorted()).toBe(`/admin/dashboard?sort=${key}`);
  expect(column?.getAttribute("aria-sort")).toBe("ascending");
  expect(await sorted()).toBe(`/admin/dashboard?sort=-${key}`);
  expect(await sorted()).toBe("/admin/dashboard");
});
