import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { dialog, press, type, valueIn } from "@/shared/test/acts";
import { FakeServer } from "@/shared/test/fake-server";
import { expectToast, showScreen } from "@/shared/test/show-screen";
import CategoriesPage from "../categories";

test("a category that cannot be added is a toast, and its name stays", async () => {
  const server = new FakeServer();
  server.answer("GET /api/admin/categories", [{ id: "1", name: "Lights" }]);
  server.refuse("POST /api/admin/product-categories", 500);
  showScreen(<CategoriesPage />);
  await press("Add category");
  await type("Name", "Brakes");
  await press("Add category", dialog());
  await expectToast("Failed to save the category");
  expect(valueIn("Name")).toBe("Brakes");
});

test("products that cannot be moved from a category that goes stay, which is said at the choice", async () => {
  const server = new FakeServer();
  const lights = { id: "1", name: "Lights", productCount: 1 };
  server.answer("GET /api/admin/categories", [
    lights,
    { id: "2", name: "Brakes" },
    { id: "3", name: "Wheels" },
  ]);
  server.refuse("DELETE /api/admin/product-categories/1", 500);
  showScreen(<CategoriesPage />);
  await press("Delete Lights");
  await type("Move the products to", "2");
  await press("Move and delete", dialog());
  const choice = screen.getByLabelText("Move the products to");
  const said = await screen.findByText("Failed to delete the category");
  expect(choice.getAttribute("aria-describedby")).toContain(said.id);
  expect(choice.getAttribute("aria-invalid")).toBe("true");
});
