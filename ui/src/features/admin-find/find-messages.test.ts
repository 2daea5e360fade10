import { expect, test } from "vitest";
import { ofMessage } from "./find-messages";

test("one says whose it is and its state", () => {
  const found = ofMessage({
    id: "a",
    name: "Aoife Byrne",
    status: "read",
    createdAt: "2026-03-02T10:05:00Z",
  });
  expect(found).toMatchObject({ to: "/admin/contact-messages/a", label: "Enquiry from Aoife Byrne" });
  expect(found.note).toMatch(/^To be answered, 2 Mar 2026/);
});
