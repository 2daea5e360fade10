import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { press, type } from "@/shared/test/acts";
import { FakeServer } from "@/shared/test/fake-server";
import { address, expectToast, showScreen } from "@/shared/test/show-screen";
import LoginPage from "../login";

test("whoever is refused reads the server's own words, or that the password is invalid", async () => {
  const server = new FakeServer();
  server.answer("GET /api/admin/check", { isAdmin: false });
  server.refuse("POST /api/admin/login", 429, { message: "Too many attempts. Try again in 15 minutes." });
  showScreen(<LoginPage />, { at: "/admin/login" });
  await type("Password", "not the password");
  await press("Log in");
  await expectToast("Login failed", "Too many attempts. Try again in 15 minutes.");
  server.refuse("POST /api/admin/login", 401, {});
  await press("Log in");
  await expectToast("Login failed", "Invalid password");
  server.cutOff("POST /api/admin/login");
  await press("Log in");
  await expectToast("Login failed", "Failed to log in. Please try again.");
});

test("whoever is signed in goes past the login", async () => {
  new FakeServer();
  showScreen(<LoginPage />, { at: "/admin/login" });
  await waitFor(() => expect(address()).toBe("/admin/dashboard"));
});

test("a login that is not at the workshop's own computer says where the first password is set", async () => {
  new FakeServer().answer("GET /api/admin/check", { isAdmin: false });
  showScreen(<LoginPage />, { at: "/admin/login" });
  expect(await screen.findByLabelText("Password")).toBeDefined();
  expect(screen.getByText(/first password is set on the workshop's own computer/)).toBeDefined();
  expect(screen.queryByText("Set a new one on this PC")).toBeNull();
});
