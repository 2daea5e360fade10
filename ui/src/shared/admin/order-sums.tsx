import { cx } from "@/shared/lib/cx";
import { formatPrice } from "@/shared/lib/money";
import { type AmountRow, type Amounts, amountRows } from "@/shared/order/amount-rows";

/** Show the amounts in the words of the cart and the mails. */
export function OrderSums({ amounts }: { amounts: Amounts }) {
  const { above, below } = amountRows(amounts);
  return (
    <dl className="mt-3 ml-auto flex w-full flex-col gap-1 tabular sm:w-68">
      {above.map((row) => (
        <Sum key={row.name} {...row} />
      ))}
      <Sum
        name="Total"
        text={formatPrice(amounts.total)}
        className="border-line border-t pt-2 font-semibold text-body"
      />
      {below.map((row) => (
        <Sum key={row.name} {...row} />
      ))}
    </dl>
  );
}

function Sum({ name, text, className }: AmountRow & { className?: string }) {
  return (
    <div className={cx("flex justify-between gap-4", className)}>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}
