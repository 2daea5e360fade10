import { render } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { TillLine, Totals } from "./till-draft";
import { TillLines } from "./till-lines";

const LINE: TillLine = {
  key: "line",
  productId: "gauge",
  optionId: null,
  name: "Gauge",
  price: "100.00",
  taxRate: null,
  quantity: 1,
  off: "",
};
const TOTALS = [
  { productId: "gauge", optionId: null, unitPrice: "100.00", amount: "100.00", discount: "50.00", stock: 3 },
] as unknown as Totals["lines"];

function amountOf(off: string, isOffWrong: boolean): string | null | undefined {
  const nothing = vi.fn();
  return render(
    <TillLines
      lines={[{ ...LINE, off }]}
      totals={TOTALS}
      isOffWrong={isOffWrong}
      marked={undefined}
      onMark={nothing}
      onDone={nothing}
      onChange={nothing}
      onQuantity={nothing}
      onCountIn={nothing}
    />,
  ).container.querySelector(".till-amount")?.textContent;
}

test("a line shows no price with an earlier discount while what is typed is no discount", () => {
  expect(amountOf("50%", false)).toBe("€50.00");
  expect(amountOf("150%", false)).toBe("…");
  expect(amountOf("", true)).toBe("…");
});
