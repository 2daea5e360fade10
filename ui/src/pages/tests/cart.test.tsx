import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, onTestFinished, test } from "vitest";
import { AddToCart } from "@/features/cart/add-to-cart";
import { useCartId } from "@/features/cart/state/cart-id";
import { buttons, press } from "@/shared/test/acts";
import { FakeServer } from "@/shared/test/fake-server";
import { address, expectToast, showScreen } from "@/shared/test/show-screen";
import { withHeldTimers } from "@/shared/test/timers";
import CartPage from "../cart";
import { bringCart, CLOTHS, FOAM, SUMS } from "./filled-cart";

const line = async (name: string) =>
  (await screen.findByRole("link", { name })).closest("li") as HTMLLIElement;
const quantityIn = (part: HTMLElement) => within(part).getByRole<HTMLInputElement>("textbox").value;

test("a change that is refused is told, in the server's words where it has some, and the cart stays as it was", async () => {
  const server = new FakeServer();
  bringCart(server, FOAM, CLOTHS);
  server.refuse("PATCH /api/cart/items/i1", 409, { message: "Only 2 left in stock" });
  server.refuse("DELETE /api/cart/items/i1", 500);
  showScreen(<CartPage />);
  const foam = await line("Snow Foam");
  const { answer } = server.hold("GET /api/cart/c");
  await press("Increase quantity", foam);
  await expectToast("Failed to update quantity", "Only 2 left in stock");
  expect(quantityIn(foam), "before the cart is read again").toBe("2");
  await act(async () => answer());
  await press("Remove Snow Foam");
  await expectToast("Failed to remove item");
  expect(screen.queryByText("Failed to update quantity"), "one toast at a time").toBeNull();
  expect(quantityIn(await line("Snow Foam"))).toBe("2");
});

test("a new quantity shows before the server has answered, and the sums say that they are being made", async () => {
  const server = new FakeServer();
  bringCart(server, FOAM);
  const { answer } = server.hold("PATCH /api/cart/items/i1");
  showScreen(<CartPage />);
  const foam = await line("Snow Foam");
  await press("Increase quantity", foam);
  await waitFor(() => expect(quantityIn(foam)).toBe("3"));
  const sums = () => screen.getByRole("region", { name: "Order summary" }).querySelector("[aria-busy]");
  expect(sums()?.getAttribute("aria-busy")).toBe("true");
  expect(server.bodiesOf("PATCH /api/cart/items/i1")).toEqual([{ quantity: 3 }]);
  await act(async () => answer());
  await waitFor(() => expect(sums()?.getAttribute("aria-busy")).toBe("false"));
});

test("a quantity is typed, and what is below one becomes one", async () => {
  const server = new FakeServer();
  bringCart(server, FOAM);
  showScreen(<CartPage />);
  const field = within(await line("Snow Foam")).getByRole("textbox");
  const typed = async (text: string) => {
    await act(async () => fireEvent.change(field, { target: { value: text } }));
    await act(async () => fireEvent.keyDown(field, { key: "Enter" }));
  };
  await typed("7");
  await typed("0");
  await typed("two");
  expect(server.bodiesOf("PATCH /api/cart/items/i1")).toEqual([{ quantity: 7 }, { quantity: 1 }]);
});

test("a line that wants more than is left, or than one order may take, says so, and one press solves it", async () => {
  const server = new FakeServer();
  const large = { ...CLOTHS, quantity: 5, mostPerOrder: 2 };
  bringCart(server, { ...FOAM, mostPerOrder: 1, product: { ...FOAM.product, inventory: 1 } }, large);
  showScreen(<CartPage />);
  expect((await line("Snow Foam")).textContent).toContain("Only 1 left in stock!");
  expect((await line("Cloths")).textContent).toContain("At most 2 in one order");
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("Only 1 left in stock of Snow Foam.");
  expect(alert.textContent).toContain("At most 2 of Cloths in one order.");
  expect(screen.queryByRole("link", { name: "Proceed to Checkout" })).toBeNull();
  await press("Reduce to the most allowed and go on");
  await waitFor(() => expect(address()).toBe("/checkout"));
  expect(server.bodiesOf("PATCH /api/cart/items/i1")).toEqual([{ quantity: 1 }]);
  expect(server.bodiesOf("PATCH /api/cart/items/i2")).toEqual([{ quantity: 2 }]);
});

