import { formatPrice } from "@/shared/lib/money";
import { type Amounts, amountRows } from "./amount-rows";

const ROW = "flex flex-wrap items-baseline justify-between gap-x-4";

/** Show subtotal, delivery, tax and total as the server calculates them. */
export function OrderAmounts(amounts: Amounts) {
  const { above, below } = amountRows(amounts);
  return (
    <dl className="flex flex-col gap-2 tabular">
      {above.map(({ name, text }) => (
        <div key={name} className={ROW}>
          <dt className="text-muted">{name}</dt>
          <dd className="ml-auto">{text}</dd>
        </div>
      ))}
      <div className={`${ROW} mt-2 border-line border-t pt-4`}>
        <dt className="font-semibold">Total</dt>
        <dd className="ml-auto font-display text-h3">{formatPrice(amounts.total)}</dd>
      </div>
      {below.map(({ name, text }) => (
        <div key={name} className={`${ROW} text-muted text-small`}>
          <dt>{name}</dt>
          <dd className="ml-auto">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
