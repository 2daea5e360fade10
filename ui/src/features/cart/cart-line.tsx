import { Trash2 } from "lucide-react";
import type { CartItem } from "@/shared/api/types";
import { explainLead } from "@/shared/lib/lead-words";
import { formatCents, formatPrice } from "@/shared/lib/money";
import { explainPrior } from "@/shared/lib/sale-words";
import { describeUnitPrice } from "@/shared/lib/unit-price";
import { Stepper } from "@/shared/ui/controls/stepper";
import { IconButton } from "@/shared/ui/icon-button";
import { Initials } from "@/shared/ui/initials";
import { Link } from "@/shared/ui/link";
import { part } from "@/shared/ui/part";
import { PartBoundary } from "@/shared/ui/part-boundary";
import { Picture } from "@/shared/ui/picture";
import { askForOption } from "./cart-problems";
import { lineTotal } from "./changes/cart-amounts";
import { useChangeQuantity, useRemoveItem } from "./use-cart-lines";

// Most lines are for no vehicle. The cart waits for this file, so that no line grows.
const { Part: LineVehicle } = part(() => import("./vehicle/line-vehicle"));

/** Show one product in the cart. */
export function CartLine({ item, onRemoved }: { item: CartItem; onRemoved: () => void }) {
  const change = useChangeQuantity();
  const remove = useRemoveItem();
  const { name, category, unitPrice, sale } = item.product;
  return (
    <li className="grid grid-cols-[6rem_1fr] gap-x-4 gap-y-3 border-line border-b py-5 sm:grid-cols-[9rem_1fr_auto] sm:gap-x-6">
      <CartPicture product={item.product} />
      <div className="min-w-0">
        <p className="eyebrow text-subtle">{category}</p>
        <h2 className="mt-1 text-h3">
          <Link to={pageOf(item)} className="underline-offset-4 hover:underline">
            {name}
          </Link>
        </h2>
        <p className="mt-1 text-muted text-small tabular">
          {formatPrice(item.unitPrice)} each
          {unitPrice && `, ${describeUnitPrice(unitPrice)}`}
        </p>
        {sale && <p className="text-muted text-small">{explainPrior(sale)}</p>}
        <LineStock {...item} />
        {item.vehicle && (
          <PartBoundary>
            <LineVehicle item={item} />
          </PartBoundary>
        )}
      </div>
      <div className="col-span-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 sm:col-span-1 sm:flex-col sm:items-end">
        <LineAmount item={item} />
        <div className="flex flex-wrap items-center gap-1">
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

/** Show the line's amount, struck through when it is sold out, because it is not counted. */
function LineAmount({ item }: { item: CartItem }) {
  const amount = formatCents(lineTotal(item));
  return (
    <p className="font-display text-h3 tabular max-sm:order-last">
      {item.mostPerOrder > 0 ? amount : <s className="text-subtle">{amount}</s>}
    </p>
  );
}

/** Say that others have bought what this line still wants, that one order may not take so many, or when it is ready. */
function LineStock({ quantity, mostPerOrder, optionName, product }: CartItem) {
  const { inventory, needsOption, leadDays } = product;
  if (needsOption)
    return <p className="mt-1 font-semibold text-danger text-small">{askForOption(optionName)}</p>;
  if (quantity <= mostPerOrder) {
    const lead = explainLead(quantity, inventory, leadDays);
    return lead ? <p className="mt-1 text-small">{lead}</p> : null;
  }
  if (mostPerOrder === 0) return <p className="mt-1 font-semibold text-danger text-small">Sold out</p>;
  const most =
    quantity > inventory && leadDays === null
      ? `Only ${inventory} left in stock!`
      : `At most ${mostPerOrder} in one order`;
  return <p className="mt-1 font-semibold text-small text-warn">{most}</p>;
}

/** Return the address of a line's product, with its option. */
function pageOf({ optionId, product }: CartItem): string {
  return optionId ? `/shop/${product.slug}?option=${optionId}` : `/shop/${product.slug}`;
}

/** Show a line's small picture. The name beside it says what it is. */
function CartPicture({ product }: Pick<CartItem, "product">) {
  const [image] = product.images;
  return (
    <div className="relative aspect-project overflow-hidden rounded-control bg-raised">
      {image && (
        <Picture
          image={image}
          alt=""
          sizes="(min-width: 40rem) 144px, 96px"
          className="size-full object-cover"
        />
      )}
      {!image && <Initials of={product.name} className="text-h3" />}
    </div>
  );
}