test("removing a line says so and moves the focus to the next one's button, after the last to the heading", async () => {
  const server = new FakeServer();
  bringCart(server, FOAM, CLOTHS);
  showScreen(<CartPage />);
  await line("Snow Foam");
  bringCart(server, CLOTHS);
  await press("Remove Snow Foam");
  await expectToast("Item removed");
  await waitFor(() => expect(document.activeElement).toBe(buttons("Remove Cloths")[0]));
  bringCart(server);
  await press("Remove Cloths");
  const way = await screen.findByRole("link", { name: "Continue Shopping" });
  expect(screen.getByRole("heading", { name: "Your Cart is Empty" })).toBeDefined();
  expect(way.getAttribute("href")).toBe("/shop");
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Your Cart"));
});

test("the cart is read again every five seconds", async () => {
  const server = new FakeServer();
  bringCart(server, FOAM);
  await withHeldTimers(async (pass) => {
    showScreen(<CartPage />);
    await pass(100);
    bringCart(server, { ...FOAM, quantity: 4 });
    await pass(4800);
    const foam = screen.getByRole("link", { name: "Snow Foam" }).closest("li") as HTMLLIElement;
    expect(quantityIn(foam)).toBe("2");
    await pass(300);
    expect(quantityIn(foam)).toBe("4");
  });
});

test("a cart that cannot be read is an empty one, and its id is kept", async () => {
  const server = new FakeServer();
  bringCart(server, FOAM);
  server.refuse("GET /api/cart/c", 503, { message: "busy" });
  showScreen(<CartPage />);
  await screen.findByRole("heading", { name: "Your Cart is Empty" });
  expect(useCartId.getState().cartId).toBe("c");
});

test("on a slow line the cart waits for what was added, and is not called empty", async () => {
  const server = new FakeServer();
  const { answer } = server.hold("POST /api/cart");
  server.answer("POST /api/cart", { id: "c" });
  onTestFinished(() => useCartId.getState().forget());
  showScreen(
    <>
      <AddToCart productId="p1" optionId={undefined} quantity={2} soldOut={false} />
      <CartPage />
    </>,
  );
  await press("Add to Cart");
  await screen.findByText("Loading cart…");
  expect(screen.queryByText("Your Cart is Empty")).toBeNull();
  server.answer("GET /api/cart/c", { id: "c", status: "active", items: [FOAM], ...SUMS });
  await act(async () => answer());
  await line("Snow Foam");
});

test("a line that came to have options asks for one, or names the one that is no longer offered", async () => {
  const server = new FakeServer();
  const unchosen = { mostPerOrder: 0, product: { ...FOAM.product, needsOption: 1 } };
  const gone = {
    ...CLOTHS,
    optionName: "Left",
    ...unchosen,
    product: { ...unchosen.product, name: "Cloths" },
  };
  bringCart(server, { ...FOAM, ...unchosen }, gone);
  showScreen(<CartPage />);
  expect((await line("Snow Foam")).textContent).toContain("Please choose an option");
  expect((await line("Cloths")).textContent).toContain(
    "No longer offered: Left. Please choose another option",
  );
  const alert = screen.getByRole("alert").textContent;
  expect(alert).toContain("Snow Foam comes in several options now: choose one on its page.");
  expect(alert).toContain("No longer offered: Cloths, Left. Choose another option on its page.");
});

test("a closed shop says so in the cart, which leads no further", async () => {
  const server = new FakeServer();
  bringCart(server, FOAM);
  server.answer("GET /api/settings", { closed: true, closedMessage: "On holidays until 24 August." });
  showScreen(<CartPage />);
  const summary = await screen.findByRole("region", { name: "Order summary" });
  await within(summary).findByText("On holidays until 24 August.", { exact: false });
  expect(screen.queryByRole("link", { name: "Proceed to Checkout" })).toBeNull();
});
