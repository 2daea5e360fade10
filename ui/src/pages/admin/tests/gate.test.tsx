import { screen } from "@testing-library/react";
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
