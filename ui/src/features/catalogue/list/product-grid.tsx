import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { PART_SIZE } from "@/shared/api/list-part";
import type { Product } from "@/shared/api/types";
import { Button } from "@/shared/ui/button";
import { ProductCards } from "./product-cards";
import { PRODUCT_GRID } from "./product-grid-skeleton";
import { partsShown, SHOWN, withOneMore } from "./shown-count";

interface PartsProps {
  total: number;
  /** The address has under this name how much of the list is shown. */
  param?: string;
  /** Draw the cards from `offset` on; `isNew` where a customer waits for them. */
  part: (offset: number, isNew: boolean) => ReactNode;
}

/**
 * Show a list's cards, part by part. The address says how many parts are shown, so that Back finds the same
 * place.
 */
export function ProductParts({ total, param = SHOWN, part }: PartsProps) {
  const [params, setParams] = useSearchParams();
  const [opened, setOpened] = useState<number>();
  const shown = partsShown(params, total, param);
  const showMore = () => {
    setOpened(shown);
    setParams(withOneMore(params, total, param), { replace: true, state: { keepScroll: true } });
  };
  return (
    <>
      <ul className={PRODUCT_GRID}>
        {Array.from({ length: shown }, (_, index) => part(index * PART_SIZE, index === opened))}
      </ul>
      {total > PART_SIZE && (
        <ShowMore shown={Math.min(shown * PART_SIZE, total)} total={total} onMore={showMore} />
      )}
    </>
  );
}

interface ProductGridProps {
  products: Product[];
  param?: string;
  /** These cards begin the page's lists. */
  isFirst?: boolean;
}

/** Show products that are all loaded already. */
export function ProductGrid({ products, param = SHOWN, isFirst = true }: ProductGridProps) {
  return (
    <ProductParts
      total={products.length}
      param={param}
      part={(offset, isNew) => (
        <ProductCards
          key={offset}
          products={products.slice(offset, offset + PART_SIZE)}
          isFirst={isFirst && offset === 0}
          isNew={isNew}
        />
      )}
    />
  );
}

interface ShowMoreProps {
  shown: number;
  total: number;
  onMore: () => void;
}

/** Show the number of products shown and in total, with the button for more. */
function ShowMore({ shown, total, onMore }: ShowMoreProps) {
  return (
    <div className="mt-10 flex flex-col items-center gap-4">
      <p role="status" className="text-muted text-small tabular">
        {shown} of {total} products
      </p>
      {shown < total && <Button onClick={onMore}>Show more</Button>}
    </div>
  );
}
