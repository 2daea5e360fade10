import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { createQueryClient } from "@/shared/api/query-client";
import { useCartId } from "../state/cart-id";
import { useCart } from "../state/use-cart";
import DiscountCode from "./discount-code";

const CODE = { code: "SPRING10", amount: "10.00", reason: null };
const CART = { id: "c", status: "active", items: [], takesCodes: true, discount: null };

function Shown() {
  const { data: cart } = useCart();
  return cart ? <DiscountCode cart={cart} /> : null;
}

/** Show the code of a cart that the server has. It answers a change with `change`, and a look with `stored`. */
function showCart(server: { stored: object; change: () => Promise<Response> }) {
  vi.stubGlobal(
    "fetch",
    vi.fn(async (_path: string, { method = "GET" } = {}) =>
      method === "GET" ? new Response(JSON.stringify(server.stored)) : server.change(),
    ),
  );
  // A frame is drawn before the page has the answer, as on a slow machine.
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => draw());
  useCartId.getState().remember("c");
  const client = createQueryClient();
  render(
    <QueryClientProvider client={client}>
      <Shown />
    </QueryClientProvider>,
  );
  return client;
}

async function giveCode() {
  fireEvent.click(await screen.findByRole("button", { name: "Discount code" }));
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "spring10" } });
  fireEvent.submit(screen.getByRole("textbox"));
}

const removing = () => screen.findByRole("button", { name: "Remove the code SPRING10" });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  useCartId.getState().forget();
});

test("the focus goes from the field to what removes its code, and back to what opens the field", async () => {
  const server = {
    stored: CART as object,
    change: async () => {
      server.stored = { ...CART, discount: CODE };
      return new Response(JSON.stringify(server.stored));
    },
  };
  showCart(server);
  await giveCode();
  const remove = await removing();
  await waitFor(() => expect(document.activeElement).toBe(remove));

  server.change = async () => {
    server.stored = CART;
    return new Response(null, { status: 204 });
  };
  fireEvent.click(remove);
  const open = await screen.findByRole("button", { name: "Discount code" });
  await waitFor(() => expect(document.activeElement).toBe(open));
});

test("the focus does not get lost where the cart that is read has the code before its answer is there", async () => {
  let answer = (_response: Response) => {};
  const server = {
    stored: CART as object,
    change: () =>
      new Promise<Response>((resolve) => {
        answer = resolve;
      }),
  };
  const client = showCart(server);
  await giveCode();
  server.stored = { ...CART, discount: CODE };
  await act(() => client.invalidateQueries());
  const remove = await removing();
  await waitFor(() => expect(document.activeElement).toBe(remove));
  await act(async () => answer(new Response(JSON.stringify(server.stored))));
  expect(document.activeElement).toBe(remove);
});

test("a code that is refused moves the focus nowhere, also where another tab gives one", async () => {
  const refused = JSON.stringify({ message: "This code is not valid" });
  const server = { stored: CART as object, change: async () => new Response(refused, { status: 409 }) };
  const client = showCart(server);
  await giveCode();
  await screen.findByText("This code is not valid");
  expect(document.activeElement).toBe(screen.getByRole("textbox"));
  server.stored = { ...CART, discount: CODE };
  await act(() => client.invalidateQueries());
  expect(document.activeElement).not.toBe(await removing());
});
