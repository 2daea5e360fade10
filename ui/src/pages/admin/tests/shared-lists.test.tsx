import { act, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { AdminShell } from "@/features/admin-shell/admin-shell";
import { dialog, press, type, valueIn } from "@/shared/test/acts";
import { FakeServer } from "@/shared/test/fake-server";
import { showScreen } from "@/shared/test/show-screen";
import CategoriesPage from "../categories";

const CALL = "GET /api/admin/categories";

function show(): FakeServer {
  const server = new FakeServer();
  server.answer(CALL, [{ id: "1", name: "Lights" }]);
  showScreen(
    <>
      <AdminShell onLogout={() => undefined} onFind={() => undefined} />
      <CategoriesPage />
    </>,
  );
  return server;
}

/** Let the clock go on, and give the window the focus. */
async function focusAfter(seconds: number): Promise<void> {
  const now = Date.now() + seconds * 1000;
  vi.spyOn(Date, "now").mockImplementation(() => now);
  await act(async () => window.dispatchEvent(new Event("focus")));
}

test("a list that another window has changed is read again when this one gets the focus, not at every one", async () => {
  const server = show();
  await screen.findByRole("heading", { name: "Lights" });
  server.answer(CALL, [{ id: "1", name: "Headlights" }]);
  await focusAfter(5);
  expect(server.bodiesOf(CALL)).toHaveLength(1);
  await focusAfter(10);
  await screen.findByRole("heading", { name: "Headlights" });
  await act(async () => window.dispatchEvent(new Event("focus")));
  expect(server.bodiesOf(CALL)).toHaveLength(2);
});

test("what is typed into a form above the list stays when the list is read again", async () => {
  const server = show();
  await press("Edit Lights");
  await type("Name", "Lamps", dialog());
  server.answer(CALL, [{ id: "1", name: "Headlights" }]);
  await focusAfter(20);
  await screen.findByRole("heading", { name: "Headlights" });
  expect(valueIn("Name", dialog())).toBe("Lamps");
});
