import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { FakeServer } from "@/shared/test/fake-server";
import { address, showScreen } from "@/shared/test/show-screen";
import AdminPages from "..";

const PATHS = ["dashboard", "products/new", "vehicles", "categories", "upload", "orders"];

test.each(PATHS)("a visitor is led from %s to the login", async (path) => {
  new FakeServer().answer("GET /api/admin/check", { isAdmin: false });
  showScreen(<AdminPages />, { at: `/admin/${path}`, path: "/admin/*" });
  expect(await screen.findByLabelText("Password")).toBeDefined();
  expect(address()).toBe("/admin/login");
});

test("a 401 from the visits' figures ends at the login, although a check would still say signed in", async () => {
  const server = new FakeServer();
  server.refuse("GET /api/admin/analytics/stats", 401, { message: "Please log in" });
  showScreen(<AdminPages />, { at: "/admin/analytics", path: "/admin/*" });
  expect(await screen.findByLabelText("Password")).toBeDefined();
  // A check that is asked now would lead away from the login.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(address()).toBe("/admin/login");
});
