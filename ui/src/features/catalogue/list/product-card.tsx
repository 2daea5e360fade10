import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import type { Product } from "@/shared/api/types";
import { formatPrice } from "@/shared/lib/money";
import { sayPrior } from "@/shared/lib/sale-words";
import { describeUnitPrice } from "@/shared/lib/unit-price";
import { Icon } from "@/shared/ui/icon";
import { Link } from "@/shared/ui/link";
import { part } from "@/shared/ui/part";
import { Quiet } from "@/shared/ui/quiet";
import { ProductMedia } from "../shared/product-media";
import { StockNote } from "../shared/stock-note";
import { splitName } from "./split-name";

// Only a visitor who named a vehicle needs it.
const { Part: Verdict } = part(() => import("@/shared/vehicle/verdict"));

/** Show a product in a grid. The whole card leads to it and is one tab stop. */
export function ProductCard({ product, priority = false }: { product: Product; priority?: boolean }) {
  const [peeked, setPeeked] = useState(false);
  const { pathname, search } = useLocation();
  const page = `/shop/${product.slug}`;
  // The product's page needs it for the way back.
  const state = { list: pathname + search };
  return (
    <article
      className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface transition-colors hover:border-control"
      onPointerEnter={({ pointerType }) => pointerType !== "touch" && setPeeked(true)}
      onFocus={() => setPeeked(true)}
    >
      <ProductMedia product={product} peeked={peeked} priority={priority} />
      <div className="flex flex-1 flex-col items-start gap-1 p-3 sm:gap-2 sm:p-4">
        <CategoryBadge name={product.category} />
        <h2 className="line-clamp-2 min-h-[2lh] w-full text-body leading-5 sm:text-h3">
          <Link to={page} state={state} className="stretched">
            <CardName name={product.name} />
          </Link>
        </h2>
        <p className="line-clamp-2 text-muted text-small max-sm:sr-only">{product.description}</p>
        <div className="mt-auto min-h-5.5 text-small">
          <StockNote {...product} />
        </div>
        {product.fit && (
          <div className="min-h-5.5 max-w-full text-label tracking-[0] sm:text-small">
            <Quiet>
              <Verdict fit={product.fit} />
            </Quiet>
          </div>
        )}
        <div className="flex w-full items-center justify-between gap-1 border-line sm:border-t sm:pt-3">
          <span className="font-display text-lead leading-5 tabular sm:text-h3">
            {product.priceFrom ? `from ${formatPrice(product.priceFrom)}` : formatPrice(product.price)}
            {product.unitPrice && (
              <span className="font-sans text-label text-muted tracking-[0] max-sm:block sm:ml-2">
                {describeUnitPrice(product.unitPrice)}
              </span>
            )}
            {product.sale && !product.priceFrom && (
              <span className="block font-sans text-label text-muted tracking-[0]">
                {sayPrior(product.sale)}
              </span>
            )}
          </span>
          {/* The name beside it is the tab stop; this is the same way for the pointer, on a phone its arrow alone. */}
          <Link
            to={page}
            state={state}
            tabIndex={-1}
            className="relative inline-flex min-h-6 items-center gap-1.5 font-semibold text-small transition-colors group-hover:text-accent sm:min-h-9"
          >
            <span className="max-sm:sr-only">View Details</span>
            <Icon of={ArrowRight} className="size-4" />
          </Link>
        </div>
      </div>
    </article>
  );
}

/** Show a name on two lines. Of a long name the first line is cut, since its end distinguishes it from others. */
function CardName({ name }: { name: string }) {
  const [start, end] = splitName(name);
  if (!end) return start;
  return (
    <>
      <span className="block truncate">{start}</span>
      <span className="block truncate">{end}</span>
    </>
  );
}

/** Show the category on a card, quieter than the other badges and cut to one line. */
function CategoryBadge({ name }: { name: string }) {
  return (
    <span className="max-w-full truncate border-line text-label text-muted tracking-[0] sm:rounded-control sm:border sm:px-2">
      {name}
    </span>
  );
}
