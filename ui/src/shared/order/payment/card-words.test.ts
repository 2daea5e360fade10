import { expect, test } from "vitest";
import { readReturn, sentenceOf } from "./card-words";

test("the address tells how a customer came back from the card page", () => {
  expect(readReturn({ search: "?paid" })).toBe("paid");
  expect(readReturn({ search: "?cancelled" })).toBe("cancelled");
  expect(readReturn({ search: "" })).toBeUndefined();
  expect(sentenceOf("unreached")).toBe("We could not open the card page. Try again, or pay in the workshop.");
  expect(sentenceOf(undefined)).toBe("You pay on the secure page of our card provider.");
});
