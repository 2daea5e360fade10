import { expect, test } from "vitest";
import { slugify } from "./slugify";

test.each([
  ["LED Light Bar", "led-light-bar"],
  ["  Rear wing / GT ", "rear-wing-gt"],
  ["100% -- Pure!", "100-pure"],
  ["---", ""],
])("%s becomes %s", (name, slug) => {
  expect(slugify(name)).toBe(slug);
});
