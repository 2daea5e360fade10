import type { AnswerOf } from "@/shared/api/calls";
import { formatPrice } from "@/shared/lib/money";

type CampaignLine = AnswerOf<"/api/admin/products/bulk-sale", "POST">["sales"][number];

const SHOWN = 100;

interface SalePreviewProps {
  sales: CampaignLine[] | undefined;
  isEnd: boolean;
}

/** Show each price with its sale price, and why a product is left out. The buttons do not move while one types. */
export function SalePreview({ sales, isEnd }: SalePreviewProps) {
  const rest = (sales?.length ?? 0) - SHOWN;
  return (
    <section aria-label="Prices and sale prices" className="h-56 overflow-y-auto border-line border-y">
      {!sales && <Hint>{isEnd ? "One moment…" : "The sale prices appear here."}</Hint>}
      {sales && (
        <ul className="text-small tabular">
          {sales.slice(0, SHOWN).map((line) => (
            <SaleRow key={line.id} {...line} />
          ))}
        </ul>
      )}
      {rest > 0 && <Hint>{`and ${rest} more`}</Hint>}
    </section>
  );
}

function SaleRow({ name, price, salePrice, leftOut }: CampaignLine) {
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-4 border-line border-b py-2 last:border-b-0">
      <span className="wrap-anywhere">{name}</span>
      <span className={leftOut ? "text-muted" : undefined}>
        {leftOut
          ? "left out"
          : salePrice
            ? `${formatPrice(price)} → ${formatPrice(salePrice)}`
            : formatPrice(price)}
      </span>
      {leftOut && <span className="col-span-2 text-warn">{leftOut}</span>}
    </li>
  );
}

function Hint({ children }: { children: string }) {
  return <p className="py-3 text-muted text-small">{children}</p>;
}
