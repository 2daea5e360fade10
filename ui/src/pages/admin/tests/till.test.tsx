import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { buttons, press, type } from "@/shared/test/acts";
import { FakeServer } from "@/shared/test/fake-server";
import { showScreen } from "@/shared/test/show-screen";
import TillPage from "../till";

const FIELD = "Scan, or type a name, a car or a number";
const PREVIEW = "POST /api/admin/till/preview";

const FOAM = { id: "1", name: "Snow Foam", price: "12.50", inventory: 4 };

function serve(): FakeServer {
  const server = new FakeServer();
  server.answer("GET /api/admin/till", { dayId: "1" });
  server.answer("GET /api/admin/products", [FOAM]);
  server.answer(PREVIEW, { total: "12.50", lines: [{ stock: 4, quantity: 1 }] });
  return server;
}

const total = () => screen.getByTestId("till-total").textContent;

/** Type into the till's field, and press Enter. */
async function enter(text: string): Promise<void> {
  await type(FIELD, text);
  await act(async () => fireEvent.keyDown(screen.getByLabelText(FIELD), { key: "Enter" }));
}

test("a quantity that is typed before any part says what is missing, until there is a part", async () => {
  serve();
  showScreen(<TillPage />, { at: "/admin/till" });
  await enter("3*");
  const said = "3* sets the quantity of a part, and there is none yet. Scan the part first, then type 3*.";
  await screen.findByText(said, { selector: '[role="status"]' });

  await enter("4006381333931");
  const quantity = await screen.findByRole<HTMLInputElement>("textbox", { name: /^Quantity of/ });
  expect(quantity.value).toBe("1");
  await act(async () => fireEvent.keyDown(screen.getByLabelText(FIELD), { key: "Delete" }));
  await screen.findByText(/^Scan a part to begin\./);
});

test("a single digit is looked up as a number, and said to be none", async () => {
  const server = serve();
  server.answer("GET /api/admin/products", []);
  showScreen(<TillPage />, { at: "/admin/till" });
  await enter("3");
  await screen.findByText("No part has the number 3.");
});

test.each(["without a connection", "with a fault of the server"])(
  "a sale that was not added up %s is added up by Retry",
  async (how) => {
    const server = serve();
    if (how === "without a connection") server.cutOff(PREVIEW);
    else server.refuse(PREVIEW, 500);
    showScreen(<TillPage />, { at: "/admin/till" });
    await enter("4006381333931");
    await screen.findByText("The sale could not be added up.");
    expect(total()).toBe("Total–");
    server.restore(PREVIEW);
    await press("Retry");
    await waitFor(() => expect(total()).toBe("Total€12.50"));
    expect(screen.queryByText("The sale could not be added up.")).toBeNull();
  },
);

test("a sale that the server refuses to add up has its reason, and no Retry", async () => {
  const server = serve();
  server.refuse(PREVIEW, 409, { message: "Snow Foam was deleted." });
  showScreen(<TillPage />, { at: "/admin/till" });
  await enter("4006381333931");
  await screen.findByText("Snow Foam was deleted.");
  expect(buttons("Retry")).toEqual([]);
});
