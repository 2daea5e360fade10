import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { press, type, valueIn } from "@/shared/test/acts";
import { FakeServer } from "@/shared/test/fake-server";
import { address, expectToast, showScreen } from "@/shared/test/show-screen";
import JobPage from "../job";
import LookPage from "../look";
import PoliciesPage from "../policies";
import ProductPage from "../product";
import QuotePage from "../quote";

const QUOTE = { id: "7", status: "draft", intro: "Hello", validUntil: "2026-04-01" } as const;

test("what is typed while a draft of a quote is saved stays, and is saved by the next press", async () => {
  const server = new FakeServer();
  server.answer("GET /api/admin/quotes/7", { ...QUOTE, updatedAt: "1" });
  showScreen(<QuotePage />, { at: "/admin/quotes/7", path: "/admin/quotes/:id" });
  await type(/^Message/, "Hello Ann");
  const saved = { ...QUOTE, intro: "Hello Ann", updatedAt: "2" };
  server.answer("PATCH /api/admin/quotes/7", saved);
  server.answer("GET /api/admin/quotes/7", saved);
  const saving = server.hold("PATCH /api/admin/quotes/7");
  await press("Save");
  await type(/^Message/, "Hello Ann, see below");
  saving.answer();
  await expectToast("Quote saved");
  expect(valueIn(/^Message/)).toBe("Hello Ann, see below");

  await press("Save");
  expect(server.bodiesOf("PATCH /api/admin/quotes/7")).toMatchObject([
    { intro: "Hello Ann", updatedAt: "1" },
    { intro: "Hello Ann, see below", updatedAt: "2" },
  ]);
});

test("a job's form stays open with what is typed while it is saved", async () => {
  const server = new FakeServer();
  const job = { id: "7", note: "", status: "booked", updatedAt: "1" } as const;
  server.answer("GET /api/admin/jobs/7", job);
  showScreen(<JobPage />, { at: "/admin/jobs/7", path: "/admin/jobs/:id" });
  await press("Change");
  await type(/^Note/, "Brakes");
  const saved = { ...job, note: "Brakes", updatedAt: "2" };
  server.answer("PATCH /api/admin/jobs/7", saved);
  server.answer("GET /api/admin/jobs/7", saved);
  const saving = server.hold("PATCH /api/admin/jobs/7");
  await press("Save");
  await type(/^Mileage/, "120000");
  saving.answer();
  await expectToast("Job saved");
  expect(valueIn(/^Note/)).toBe("Brakes");
  expect(valueIn(/^Mileage/)).toBe("120000");

  await press("Save");
  expect(server.bodiesOf("PATCH /api/admin/jobs/7")).toEqual([
    { note: "Brakes", updatedAt: "1" },
    { mileage: "120000", updatedAt: "2" },
  ]);
  await waitFor(() => expect(screen.queryByLabelText(/^Mileage/)).toBeNull());
});

test("a new product's form stays open with what is typed while it is saved, and adds no second one", async () => {
  const server = new FakeServer();
  server.answer("GET /api/product-categories", [{ id: "1", name: "Lights" }]);
  showScreen(<ProductPage />, { at: "/admin/products/new", path: "/admin/products/:id" });
  await type("Name", "Rear wing");
  await type("Description", "A wing of carbon.");
  await type("Price (€)", "249.50");
  await type("Category", "Lights");
  await type("Stock", "4");
  const product = {
    id: "7",
    name: "Rear wing",
    slug: "rear-wing",
    description: "A wing of carbon.",
    price: "249.50",
    category: "Lights",
    inventory: 4,
    fits: "listed",
  } as const;
  server.answer("POST /api/admin/products", { product });
  const saving = server.hold("POST /api/admin/products");
  await press("Create product");
  await type("Description", "A wing that holds the car down.");
  saving.answer();
  await expectToast("Product created", "What you typed meanwhile is not saved yet.");
  expect(address()).toBe("/admin/products/new");
  expect(valueIn("Description")).toBe("A wing that holds the car down.");

  server.answer("PATCH /api/admin/products/7", { product });
  await press("Create product");
  await waitFor(() => expect(address()).toBe("/admin/dashboard"));
  expect(server.bodiesOf("POST /api/admin/products")).toHaveLength(1);
  expect(server.bodiesOf("PATCH /api/admin/products/7")).toEqual([
    { description: "A wing that holds the car down." },
  ]);
});

test("a legal text stays open with what is written while it is published", async () => {
  const server = new FakeServer();
  server.answer("GET /api/admin/policies/starters", [{ kind: "terms", title: "Terms", body: "First." }]);
  server.answer("POST /api/admin/policies", { title: "Terms", version: 1 });
  showScreen(<PoliciesPage />, { at: "/admin/policies" });
  await press("Write: Terms");
  const saving = server.hold("POST /api/admin/policies");
  await press("Publish");
  await type("Text", "First. Second.");
  saving.answer();
  await expectToast("Terms: version 1 is saved");
  expect(valueIn("Text")).toBe("First. Second.");

  await press("Publish");
  await waitFor(() => expect(screen.queryByLabelText("Text")).toBeNull());
  expect(server.bodiesOf("POST /api/admin/policies")).toMatchObject([
    { body: "First." },
    { body: "First. Second." },
  ]);
});

test("what is typed while the look is saved stays, and is saved by the next press", async () => {
  const server = new FakeServer();
  server.answer("GET /api/admin/look", {});
  showScreen(<LookPage />, { at: "/admin/look" });
  await type(/^Headline/, "Racing");
  server.answer("PATCH /api/admin/look", { heroTitle: "Racing" });
  const saving = server.hold("PATCH /api/admin/look");
  await press("Save settings");
  await type(/^Headline/, "Racing parts");
  saving.answer();
  await expectToast("Look saved");
  expect(valueIn(/^Headline/)).toBe("Racing parts");
});
