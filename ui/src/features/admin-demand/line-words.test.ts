import { expect, test } from "vitest";
import { detailsOf, nameOf } from "./line-words";
import type { DemandLine } from "./use-demand";

const LINE: DemandLine = {
  words: "",
  query: "",
  productId: null,
  product: null,
  modelId: null,
  vehicle: null,
  searches: 0,
  enquiries: 0,
  looks: 0,
  waiting: 0,
  lastAt: null,
  mark: null,
};

test.each([
  [
    { words: "bash plate", query: "Bash plate", vehicle: "VW Golf", searches: 2, enquiries: 1 },
    "“Bash plate”",
    "for VW Golf · 2 searches · 1 enquiry",
  ],
  [
    { product: "Gauge", enquiries: 2, waiting: 3, looks: 1 },
    "Gauge",
    "2 enquiries · 3 waiting for an e-mail · 1 look since it sold out",
  ],
  [{ vehicle: "VW Lupo", looks: 4 }, "Parts for VW Lupo", "4 visits"],
])("a line of %j is named, and says who asked", (given, name, details) => {
  expect(nameOf({ ...LINE, ...given })).toBe(name);
  expect(detailsOf({ ...LINE, ...given })).toBe(details);
});
