import { expect, test } from "vitest";
import { ApiError } from "@/shared/api/api-error";
import { inFull, readSnap, saySnap } from "./snap";

const refusal = (accent: string) =>
  new ApiError(400, JSON.stringify({ message: accent, errors: { accent } }));

test("the refusal of a colour names the one to take instead", () => {
  const read = readSnap(
    refusal(
      "#0a2a6b cannot be read on the site’s dark ground: its contrast is 1.2, and at least 4.5 is needed. " +
        "The nearest colour that can be read is #5e85ce",
    ),
  );
  expect(read && saySnap(read)).toBe(
    "#0a2a6b is too dark to read. We took the nearest that can be read: #5e85ce.",
  );
});

test("no other refusal changes the colour", () => {
  expect(readSnap(refusal("The colour must be like #ff5c1a"))).toBeUndefined();
  expect(readSnap(refusal("Another window has meanwhile saved “#5e85ce”"))).toBeUndefined();
  expect(readSnap(new Error("offline"))).toBeUndefined();
});

test.each([
  ["#f50", "#ff5500"],
  ["#F5a", "#FF55aa"],
  ["#ff5500", "#ff5500"],
  ["#f5", "#f5"],
  ["orange", "orange"],
])("%s in full is %s", (typed, full) => {
  expect(inFull(typed)).toBe(full);
});
