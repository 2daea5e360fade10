import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { METHOD_NAMES } from "@/shared/admin/money/payment-words";
import { MethodPanel } from "./sales-tables";

test("a way of paying has the name that it has where the payment is taken", () => {
  const paid = {
    method: "terminal",
    orders: 1,
    net: "1.00",
    tax: "0.00",
    gross: "1.00",
    refunds: "0.00",
  } as const;
  const shown = render(<MethodPanel byMethod={[paid]} />).container.textContent;
  expect(shown).toContain(METHOD_NAMES.terminal);
});
