import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { useCartId } from "@/features/cart/state/cart-id";
import { buttons, press } from "@/shared/test/acts";
import { FakeServer } from "@/shared/test/fake-server";
import { address, expectToast, showScreen } from "@/shared/test/show-screen";
import { withHeldTimers } from "@/shared/test/timers";
import ByVehiclePage from "../by-vehicle";
import ProductPage from "../product";
import ShopPage from "../shop";

const POLISHER = { id: "p1", name: "Polisher", slug: "polisher", price: "289.00", inventory: 3 };
const quantity = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Quantity" });

/** Show the page of a part that the shop has, in a browser that has no cart yet. */
async function showPart(product: object = {}, server = new FakeServer(), at = "polisher") {
  useCartId.getState().forget();
  server.answer("GET /api/products/polisher", { ...POLISHER, ...product });
  server.answer("GET /api/products/p1", { ...POLISHER, ...product });
  server.answer("POST /api/cart", { id: "c" });
  showScreen(<ProductPage />, { at: `/shop/${at}`, path: "/shop/:slug" });
  await screen.findByRole("heading", { level: 1, name: "Polisher" });
  return server;
}

test("a part that there is not is Product Not Found, with a way back", async () => {
  const server = new FakeServer();
  server.refuse("GET /api/products/none", 404, { message: "Product not found" });
  showScreen(<ProductPage />, { at: "/shop/none", path: "/shop/:slug" });
  await screen.findByRole("heading", { name: "Product Not Found" });
  expect(screen.getByRole("link", { name: "Back to Shop" }).getAttribute("href")).toBe("/shop");
});

test("a page found by the product's id moves to its own address", async () => {
  await showPart({}, new FakeServer(), "p1");
  await waitFor(() => expect(address()).toBe("/shop/polisher"));
});

test("a view is recorded once; one that cannot be recorded is only logged", async () => {
  const logged = vi.spyOn(console, "log").mockImplementation(() => {});
  const server = new FakeServer();
  server.cutOff("POST /api/analytics/product-view");
  await showPart({}, server);
  await waitFor(() => expect(logged.mock.calls[0]?.[0]).toBe("Failed to track product view:"));
  const recorded = server.bodiesOf("POST /api/analytics/product-view");
  expect(recorded).toEqual([{ productId: "p1", productSlug: "polisher" }]);
  expect(buttons("Add to Cart")[0]?.disabled).toBe(false);
});

test("the quantity goes from 1 to what is in stock, pressed or typed, and its end gives the focus to the other button", async () => {
  await showPart();
  expect(screen.getByText("Only 3 left in stock!")).toBeDefined();
  const [minus, plus] = ["Decrease quantity", "Increase quantity"].map((name) => buttons(name)[0]);
  expect(minus?.disabled).toBe(true);
  await press("Increase quantity");
  await press("Increase quantity");
  expect([quantity().value, plus?.disabled]).toEqual(["3", true]);
  expect(document.activeElement).toBe(minus);
  for (const [typed, taken] of [
    ["99", "3"],
    ["0", "1"],
    ["2", "2"],
    ["two", "2"],
    ["", "2"],
  ] as const) {
    await act(async () => fireEvent.change(quantity(), { target: { value: typed } }));
    await act(async () => fireEvent.keyDown(quantity(), { key: "Enter" }));
    expect(quantity().value, `typed ${typed}`).toBe(taken);
  }
});

test("what is sold out can be neither counted, bought nor collected", async () => {
  const server = new FakeServer();
  const collectionTime = { said: "today until 18:00", until: "2099-01-01T18:00:00Z" };
  server.answer("GET /api/settings", { collection: true, collectionTime });
  await showPart({ inventory: 0 }, server);
  expect(screen.queryByText(/^Collect from our/)).toBeNull();
  expect(screen.getByText("Out of Stock")).toBeDefined();
  expect(buttons("Add to Cart")[0]?.disabled).toBe(true);
  expect(buttons("Increase quantity")[0]?.disabled).toBe(true);
});

test("the first thing added makes the cart; a second quick press adds nothing, and the button says so for 2 s", async () => {
  const server = await showPart();
  const { answer } = server.hold("POST /api/cart/c/items");
  await press("Increase quantity");
  const button = buttons("Add to Cart")[0] as HTMLButtonElement;
  await withHeldTimers(async (pass) => {
    await act(async () => {
      fireEvent.click(button);
      fireEvent.click(button);
    });
    await pass(500);
    expect(button.getAttribute("aria-disabled")).toBe("true");
    expect(buttons("Adding…")).toEqual([button]);
    answer();
    await pass(50);
    expect(screen.getByText("2 added to your cart.")).toBeDefined();
    await pass(1900);
    expect(button.textContent).toContain("Added to Cart!");
    await pass(100);
    expect(buttons("Add to Cart")).toEqual([button]);
  });
  expect(useCartId.getState().cartId).toBe("c");
  expect(server.bodiesOf("POST /api/cart/c/items")).toEqual([{ productId: "p1", quantity: 2 }]);
  useCartId.getState().forget();
});

