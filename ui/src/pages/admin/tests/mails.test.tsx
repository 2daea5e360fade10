import { act, fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { FakeServer } from "@/shared/test/fake-server";
import { showScreen } from "@/shared/test/show-screen";
import MailsPage from "../mails";
import MailSettingsPage from "../settings-mail";

test("an outbox with nothing in it says what will come, and each tab what it has none of", async () => {
  new FakeServer();
  showScreen(<MailsPage />, { at: "/admin/mails" });
  expect(await screen.findByRole("heading", { name: "No e-mails yet" })).toBeDefined();
  await act(async () => fireEvent.click(screen.getByRole("link", { name: /^Failed/ })));
  expect(await screen.findByText("No e-mails failed.")).toBeDefined();
});

test("that mails carry no link is said only where there is no public address", async () => {
  new FakeServer().answer("GET /api/admin/settings", { publicUrl: "https://shop.example" });
  showScreen(<MailSettingsPage />, { at: "/admin/settings/mail" });
  expect(await screen.findByLabelText("Provider")).toBeDefined();
  expect(screen.queryByRole("complementary", { name: "No public address" })).toBeNull();
});
