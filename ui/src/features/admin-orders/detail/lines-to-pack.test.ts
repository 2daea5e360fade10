import { expect, it } from "vitest";
import type { ListedOrder } from "../order-types";
import { linesToPack } from "./lines-to-pack";

it("leaves out of a parcel what the customer withdrew from", () => {
  const items = [
    { productName: "Coating", quantity: 2, returned: 1 },
    { productName: "Tip", quantity: 1, returned: 0 },
    { productName: "Mat", quantity: 1, returned: 1 },
  ] as unknown as ListedOrder["items"];
  const packed = linesToPack({ items }).map(({ productName, quantity }) => `${quantity} × ${productName}`);
  expect(packed).toEqual(["1 × Coating", "1 × Tip"]);
});
