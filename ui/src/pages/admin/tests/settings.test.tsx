import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { press, type, valueIn } from "@/shared/test/acts";
import { FakeServer } from "@/shared/test/fake-server";
import { expectToast, showScreen } from "@/shared/test/show-screen";
import MailSettingsPage from "../settings-mail";
import SellingPage from "../settings-selling";

test("what is typed while settings are saved stays, and is saved by the next press", async () => {
  const server = new FakeServer();
  server.answer("GET /api/admin/settings", { deliveryPrice: "", freeDeliveryOver: "", taxMode: "added" });
  showScreen(<SellingPage />, { at: "/admin/settings/selling" });
  await type(/^Delivery price in €/, "9,9");
  await type(/^Free delivery over/, "500");
  const saved = { deliveryPrice: "9.90", freeDeliveryOver: "500.00", taxMode: "added" } as const;
  server.answer("PATCH /api/admin/settings", saved);
  const saving = server.hold("PATCH /api/admin/settings");
  await press("Save settings");
  await type(/^Free delivery over/, "450");
  await type("Tax rate in %", "23");
  saving.answer();
  await expectToast("Settings saved");
  expect(valueIn(/^Delivery price in €/)).toBe("9.90");
  expect(valueIn(/^Free delivery over/)).toBe("450");
  expect(valueIn("Tax rate in %")).toBe("23");

  await press("Save settings");
  expect(server.bodiesOf("PATCH /api/admin/settings")).toEqual([
    { deliveryPrice: "9.9", freeDeliveryOver: "500" },
    { freeDeliveryOver: "450", taxRate: "23" },
  ]);
});

test("a password that is typed while another one is saved stays, and leaves its field once it is saved", async () => {
  const server = new FakeServer();
  server.answer("GET /api/admin/settings", { mailHost: "mail.example" });
  showScreen(<MailSettingsPage />, { at: "/admin/settings/mail" });
  await type("Password", "first");
  server.answer("PATCH /api/admin/settings", { mailHost: "mail.example", mailPasswordSet: true });
  const saving = server.hold("PATCH /api/admin/settings");
  await press("Save settings");
  await type("Password", "second");
  saving.answer();
  await expectToast("Settings saved");
  expect(valueIn("Password")).toBe("second");

  await press("Save settings");
  await waitFor(() => expect(valueIn("Password")).toBe(""));
  expect(server.bodiesOf("PATCH /api/admin/settings")).toEqual([
    { mailPassword: "first" },
    { mailPassword: "second" },
  ]);
});
