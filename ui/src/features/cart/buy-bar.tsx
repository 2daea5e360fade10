import type { ProductOption, SingleProduct } from "@/shared/api/types";
import { explainLead, mostOf } from "@/shared/lib/lead-words";
import { Button } from "@/shared/ui/button";
import { Stepper } from "@/shared/ui/controls/stepper";
import { AddToCart } from "./add-to-cart";

interface BuyBarProps {
  product: SingleProduct;
  option: ProductOption | undefined;
  quantity: number;
  onQuantity: (quantity: number) => void;
}

/** Show the quantity and the button, on a phone at the edge of the window. */
export function BuyBar({ product, option, quantity, onQuantity }: BuyBarProps) {
  const { id, inventory, leadDays } = product;
  const most = mostOf(product);
  if (product.optionCount > 0 && most > 0 && !option) return <ChooseFirst />;
  const lead = inventory > 0 && explainLead(quantity, inventory, leadDays);
  return (
    <div className="buy-bar flex flex-wrap gap-3">
      <Stepper
        label="Quantity"
        value={quantity}
        onChange={onQuantity}
        min={1}
        max={Math.max(most, 1)}
        disabled={most === 0}
      />
      <AddToCart
        productId={id}
        optionId={option?.id}
        quantity={quantity}
        soldOut={most === 0}
        className="flex-1"
      />
      {lead && <p className="w-full text-small">{lead}</p>}
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
