import { expect, test } from "vitest";
import { describeSettled } from "./settled-words";

test("an order for which nothing is owed says what the shop still has to pay back", () => {
  const say = (status: "pending" | "cancelled", paid: string, refunded = "0.00") =>
    describeSettled({ status, total: "232.72", paid, refunded });
  expect(say("pending", "9527.72")).toBe("€9,295.00 is to be paid back to you");
  expect(say("pending", "9527.72", "9295.00")).toBe("Paid: nothing to pay");
  expect(say("pending", "232.72")).toBe("Paid: nothing to pay");
  expect(say("pending", "232.72", "232.72")).toBe("Nothing to pay");
  expect(say("cancelled", "232.72")).toBe("€232.72 is to be paid back to you");
  expect(say("cancelled", "0.00")).toBe("Nothing to pay");
});
