import { formatCents } from "@/shared/lib/money";

export interface SummaryLine {
  id: string;
  name: string;
  quantity: number;
  /** The price of all its pieces in cents. */
  amount: number;
  /** The reason why it is not counted, such as "Sold out". */
  missing?: string | undefined;
  /** What is to be known of it, such as its vehicle, shown below the name. */
  note?: string | undefined;
}

/** List the ordered products. */
export function SummaryLines({ lines }: { lines: SummaryLine[] }) {
  return (
    <ul className="flex flex-col gap-3 border-line border-b pb-5">
      {lines.map(({ id, name, quantity, amount, missing, note }) => (
        <li key={id} className="grid grid-cols-[1fr_auto] gap-x-4">
          <span className="min-w-0">
            {name}
            <span className="whitespace-nowrap text-muted tabular"> × {quantity}</span>
            {note && <span className="block text-muted text-small wrap-anywhere">{note}</span>}
            {missing && <span className="block font-semibold text-danger text-small">{missing}</span>}
          </span>
          <span className="tabular">
            {missing ? <s className="text-subtle">{formatCents(amount)}</s> : formatCents(amount)}
          </span>
        </li>
      ))}
    </ul>
  );
}
