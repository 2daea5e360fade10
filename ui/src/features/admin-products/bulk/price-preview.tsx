import type { ReactNode } from "react";
import type { AnswerOf } from "@/shared/api/calls";
import { formatPrice } from "@/shared/lib/money";

type ChangedPrice = AnswerOf<"/api/admin/products/bulk-prices", "POST">["prices"][number];

const SHOWN = 100;

/**
 * Show the changed prices. There is room for some rows, so that the buttons do not move while the rule is
 * typed.
 */
export function PricePreview({ prices }: { prices: ChangedPrice[] | undefined }) {
  return (
    <section aria-label="Prices before and after" className="h-56 overflow-y-auto border-line border-y">
      {prices ? <PriceRows prices={prices} /> : <Hint>The new prices appear here.</Hint>}
    </section>
  );
}

function PriceRows({ prices }: { prices: ChangedPrice[] }) {
  const rest = prices.length - SHOWN;
  return (
    <>
      <table className="w-full text-small tabular">
        <thead className="sr-only">
          <tr>
            <th scope="col">Product</th>
            <th scope="col">Price now</th>
            <th scope="col">New price</th>
          </tr>
        </thead>
        <tbody>
          {prices.slice(0, SHOWN).map((price) => (
            <PriceRow key={price.id} {...price} />
          ))}
        </tbody>
      </table>
      {rest > 0 && <Hint>{`and ${rest} more`}</Hint>}
    </>
  );
}

function PriceRow({ name, before, after }: ChangedPrice) {
  const same = before === after;
  return (
    <tr className="border-line border-b last:border-b-0">
      <th scope="row" className="py-2 pr-3 text-left font-normal wrap-anywhere">
        {name}
      </th>
      <td className="py-2 text-right text-muted">{formatPrice(before)}</td>
      <td className={same ? "py-2 pl-4 text-right text-muted" : "py-2 pl-4 text-right font-semibold"}>
        {same ? "stays" : <>→ {formatPrice(after)}</>}
      </td>
    </tr>
  );
}

function Hint({ children }: { children: ReactNode }) {
  return <p className="py-3 text-muted text-small">{children}</p>;
}
