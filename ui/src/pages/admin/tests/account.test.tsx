import { screen, waitFor } from "@testing-library/react";
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

test("what is wrong with a password is said at its field, which gets the focus", async () => {
  const server = new FakeServer();
  showScreen(<AccountPage />);
  const expectAt = async (label: string, words: string) => {
    const said = await screen.findByText(words);
    const field = screen.getByLabelText(label);
    expect(field.getAttribute("aria-describedby")).toContain(said.id);
    await waitFor(() => expect(document.activeElement).toBe(field));
  };
  await type("Current password", "the present words");
  await type("New password", "short");
  await type("Repeat the new password", "other");
  await press("Change password");
  await expectAt("Repeat the new password", "The two passwords are different");
  expect(server.bodiesOf("POST /api/admin/password")).toEqual([]);

  await type("Repeat the new password", "short");
  const short = "Password must be at least 12 characters";
  server.refuse("POST /api/admin/password", 400, { errors: { newPassword: short } });
  await press("Change password");
  await expectAt("New password", short);
  const wrong = "The current password is not right";
  server.refuse("POST /api/admin/password", 400, { errors: { currentPassword: wrong } });
  await press("Change password");
  await expectAt("Current password", wrong);
});
