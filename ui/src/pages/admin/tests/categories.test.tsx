import { act, fireEvent, screen, waitFor } from "@testing-library/react";
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

const LIST = ["Brakes", "Lights", "Wheels", "Wings"].map((name, place) => ({ id: String(place + 1), name }));
const ORDER = "POST /api/admin/product-categories/order";
const row = (name: string) => screen.getByRole("region", { name });
/** Give the browser's drag of a row what the window of the tests has not. */
const TRANSFER = { dataTransfer: { setData: () => undefined, setDragImage: () => undefined } };

/** Drag a category over another one, and drop it there or where else it is. */
async function drag(name: string, over: string, at = row(over)): Promise<void> {
  const handle = row(name).querySelector("[draggable]") as Element;
  await act(async () => {
    fireEvent.dragStart(handle, TRANSFER);
    fireEvent.dragOver(row(over), TRANSFER);
    fireEvent.dragOver(at, TRANSFER);
    fireEvent.drop(at, TRANSFER);
    fireEvent.dragEnd(handle, TRANSFER);
  });
}

test("a category that is dragged while another order is saved waits for it, and both are moved", async () => {
  const server = new FakeServer();
  server.answer("GET /api/admin/categories", LIST);
  showScreen(<CategoriesPage />);
  await screen.findByRole("region", { name: "Wings" });
  const saving = server.hold(ORDER);
  await drag("Wings", "Brakes");
  await drag("Wheels", "Lights");
  expect(server.bodiesOf(ORDER)).toEqual([{ ids: ["4", "1", "2", "3"] }]);
  saving.answer();
  await waitFor(() =>
    expect(server.bodiesOf(ORDER)).toEqual([{ ids: ["4", "1", "2", "3"] }, { ids: ["4", "1", "3", "2"] }]),
  );
});

test("a category that is dropped between two others has the place whose line is shown", async () => {
  const server = new FakeServer();
  server.answer("GET /api/admin/categories", LIST);
  showScreen(<CategoriesPage />);
  await screen.findByRole("region", { name: "Wings" });
  await drag("Wings", "Lights", row("Lights").parentElement as HTMLElement);
  await expectToast("Order changed");
  expect(server.bodiesOf(ORDER)).toEqual([{ ids: ["1", "4", "2", "3"] }]);
});
