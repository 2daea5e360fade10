import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { dialog, press } from "@/shared/test/acts";
import { FakeServer } from "@/shared/test/fake-server";
import { expectToast, showScreen } from "@/shared/test/show-screen";
import ContactMessagesPage from "../contact-messages";

const PATH = "/admin/contact-messages/:id?";

test("an inbox without messages says what will come", async () => {
  new FakeServer().answer("GET /api/admin/inbox", { shown: { all: 0 } });
  showScreen(<ContactMessagesPage />, { at: "/admin/contact-messages", path: PATH });
  expect(await screen.findByRole("heading", { name: "No enquiries yet" })).toBeDefined();
});

test("a mark or a deletion that fails is reported, and the enquiry stays as it was", async () => {
  const server = new FakeServer();
  const enquiry = { id: "7", name: "Aoife Byrne", status: "new" } as const;
  const shown = { all: 1, unanswered: 1 };
  server.answer("GET /api/admin/inbox", { enquiries: [enquiry], open: enquiry, shown, total: 1 });
  server.refuse("PATCH /api/contact-inquiries/7", 503, { message: "The disk is full" });
  server.refuse("DELETE /api/contact-inquiries/7", 503, { message: "The disk is full" });
  showScreen(<ContactMessagesPage />, { at: "/admin/contact-messages/7", path: PATH });
  await expectToast("Failed to update the enquiry", "The disk is full");
  const line = () => screen.getByRole("list", { name: "Enquiries" }).textContent;
  expect(line()).toContain("New");

  await press("Delete");
  await press("Delete enquiry", dialog());
  await expectToast("Failed to delete the enquiry", "The disk is full");
  await press("Cancel", dialog());
  expect(line()).toContain("Aoife Byrne");
});
