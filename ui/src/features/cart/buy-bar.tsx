import { useState } from "react";
import type { ProductOption, SingleProduct } from "@/shared/api/types";
import { Button } from "@/shared/ui/button";
import { Stepper } from "@/shared/ui/controls/stepper";
import { AddToCart } from "./add-to-cart";

/** Show the quantity and the button, on a phone at the edge of the window. */
export function BuyBar({ product, option }: { product: SingleProduct; option: ProductOption | undefined }) {
  const [quantity, setQuantity] = useState(1);
  const { id, inventory } = product;
  const wanted = Math.min(quantity, Math.max(inventory, 1));
  if (product.optionCount > 0 && inventory > 0 && !option) return <ChooseFirst />;
  return (
    <div className="buy-bar flex flex-wrap gap-3">
      <Stepper
        label="Quantity"
        value={wanted}
        onChange={setQuantity}
        min={1}
        max={Math.max(inventory, 1)}
        disabled={inventory === 0}
      />
      <AddToCart
        productId={id}
        optionId={option?.id}
        quantity={wanted}
        soldOut={inventory === 0}
        className="flex-1"
      />
    </div>
  );
}

/** Lead to the options while none is chosen. */
function ChooseFirst() {
  return (
    <div className="buy-bar flex">
      <Button
        variant="primary"
        className="flex-1"
        onClick={() => {
          const options = document.getElementById("options");
          options?.scrollIntoView({ block: "center" });
          options?.querySelector("input")?.focus({ preventScroll: true });
        }}
      >
        Choose an option
      </Button>
    </div>
  );
}
