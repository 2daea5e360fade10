import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { FakeServer } from "@/shared/test/fake-server";
import { expectToast, showScreen } from "@/shared/test/show-screen";
import FirstRunPage from "../first-run";

test("the start at sign-in is asked for where the PC can do it, off until the owner says otherwise", async () => {
  const server = new FakeServer();
  const pc = { dataFolder: "C:\\Pitlane", canOpen: true, autostartPossible: true, autostart: false };
  server.answer("GET /api/admin/first-run", { step: "data" });
  server.answer("GET /api/admin/this-pc", pc);
  server.answer("PATCH /api/admin/this-pc", { ...pc, autostart: true });
  server.refuse("PATCH /api/admin/this-pc", 503, { message: "Nothing was changed." });
  showScreen(<FirstRunPage />, { atPc: true });
  expect(await screen.findByText("Where your data is")).toBeDefined();
  const start = screen.getByLabelText<HTMLInputElement>("Start Pitlane when I sign in to this PC");
  expect(start.checked).toBe(false);
  start.focus();
  await act(async () => fireEvent.click(start));
  await expectToast("Starting at sign-in could not be changed", "Nothing was changed.");
  expect(start.checked).toBe(false);

  server.restore("PATCH /api/admin/this-pc");
  await act(async () => fireEvent.click(start));
  await waitFor(() => expect(start.checked).toBe(true));
  expect(document.activeElement).toBe(start);
  expect(server.bodiesOf("PATCH /api/admin/this-pc")).toEqual([{ autostart: true }, { autostart: true }]);
});
