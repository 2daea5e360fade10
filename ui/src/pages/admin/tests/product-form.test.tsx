import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { buttons, chooseFiles, press, type, valueIn } from "@/shared/test/acts";
import { FakeServer } from "@/shared/test/fake-server";
import { address, expectToast, showScreen } from "@/shared/test/show-screen";
import ProductPage from "../product";

const NEW = { at: "/admin/products/new", path: "/admin/products/:id" };

async function fillIn(): Promise<void> {
  await type("Name", "Rear wing");
  await type("Description", "A wing that holds the car down.");
  await type("Price (€)", "249.5");
  await type("Category", "Lights");
  await type("Stock", "4");
}

test("a product that cannot be saved stays in the form", async () => {
  const server = new FakeServer();
  server.answer("GET /api/product-categories", [{ id: "1", name: "Lights" }]);
  server.refuse("POST /api/admin/products", 500);
  showScreen(<ProductPage />, NEW);
  await fillIn();
  await press("Create product");
  await expectToast("Failed to save product");
  expect(server.bodiesOf("POST /api/admin/products")).toMatchObject([
    { name: "Rear wing", price: "249.5", category: "Lights", inventory: "4" },
  ]);
  expect(valueIn("Name")).toBe("Rear wing");
  expect(address()).toBe("/admin/products/new");
});

test("an address that another product has is said at its field, which is unfolded for it", async () => {
  const server = new FakeServer();
  server.answer("GET /api/product-categories", [{ id: "1", name: "Lights" }]);
  const taken = "A product with this slug already exists";
  server.refuse("POST /api/admin/products", 409, { message: taken, errors: { slug: taken } });
  showScreen(<ProductPage />, NEW);
  await fillIn();
  const isUnfolded = () => screen.getByLabelText("Address").closest("details")?.open;
  expect(isUnfolded()).toBe(false);
  await press("Create product");
  await expectToast("Failed to save product", taken);
  expect(isUnfolded()).toBe(true);
  const field = screen.getByLabelText("Address");
  expect(document.activeElement).toBe(field);
  const said = screen.getByText(taken, { selector: "form *" });
  expect(field.getAttribute("aria-describedby")).toContain(said.id);
  expect(valueIn("Name")).toBe("Rear wing");
});

test("a file that is no picture is told by its place, and the next try adds no second product", async () => {
  const server = new FakeServer();
  const product = { id: "7", hidden: 1 };
  server.answer("GET /api/product-categories", [{ id: "1", name: "Lights" }]);
  server.answer("POST /api/admin/products", { product });
  server.answer("PATCH /api/admin/products/7", { product: { ...product, name: "Rear wing", hidden: 0 } });
  server.refuse("POST /api/admin/products/7/images", 415, { message: "This is not a JPEG picture." });
  showScreen(<ProductPage />, NEW);
  await fillIn();
  await chooseFiles("Add pictures", new File(["no picture"], "notes.png", { type: "image/png" }));
  await press("Create product");
  const place = "Failed to upload first image";
  await expectToast(place, "It stays hidden until everything is saved. This is not a JPEG picture.");
  expect(valueIn("Name")).toBe("Rear wing");
  expect(server.bodiesOf("POST /api/admin/products")).toMatchObject([{ hidden: 1 }]);
  expect(server.bodiesOf("PATCH /api/admin/products/7")).toEqual([]);

  await press("Remove first picture");
  await press("Create product");
  await waitFor(() => expect(address()).toBe("/admin/dashboard"));
  expect(server.bodiesOf("POST /api/admin/products")).toHaveLength(1);
  expect(server.bodiesOf("PATCH /api/admin/products/7")).toMatchObject([{ hidden: 0 }]);
});

test("an unknown product is told, and has no form", async () => {
  const server = new FakeServer();
  server.refuse("GET /api/admin/products/7", 404, { message: "Product not found" });
  showScreen(<ProductPage />, { at: "/admin/products/7", path: "/admin/products/:id" });
  await expectToast("Error loading product", "Could not load product data. Please try again.");
  expect(buttons("Retry")).toHaveLength(1);
  expect(buttons("Save product")).toEqual([]);
});

test("the note of a fitting vehicle ends where the server would refuse it", async () => {
  const server = new FakeServer();
  server.answer("GET /api/brands", [{ id: "1", name: "Volkswagen" }]);
  server.answer("GET /api/models", [{ id: "2", brandId: "1", name: "Golf" }]);
  showScreen(<ProductPage />, NEW);
  await press(/^Volkswagen/);
  fireEvent.click(screen.getByLabelText("Golf"));
  await press("Years and note of Golf");
  expect(screen.getByLabelText<HTMLInputElement>(/^Note/).maxLength).toBe(200);
});
