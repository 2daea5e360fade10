import { act, fireEvent, render } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { type, valueIn } from "@/shared/test/acts";
import { CountField } from "./count-field";
import type { CountedPart } from "./use-stock-take";

const LABEL = "Counted of Foam Pad";
const part = (counted: number | null) => ({ name: "Foam Pad", counted }) as CountedPart;

function show() {
  const onCount = vi.fn();
  const field = (counted: number | null) => <CountField part={part(counted)} onCount={onCount} />;
  const { rerender, unmount, getByLabelText } = render(field(3));
  onTestFinished(unmount);
  const leave = () => act(async () => fireEvent.blur(getByLabelText(LABEL)));
  return { onCount, leave, read: (counted: number | null) => rerender(field(counted)) };
}

test("a count that is being typed stays when a piece that was scanned before it is read", async () => {
  const { onCount, leave, read } = show();
  await type(LABEL, "12");
  read(4);
  expect(valueIn(LABEL)).toBe("12");
  await leave();
  expect(onCount).toHaveBeenLastCalledWith(part(4), "12");
  expect(valueIn(LABEL)).toBe("12");
});

test("a field that holds what was stored follows the count", async () => {
  const { onCount, leave, read } = show();
  read(4);
  expect(valueIn(LABEL)).toBe("4");
  await type(LABEL, "12");
  await leave();
  read(12);
  read(13);
  expect(valueIn(LABEL), "one more was scanned").toBe("13");
  read(null);
  expect(valueIn(LABEL), "the count was booked").toBe("");
  await leave();
  expect(onCount).toHaveBeenCalledTimes(1);
});

test("an emptied field takes the count back, and an old number typed again asks for nothing", async () => {
  const { onCount, leave, read } = show();
  await type(LABEL, "");
  await leave();
  expect(onCount).toHaveBeenLastCalledWith(part(3), null);
  read(null);
  await type(LABEL, "x");
  await leave();
  await type(LABEL, "");
  await leave();
  expect(onCount).toHaveBeenCalledTimes(1);
  read(5);
  expect(valueIn(LABEL)).toBe("5");
});
