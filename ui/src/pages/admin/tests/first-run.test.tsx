import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { buttons, press } from "@/shared/test/acts";
import { FakeServer } from "@/shared/test/fake-server";
import { address, expectToast, showScreen } from "@/shared/test/show-screen";
import FirstRunPage from "../first-run";
import TodayPage from "../today";

const RUN = "GET /api/admin/first-run";
const START = "Start with something in the shop?";

const title = (text: string) => screen.findByRole("heading", { level: 1, name: text });

test("the start at sign-in is asked for where the PC can do it, off until the owner says otherwise", async () => {
  const server = new FakeServer();
  const pc = { dataFolder: "C:\\Pitlane", canOpen: true, autostartPossible: true, autostart: false };
  server.answer(RUN, { step: "data" });
  server.answer("GET /api/admin/this-pc", pc);
  server.answer("PATCH /api/admin/this-pc", { ...pc, autostart: true });
  server.refuse("PATCH /api/admin/this-pc", 503, { message: "Nothing was changed." });
  showScreen(<FirstRunPage />, { atPc: true });
  expect(await screen.findByText("Where your data is")).toBeDefined();
  const start = screen.getByLabelText<HTMLInputElement>("Start Pitlane when I sign in to this PC");
  expect(start.checked).toBe(false);
  start.focus();
  await act(async () => fireEvent.click(start));
  await expectToast("Starting at sign-in could not be changed", "Nothing was changed.");
  expect(start.checked).toBe(false);

  server.restore("PATCH /api/admin/this-pc");
  await act(async () => fireEvent.click(start));
  await waitFor(() => expect(start.checked).toBe(true));
  expect(document.activeElement).toBe(start);
  expect(server.bodiesOf("PATCH /api/admin/this-pc")).toEqual([{ autostart: true }, { autostart: true }]);
});

test("services are added to a shop that stays empty, which ends in the back office", async () => {
  const server = new FakeServer();
  server.answer(RUN, { step: "mail", sample: { state: "none", possible: true } });
  server.answer("PATCH /api/admin/first-run", { step: null, sample: { state: "none", possible: true } });
  server.answer("POST /api/admin/starter-services", { count: 7 });
  showScreen(<FirstRunPage />, { at: "/admin/first-run", path: "/admin/first-run", atPc: true });
  await press("Skip");
  expect(document.activeElement).toBe(await title(START));
  await press("Back");
  expect(document.activeElement).toBe(await title("E-mails to customers"));
  await press("Skip");
  await press("Add services");
  expect(await screen.findByText("7 services added.")).toBeDefined();
  await press("Continue empty");
  expect(document.activeElement).toBe(await title("Where your data is"));
  await press("Go to the back office");
  await waitFor(() => expect(address()).toBe("/admin/today"));
  const steps = ["catalogue", "mail", "catalogue", "data", "done"].map((step) => ({ step }));
  expect(server.bodiesOf("PATCH /api/admin/first-run")).toEqual(steps);
});

test("a shop that has something by now gets no sample, and goes on without", async () => {
  const server = new FakeServer();
  server.answer(RUN, { step: "catalogue", sample: { state: "none", possible: true } });
  const message = "The sample is for an empty shop";
  server.refuse("POST /api/admin/sample", 409, { message });
  showScreen(<FirstRunPage />, { atPc: true });
  await press("Load the sample");
  await expectToast("The sample catalogue was not loaded", message);
  expect(await title(START)).toBeDefined();

  cleanup();
  server.answer(RUN, { step: "catalogue", sample: { state: "none", possible: false } });
  showScreen(<FirstRunPage />, { atPc: true });
  expect(await screen.findByText("The shop is not empty, so nothing was added.")).toBeDefined();
  expect(buttons("Load the sample")).toEqual([]);
  await press("Continue");
  expect(document.activeElement).toBe(await title("Where your data is"));
});

test("Today lists what is still to be set up, each with the way to it", async () => {
  const steps = [
    { step: "name", done: true },
    { step: "products", done: false },
  ] as const;
  new FakeServer().answer("GET /api/admin/today", { setUp: [...steps] });
  showScreen(<TodayPage />);
  const list = within(await screen.findByRole("region", { name: "Set up your shop" }));
  expect(list.getByText("1 of 2 done")).toBeDefined();
  const product = list.getByRole("link", { name: "First product" });
  expect(product.getAttribute("href")).toBe("/admin/products/new");
  expect(list.getByRole("link", { name: "Name of the business (done)" })).toBeDefined();
});
