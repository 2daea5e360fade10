import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
// The page does not wait for it.
import "@/features/order/lookup-form";
import { press, type, valueIn } from "@/shared/test/acts";
import { FakeServer } from "@/shared/test/fake-server";
import { showScreen } from "@/shared/test/show-screen";
import OrderLookupPage from "../order-lookup";

const LOOKUP = "POST /api/orders/lookup";

/** Ask for an order at a server that refuses to say anything, or cannot be reached. */
async function ask(fail: (server: FakeServer) => void): Promise<FakeServer> {
  const server = new FakeServer();
  fail(server);
  showScreen(<OrderLookupPage />, { at: "/order-lookup" });
  await type("Order number", "1001");
  await type("Email", "aoife.byrne@example.ie");
  await press("Ask about my order");
  return server;
}

const described = (label: string) =>
  (screen.getByLabelText(label).getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent)
    .join(" ");

test("too many attempts are told in plain words, and what was typed stays", async () => {
  await ask((server) => server.refuse(LOOKUP, 429, { message: "Too many attempts." }));
  expect((await screen.findByRole("alert")).textContent).toContain("Please wait ten minutes");
  expect(valueIn("Order number")).toBe("1001");
  expect(valueIn("Email")).toBe("aoife.byrne@example.ie");
});

test("the server's messages stand beside their fields alone", async () => {
  const errors = { orderNumber: "Please enter your order number" };
  await ask((server) => server.refuse(LOOKUP, 400, { message: errors.orderNumber, errors }));
  await waitFor(() => expect(described("Order number")).toContain("Please enter your order number"));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a lost connection is told, and asking again is answered", async () => {
  const server = await ask((cut) => cut.cutOff(LOOKUP));
  expect((await screen.findByRole("alert")).textContent).toContain("Please try again");
  server.restore(LOOKUP);
  server.answer(LOOKUP, { message: "The workshop will answer." });
  await press("Ask about my order");
  const title = await screen.findByRole("heading", { name: "The workshop has your question" });
  expect(document.activeElement).toBe(title);
  expect(screen.queryByRole("alert")).toBeNull();
});
