import { expect, test } from "vitest";
import { partsShown, withOneMore, withoutShown } from "./shown-count";

const at = (query: string) => new URLSearchParams(query);

test("as many parts as the address asks for, and never more than there are", () => {
  expect(partsShown(at(""), 150)).toBe(1);
  expect(partsShown(at("shown=120"), 150)).toBe(2);
  expect(partsShown(at("shown=121"), 150)).toBe(3);
  expect(partsShown(at("shown=99999"), 150)).toBe(3);
});

test("an address that makes no sense shows the first part", () => {
  for (const odd of ["shown=", "shown=x", "shown=-60", "shown=0"])
    expect(partsShown(at(odd), 150), odd).toBe(1);
  expect(partsShown(at("shown=1e999"), 150)).toBe(3);
  expect(partsShown(at("shown=120"), 0)).toBe(1);
});

test("one part more is written into the address, and left out of another choice's", () => {
  expect(withOneMore(at("category=a"), 150).toString()).toBe("category=a&shown=120");
  expect(withOneMore(at("category=a&shown=120"), 150).toString()).toBe("category=a&shown=180");
  expect(withoutShown(at("category=a&shown=120")).toString()).toBe("category=a");
});
