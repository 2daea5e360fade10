import { type LucideIcon, Store, Truck } from "lucide-react";
import type { ReactNode } from "react";
import type { SingleProduct } from "@/shared/api/types";
import { placeWord, useSettings } from "@/shared/api/use-settings";
import { sayLead } from "@/shared/lib/lead-words";
import { formatPrice } from "@/shared/lib/money";
import { explainPrior } from "@/shared/lib/sale-words";
import { describeUnitPrice } from "@/shared/lib/unit-price";
import { freeShippingNote } from "@/shared/order/free-shipping-note";
import { Badge } from "@/shared/ui/badge";
import { Icon } from "@/shared/ui/icon";
import { StockNote } from "../shared/stock-note";
import { priceNote } from "./price-note";
import { useCollectionTime } from "./use-collection-time";

/** Show a product's name, category, price with what is added to it, and stock. */
export function ProductFacts({ product }: { product: SingleProduct }) {
  const { unitPrice } = product;
  const price = product.priceFrom ?? product.price;
  const terms = priceNote(useSettings(), price);
  const note = [unitPrice && describeUnitPrice(unitPrice), terms].filter(Boolean).join(", ");
  return (
    <div className="flex flex-col items-start gap-3 lg:gap-4">
      <div className="flex flex-wrap gap-2">
        <Badge>{product.category}</Badge>
        {product.featured === 1 && <Badge tone="accent">Featured</Badge>}
      </div>
      <h1 className="headline text-h2">{product.name}</h1>
      <div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="font-display text-h2 tabular">
            {product.priceFrom && "from "}
            {formatPrice(price)}
          </p>
          <StockBadge {...product} />
        </div>
        {product.sale && !product.priceFrom && (
          <p className="mt-1 text-small">{explainPrior(product.sale)}</p>
        )}
        {note && <p className="text-muted text-small">{note}</p>}
      </div>
      {product.inventory > 0 && <StockNote {...product} />}
      {product.inventory > 0 && product.leadDays !== null && (
        <p className="text-small">{`More than ${product.inventory}: ready in ${sayLead(product.leadDays)}`}</p>
      )}
      {product.madeToOrder === 1 && (
        <p className="border-warn border-l-2 pl-3 text-small">
          Made to order: you cannot withdraw from this purchase.
        </p>
      )}
    </div>
  );
}

/** Show "12 in stock", "Ready in about 3 weeks" or "Out of Stock". */
function StockBadge({ inventory, leadDays }: SingleProduct) {
  if (inventory === 0 && leadDays !== null) return <Badge>Ready in {sayLead(leadDays)}</Badge>;
  if (inventory === 0) return <Badge tone="danger">Out of Stock</Badge>;
  return <Badge tone="ok">{inventory} in stock</Badge>;
}

/** Show the notes on a purchase, below the button. */
export function PurchaseNotes({ product, quantity }: { product: SingleProduct; quantity: number }) {
  const settings = useSettings();
  const delivery = freeShippingNote(settings);
  const collection = useCollectionTime();
  const canBeCollected = product.inventory >= quantity && product.madeToOrder === 0;
  return (
    <>
      {delivery && <PurchaseNote icon={Truck}>{delivery}</PurchaseNote>}
      {canBeCollected && collection && (
        <PurchaseNote icon={Store}>{`Collect from our ${placeWord(settings)} ${collection}`}</PurchaseNote>
      )}
    </>
  );
}

function PurchaseNote({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <p className="flex items-center gap-2 text-muted text-small">
      <Icon of={icon} className="size-4 text-subtle" />
      <span>{children}</span>
    </p>
  );
}
