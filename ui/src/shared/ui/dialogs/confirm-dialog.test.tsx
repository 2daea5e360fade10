import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ConfirmDialog } from "./confirm-dialog";

/** The frame of every dialog, and what has none: a menu and a picture that fill the window. */
const OF_THE_BROWSER = [
  "app/mobile-menu.tsx",
  "features/catalogue/zoom/product-zoom.tsx",
  "shared/ui/dialogs/dialog.tsx",
];
/** Their buttons are in a part of the same folder or a form of `shared`; the list of Find has none. */
const BUTTONS_ELSEWHERE = [
  "features/admin-calendar/appointment-dialog.tsx",
  "features/admin-calendar/tell-step.tsx",
  "features/admin-find/find-dialog.tsx",
  "features/admin-job-money/job-money.tsx",
  "features/admin-orders/payment/payment-panel.tsx",
];
const SOURCES = join(import.meta.dirname, "../../..");

afterEach(cleanup);

function ask(onConfirm: () => Promise<unknown>) {
  const onClose = vi.fn();
  const words = { title: "Delete it?", confirmLabel: "Delete", pendingLabel: "Deleting…" };
  render(
    <ConfirmDialog open onClose={onClose} onConfirm={onConfirm} description="It comes back." {...words} />,
  );
  const dialog = screen.getByRole("dialog", { name: words.title });
  return { onClose, dialog, press: (name: string) => fireEvent.click(screen.getByText(name)) };
}

test("a question is a title, a sentence, and a row of buttons that begins with Cancel", () => {
  const { dialog } = ask(async () => undefined);
  const [title, sentence, buttons, ...more] = dialog.firstElementChild?.children ?? [];
  expect(more).toEqual([]);
  expect(title?.tagName).toBe("H2");
  expect(sentence?.id).toBe(dialog.getAttribute("aria-describedby"));
  expect(buttons?.className).toContain("dialog-buttons");
  expect(buttons?.textContent).toMatch(/^CancelDelete/);
});

test("it is busy until the act has ended, stays after a rejection, and closes after a success", async () => {
  let end = (_failed: boolean) => {};
  const perform = () =>
    new Promise<void>((resolve, reject) => (end = (failed) => (failed ? reject() : resolve())));
  const { dialog, onClose, press } = ask(perform);
  press("Delete");
  fireEvent(dialog, new Event("cancel", { cancelable: true }));
  press("Cancel");
  expect(onClose).not.toHaveBeenCalled();
  await act(async () => end(true));
  expect(onClose).not.toHaveBeenCalled();
  press("Delete");
  await act(async () => end(false));
  expect(onClose).toHaveBeenCalledOnce();
});

test("every dialog is this one or a frame of it", () => {
  const framed = sources().filter((path) => /<dialog\b/.test(read(path)));
  expect(framed.sort()).toEqual(OF_THE_BROWSER);
});

test("every dialog has its buttons in the row that stays in view, or is a form, which has them there", () => {
  const open = sources().filter((path) => /<(Form)?Dialog\b/.test(read(path)));
  expect(open.length).toBeGreaterThan(40);
  const others = open.filter((path) => !/dialog-buttons|<DialogForm\b/.test(read(path)));
  expect(others.sort()).toEqual(BUTTONS_ELSEWHERE);
});

function sources(): string[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" });
  return files.filter((path) => /(?<!\.test)\.tsx$/.test(path));
}

const read = (path: string) => readFileSync(join(SOURCES, path), "utf8");
