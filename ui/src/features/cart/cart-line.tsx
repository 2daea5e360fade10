import { Trash2 } from "lucide-react";
import { Link } from "react-router-dom";
import type { CartItem } from "@/shared/api/types";
import { formatCents, formatPrice } from "@/shared/lib/money";
import { IconButton } from "@/shared/ui/icon-button";
import { Stepper } from "@/shared/ui/stepper";
import { CartPicture } from "./cart-picture";
import { LineStock } from "./line-stock";
import { lineTotal } from "./line-total";
import { useChangeQuantity } from "./use-change-quantity";
import { useRemoveItem } from "./use-remove-item";

/** One product in the cart. */
export function CartLine({ item, onRemoved }: { item: CartItem; onRemoved: () => void }) {
  const change = useChangeQuantity();
  const remove = useRemoveItem();
  const { name, slug, category } = item.product;
  return (
    <li className="grid grid-cols-[6rem_1fr] gap-x-4 gap-y-3 border-line border-b py-5 sm:grid-cols-[9rem_1fr_auto] sm:gap-x-6">
      <CartPicture product={item.product} />
      <div className="min-w-0">
        <p className="eyebrow text-subtle">{category}</p>
        <h2 className="mt-1 text-h3">
          <Link to={`/shop/${slug}`} className="underline-offset-4 hover:underline">
            {name}
          </Link>
        </h2>
        <p className="mt-1 text-muted text-small tabular">{formatPrice(item.unitPrice)} each</p>
        <LineStock {...item} />
      </div>
      <div className="col-span-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 sm:col-span-1 sm:flex-col sm:items-end">
        <LineAmount item={item} />
        <div className="flex items-center gap-1">
          <Stepper
            label={`Quantity of ${name}`}
            value={item.quantity}
            min={1}
            disabled={remove.isPending}
            onChange={(quantity) => change.mutate({ itemId: item.id, quantity })}
          />
          <IconButton
            icon={Trash2}
            label={`Remove ${name}`}
            data-remove=""
            pending={remove.isPending}
            onClick={() => remove.mutateAsync(item.id).then(onRemoved, () => {})}
          />
        </div>
      </div>
    </li>
  );
}

/** What is sold out is not counted. */
function LineAmount({ item }: { item: CartItem }) {
  const amount = formatCents(lineTotal(item));
  return (
    <p className="font-display text-h3 tabular max-sm:order-last">
      {item.product.inventory > 0 ? amount : <s className="text-subtle">{amount}</s>}
    </p>
  );
}
