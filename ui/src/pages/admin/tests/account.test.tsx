import { expect, test } from "vitest";
import { dialog, press, type } from "@/shared/test/acts";
import { FakeServer } from "@/shared/test/fake-server";
import { expectToast, showScreen } from "@/shared/test/show-screen";
import AccountPage from "../account";

test("a password or a sign-out that fails for another reason than its words is a toast", async () => {
  const server = new FakeServer();
  server.refuse("POST /api/admin/password", 503, { message: "The disk is full" });
  server.refuse("POST /api/admin/logout-everywhere", 503, {});
  showScreen(<AccountPage />);
  await type("Current password", "the present words");
  await type("New password", "three words and a wheel");
  await type("Repeat the new password", "three words and a wheel");
  await press("Change password");
  await expectToast("Failed to change the password", "The disk is full");
  expect(server.bodiesOf("POST /api/admin/password")).toEqual([
    { currentPassword: "the present words", newPassword: "three words and a wheel" },
  ]);

  await press("Sign out everywhere");
  await press("Sign out everywhere", dialog());
  await expectToast("Failed to sign out everywhere");
  expect(dialog().textContent).toContain("Sign out everywhere?");
});