test("what cannot be added is told: no cart, no connection, or too little stock in the server's words", async () => {
  const server = new FakeServer();
  server.cutOff("POST /api/cart");
  await showPart({}, server);
  await press("Add to Cart");
  await expectToast("Failed to create cart");
  await waitFor(() => expect(buttons("Add to Cart")[0]?.disabled).toBe(false));
  server.restore("POST /api/cart");
  server.refuse("POST /api/cart/c/items", 409, { message: "Only 2 left in stock" });
  await press("Add to Cart");
  await expectToast("Failed to add item to cart", "Only 2 left in stock");
  useCartId.getState().forget();
});

test("a cart that the shop no longer knows is replaced by a new one", async () => {
  const server = await showPart();
  useCartId.getState().remember("gone");
  server.refuse("POST /api/cart/gone/items", 404, { message: "Cart not found" });
  server.refuse("GET /api/cart/gone", 404, { message: "Cart not found" });
  await press("Add to Cart");
  await screen.findByText("1 added to your cart.");
  expect(useCartId.getState().cartId).toBe("c");
  expect(server.bodiesOf("POST /api/cart/c/items")).toEqual([{ productId: "p1", quantity: 1 }]);
  useCartId.getState().forget();
});

test("a shop that closes while somebody looks refuses with its message, and then shows it in place of the button", async () => {
  const server = await showPart();
  const message = "On holidays until 24 August.";
  server.answer("GET /api/settings", { closed: true, closedMessage: message });
  server.refuse("POST /api/cart/c/items", 409, { message });
  await press("Add to Cart");
  await expectToast("Failed to add item to cart", message);
  await waitFor(() => expect(buttons("Add to Cart")).toEqual([]));
  const note = (await screen.findByRole("link", { name: "Send an enquiry" })).closest("div") as HTMLElement;
  expect(within(note).getByText(message, { exact: false })).toBeDefined();
  expect(buttons("Increase quantity")).toEqual([]);
  useCartId.getState().forget();
});

test("a part for some vehicles lists them by brand, each with its own parts", async () => {
  const server = new FakeServer();
  server.answer("GET /api/brands", [{ id: "b1", name: "Volkswagen", slug: "volkswagen" }]);
  const golf = { id: "m1", brandId: "b1", name: "Golf Mk7", slug: "golf-mk7", year: "2013-2020" };
  server.answer("GET /api/products/p1/models", [golf]);
  await showPart({ fits: "listed" }, server);
  const fits = screen.getByRole("region", { name: "Fits these vehicles" });
  const way = await within(fits).findByRole("link", { name: /^Golf Mk7/ });
  expect(way.getAttribute("href")).toBe("/shop/brands/volkswagen/golf-mk7");
  expect(way.closest("details")?.querySelector("summary")?.textContent).toContain("Volkswagen1 model");
});

test.each(["/shop?category=care", "/shop?search=shampoo", "/by-vehicle?brand=skoda&model=octavia"])(
  "Back to Shop leads back to the list at %s",
  async (list) => {
    const server = new FakeServer();
    server.answer("GET /api/products", [POLISHER], { "X-Total-Count": "1" });
    server.answer("GET /api/products/polisher", POLISHER);
    server.answer("GET /api/product-categories", [{ id: "k", name: "Care", slug: "care", productCount: 1 }]);
    server.answer("GET /api/brands", [{ id: "b1", name: "Skoda", slug: "skoda" }]);
    server.answer("GET /api/models", [{ id: "m1", brandId: "b1", name: "Octavia", slug: "octavia" }]);
    server.answer("GET /api/models/m1/products", [POLISHER]);
    showScreen(
      <Routes>
        <Route path="/shop" element={<ShopPage />} />
        <Route path="/by-vehicle" element={<ByVehiclePage />} />
        <Route path="/shop/:slug" element={<ProductPage />} />
      </Routes>,
      { at: list },
    );
    const [card] = await screen.findAllByRole("link", { name: "View Details" });
    await act(async () => fireEvent.click(card as HTMLElement));
    const back = await screen.findByRole("link", { name: "Back to Shop" });
    expect(back.getAttribute("href")).toBe(list);
    await act(async () => fireEvent.click(back));
    await waitFor(() => expect(address()).toBe(list));
  },
);

test("the notes on a purchase say when it is delivered free, and from when it can be collected", async () => {
  const server = new FakeServer();
  server.answer("GET /api/settings", {
    ...{ freeDeliveryOver: "20.00", deliveryPrice: "9.90", collection: true, worksOnCars: true },
    collectionTime: { said: "today until 18:00", until: "2099-01-01T18:00:00Z" },
  });
  await showPart({}, server);
  expect(screen.getByText("Free shipping on orders over €20")).toBeDefined();
  expect(screen.getByText("Collect from our workshop today until 18:00")).toBeDefined();
});
