import { expect, test } from "vitest";
import { press, type, valueIn } from "@/shared/test/acts";
import { FakeServer } from "@/shared/test/fake-server";
import { address, expectToast, showScreen } from "@/shared/test/show-screen";
import ProductPage from "../product";

test("a product that cannot be saved stays in the form", async () => {
  const server = new FakeServer();
  server.answer("GET /api/product-categories", [{ id: "1", name: "Lights" }]);
  server.refuse("POST /api/admin/products", 500);
  showScreen(<ProductPage />, { at: "/admin/products/new", path: "/admin/products/:id" });
  await type("Name", "Rear wing");
  await type("Description", "A wing that holds the car down.");
  await type("Price (€)", "249.5");
  await type("Category", "Lights");
  await type("Stock", "4");
  await press("Create product");
  await expectToast("Failed to save product");
  expect(server.bodiesOf("POST /api/admin/products")).toMatchObject([
    { name: "Rear wing", price: "249.5", category: "Lights", inventory: "4" },
  ]);
  expect(valueIn("Name")).toBe("Rear wing");
  expect(address()).toBe("/admin/products/new");
});
