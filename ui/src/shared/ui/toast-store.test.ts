import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TOAST_REMOVAL_DELAY_MS, toast, useToasts } from "./toast-store";

beforeEach(() => {
  vi.useFakeTimers();
  useToasts.setState({ toasts: [] });
});
afterEach(() => vi.useRealTimers());

test("only the newest toast is shown", () => {
  toast({ title: "first" });
  toast({ title: "second" });
  expect(useToasts.getState().toasts.map(({ title }) => title)).toEqual(["second"]);
});

test("a dismissed toast closes at once and is removed after 1,000,000 ms", () => {
  const id = toast({ title: "Message Sent!" });
  useToasts.getState().dismiss(id);
  expect(useToasts.getState().toasts[0]?.open).toBe(false);
  vi.advanceTimersByTime(TOAST_REMOVAL_DELAY_MS - 1);
  expect(useToasts.getState().toasts).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(useToasts.getState().toasts).toHaveLength(0);
});
