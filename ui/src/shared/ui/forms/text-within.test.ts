import * as v from "valibot";
import { expect, test } from "vitest";
import { contactBody } from "@/shared/api/fields/public-fields";
import { textWithin } from "./text-within";

const said = (text: string) => v.safeParse(textWithin("Name", contactBody.name), text).issues?.[0].message;

test("a text that is too long is refused with the greatest length, never the least", () => {
  expect(said("x".repeat(201))).toBe("Name must be at most 200 characters");
  expect(said("x")).toBe(contactBody.name.message);
  expect(said("Ciara")).toBeUndefined();
});
