import { expect, test } from "vitest";
import { findMessages } from "./find-messages";

const written = { status: "read", createdAt: "2026-03-02T10:05:00Z" } as const;
const aoife = { id: "a", name: "Aoife Byrne", email: "aoife@example.ie", phone: null, ...written };
const niall = { id: "n", name: "Niall", email: "n@byrne.ie", phone: "086 555 0101", ...written };

test.each([
  ["byrne", ["a", "n"]],
  ["BYRNE aoife", ["a"]],
  ["0101", ["n"]],
  ["tint", []],
  [" ", []],
])("“%s” finds the messages of whom it names", (search, ids) => {
  expect(findMessages([aoife, niall], search, 5).map(({ to }) => to)).toEqual(
    ids.map((id) => `/admin/contact-messages/${id}`),
  );
});

test("one says whose it is and its state, and no more are given than asked for", () => {
  const [found, ...others] = findMessages([aoife, niall], "byrne", 1);
  expect(found?.label).toBe("Message from Aoife Byrne");
  expect(found?.note).toMatch(/^Waiting, 2 Mar 2026/);
  expect(others).toEqual([]);
});
