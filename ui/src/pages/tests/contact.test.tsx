import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import ContactForm from "@/features/contact/contact-form";
import { buttons, press, type, valueIn } from "@/shared/test/acts";
import { FakeServer } from "@/shared/test/fake-server";
import { expectToast, showScreen } from "@/shared/test/show-screen";
import OrderLookupPage from "../order-lookup";
import PrivacyPage from "../privacy";
import SearchPage from "../search";

const SEND = "POST /api/contact";
const TYPED = {
  Name: "Aoife Byrne",
  Email: "aoife@example.ie",
  "Vehicle (optional)": "VW Transporter 2018",
  Message: "White LEDs inside and out, please.",
};
const NO_DRAFT = { readDraft: () => ({ search: "", fields: [] }), forgetDraft: () => undefined };
const described = (label: string) =>
  (screen.getByLabelText(label).getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent)
    .join(" ");

/** Show the form of the home page at an address that asks something, with what a visitor types. */
async function showForm(at = "/", typed: Record<string, string> = TYPED) {
  const server = new FakeServer();
  showScreen(<ContactForm {...NO_DRAFT} />, { at });
  for (const [label, text] of Object.entries(typed)) await type(label, text);
  return server;
}

test("an enquiry is sent with what was typed and chosen, its id is shown, and the form is empty again", async () => {
  const server = await showForm();
  await type("Service (optional)", "led");
  server.answer(SEND, { success: true, inquiry: { id: "0f0e0d0c-0b0a" } });
  await press("Send Message");
  await expectToast("Message Sent!", "0f0e0d0c", "within 24 hours");
  expect(server.bodiesOf(SEND)).toEqual([
    {
      ...{ name: "Aoife Byrne", email: "aoife@example.ie", phone: null, vehicleType: "VW Transporter 2018" },
      ...{ serviceInterest: "led", message: "White LEDs inside and out, please." },
    },
  ]);
  for (const label of [...Object.keys(TYPED), "Service (optional)"]) expect(valueIn(label), label).toBe("");
});

test("all eleven services and a consultation can be chosen", async () => {
  await showForm("/", {});
  const options = screen.getByLabelText("Service (optional)").querySelectorAll("option");
  expect([...options].map(({ value }) => value)).toEqual([
    ...["", "mechanical", "exhaust", "tinting", "detailing", "autostyling", "carplay", "led", "caliper"],
    ...["graphics", "headlight", "coating", "consultation"],
  ]);
});

test("what is wrong is said under its label, the first has the focus, and it goes once it is right", async () => {
  await showForm("/", {});
  await press("Send Message");
  await waitFor(() => expect(described("Name")).toContain("Name must be at least 2 characters"));
  expect(described("Email")).toContain("Please enter a valid email address");
  expect(described("Message")).toContain("Message must be at least 10 characters");
  expect(document.activeElement).toBe(screen.getByLabelText("Name"));
  await type("Name", "Al");
  await waitFor(() => expect(described("Name")).not.toContain("at least 2 characters"));
  expect(described("Email")).toContain("Please enter a valid email address");
});

test("a refusal is told, its field marked with the focus, and every value stays", async () => {
  const server = await showForm();
  const message = "Please enter a valid email address";
  server.refuse(SEND, 400, { success: false, message, errors: { email: message } });
  await press("Send Message");
  await expectToast("Error", message);
  await waitFor(() => expect(described("Email")).toContain(message));
  expect(document.activeElement).toBe(screen.getByLabelText("Email"));
  for (const [label, text] of Object.entries(TYPED)) expect(valueIn(label)).toBe(text);
});

test("a success that is none tells the reason, or that it failed; no answer at all is told in plain words", async () => {
  const server = await showForm();
  server.answer(SEND, { success: false, message: "We are closed" } as object);
  await press("Send Message");
  await expectToast("Error", "We are closed");
  server.answer(SEND, { success: false, message: "" } as object);
  await press("Send Message");
  await expectToast("Error", "Failed to send message");
  server.cutOff(SEND);
  await press("Send Message");
  await expectToast("Error", "Something went wrong. Please try again.");
  expect(document.querySelectorAll(".toast"), "one toast at a time").toHaveLength(1);
  for (const [label, text] of Object.entries(TYPED)) expect(valueIn(label)).toBe(text);
});

test("a number plate is answered where it is typed, until something else stands there", async () => {
  await showForm("/", { "Vehicle (optional)": "161-KK-1234" });
  const note = "We cannot look up number plates. Add the brand and model: VW Golf 2016.";
  expect(await screen.findByText(note)).toBeDefined();
  await type("Vehicle (optional)", "VW Golf, 161-KK-1234");
  await waitFor(() => expect(screen.queryByText(note)).toBeNull());
});

