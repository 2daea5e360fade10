import { expect, test } from "vitest";
import { explainPrior, sayPrior } from "./sale-words";

test("a sale names its prior price with the reduction", () => {
  expect(sayPrior({ priorPrice: "1249.00", percent: 20 })).toBe("Was €1,249.00 (−20%)");
  expect(explainPrior({ priorPrice: "49.00", percent: 20 })).toBe(
    "Was €49.00 (−20%), the lowest price in the 30 days before the sale",
  );
});

test("less than one per cent is not named", () => {
  expect(sayPrior({ priorPrice: "49.00", percent: 0 })).toBe("Was €49.00");
});