test("an address of a mistyped provider is asked about, and one press takes what is meant", async () => {
  await showForm("/", { Email: "anna@yaho.com" });
  await press("Did you mean anna@yahoo.com?");
  expect(valueIn("Email")).toBe("anna@yahoo.com");
  expect(document.activeElement).toBe(screen.getByLabelText("Email"));
});

test("words that were not found go along with the question, as long as it still asks for them", async () => {
  const server = await showForm("/?wanted=5K0+615+301", { Name: "Aoife Byrne", Email: "aoife@example.ie" });
  await waitFor(() => expect(valueIn("Message")).toBe("Can you get this part for me: “5K0 615 301”?"));
  await press("Send Message");
  await waitFor(() =>
    expect(server.bodiesOf(SEND)).toEqual([expect.objectContaining({ wanted: "5K0 615 301" })]),
  );
});

test("the part of an enquiry can be left out, and goes along otherwise", async () => {
  const server = await showForm("/?part=Tow+Strap&partId=p1", {
    Name: "Aoife Byrne",
    Email: "aoife@example.ie",
  });
  const tick = screen.getByLabelText<HTMLInputElement>("About Tow Strap");
  expect([tick.checked, valueIn("Message")]).toEqual([true, "Does “Tow Strap” suit my vehicle?"]);
  await press("Send Message");
  await waitFor(() => expect(server.bodiesOf(SEND)).toEqual([expect.objectContaining({ productId: "p1" })]));
});

const photo = (name: string) => new File(["picture"], name, { type: "image/webp" });
const chosen = () =>
  [...document.querySelectorAll("ul[aria-label='Chosen photos'] li")].map((each) => each.textContent);

async function choose(...files: File[]) {
  const input = document.querySelector("input[type=file]") as HTMLInputElement;
  await act(async () => fireEvent.change(input, { target: { files } }));
}

test("of photos at most four are taken, none above 10 MB, and each can be left out again", async () => {
  await showForm("/", {});
  const large = photo("large.jpg");
  Object.defineProperty(large, "size", { value: 10 * 1024 * 1024 + 1 });
  await choose(large);
  expect(described("Photos (optional)")).toContain("A photo can have at most 10 MB: large.jpg");
  expect(chosen()).toEqual([]);
  await choose(...[1, 2, 3, 4, 5].map((place) => photo(`${place}.webp`)));
  expect(described("Photos (optional)")).toContain("You can add up to four photos.");
  await press("Remove 3.webp");
  expect(chosen()).toEqual(["1.webp", "2.webp", "4.webp"]);
});

test("a photo that did not get through is named, and sent alone when it is tried again", async () => {
  const server = await showForm();
  await choose(photo("1.webp"));
  server.answer(SEND, { success: true, inquiry: { id: "0f0e0d0c" }, photoToken: "t" });
  server.cutOff("POST /api/contact/photos/t");
  await press("Send Message");
  await screen.findByText(/sent without 1\.webp/);
  expect(valueIn("Message"), "the message itself is sent").toBe("");
  server.restore("POST /api/contact/photos/t");
  await press("Retry");
  await waitFor(() => expect(screen.queryByText(/sent without 1\.webp/)).toBeNull());
  expect(server.bodiesOf(SEND)).toHaveLength(1);
  expect(server.bodiesOf("POST /api/contact/photos/t")).toHaveLength(2);
});

test.each([
  [<OrderLookupPage key="order" />, "/?topic=order#contact"],
  [<PrivacyPage key="privacy" />, "/?topic=privacy#contact"],
])("the pages of an order and of privacy lead to their question", async (shown, to) => {
  new FakeServer();
  showScreen(shown);
  const way = await screen.findByRole("link", { name: /^ask us$/i });
  expect(way.getAttribute("href")).toBe(to);
});

test("a number plate that was searched for is answered, and what it leads to is a vehicle", async () => {
  const server = new FakeServer();
  showScreen(<SearchPage />, { at: "/search?q=161-KK-1234" });
  await screen.findByRole("heading", { name: "“161-KK-1234” is a number plate" });
  expect(screen.getByText(/^We cannot look up number plates\. Pick the brand and model/)).toBeDefined();
  expect(screen.queryByRole("link", { name: "Ask us to source it" })).toBeNull();
  expect(buttons("Choose your vehicle").length).toBeGreaterThan(0);
  expect(JSON.stringify(server.sent.map(({ body }) => body))).not.toContain("161");
});
