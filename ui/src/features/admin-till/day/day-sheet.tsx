import { METHOD_NAMES } from "@/shared/admin/money/payment-words";
import { formatPrice } from "@/shared/lib/money";
import { formatTime } from "@/shared/lib/time/format-time";
import type { TillDay } from "../use-till";

const WAYS: Record<string, string> = METHOD_NAMES;

/** Show a day of the till: by way of paying, by rate, and the cash from the first count to the last. */
export function DaySheet({ day }: { day: TillDay }) {
  const { sums, entries } = day;
  return (
    <article className="day-sheet">
      <h1 className="font-semibold">{`Till, ${formatTime(day.createdAt)}${day.closedAt ? ` to ${formatTime(day.closedAt)}` : ""}`}</h1>
      <p>{sayCount(sums)}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">Paid by</th>
            <th scope="col">Taken</th>
            <th scope="col">Paid back</th>
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {sums.ways.map(({ method, taken, back, total }) => (
            <Row key={method} name={WAYS[method] ?? method} amounts={[taken, back, total]} />
          ))}
          <Row name="All" amounts={[undefined, undefined, sums.total]} isTotal />
        </tbody>
      </table>
      {sums.rates.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">Rate</th>
              <th scope="col">Net</th>
              <th scope="col">Tax</th>
              <th scope="col">Total</th>
            </tr>
          </thead>
          <tbody>
            {sums.rates.map(({ rate, net, tax, gross }) => (
              <Row key={rate} name={`${rate} %`} amounts={[net, tax, gross]} />
            ))}
          </tbody>
        </table>
      )}
      <table>
        <caption>Cash</caption>
        <tbody>
          <Row name="At the opening" amounts={[day.opening]} />
          <Row
            name="Taken, less what was paid back"
            amounts={[sums.ways.find(({ method }) => method === "cash")?.total ?? "0.00"]}
          />
          {entries.map(({ id, kind, reason, amount, createdAt }) => (
            <Row
              key={id}
              name={`${formatTime(createdAt)} ${reason}`}
              amounts={[kind === "cash_in" ? amount : `-${amount}`]}
            />
          ))}
          <Row name="Should be in the till" amounts={[sums.expected]} isTotal />
          {day.counted !== null && <Row name="Counted" amounts={[day.counted]} />}
          {day.difference !== null && <Row name="Difference" amounts={[day.difference]} isTotal />}
        </tbody>
      </table>
    </article>
  );
}

/** Return "€0.50 is missing in the till". */
export function sayDifference(difference: string): string {
  const amount = formatPrice(difference.replace("-", ""));
  if (Number(difference) === 0) return "The cash in the till is right.";
  return Number(difference) < 0 ? `${amount} is missing in the till.` : `${amount} is too much in the till.`;
}

/** Return "3 sales, 1 undone", with what was paid for anything else. */
export function sayCount({ sales, undone, others }: Pick<TillDay["sums"], "sales" | "undone" | "others">) {
  const made = sales === 0 ? "No sales at the counter" : sales === 1 ? "1 sale" : `${sales} sales`;
  const rest =
    others === 1 ? "1 payment of another order or job" : `${others} payments of other orders and jobs`;
  return [made, undone > 0 && `${undone} undone`, others > 0 && rest].filter(Boolean).join(", ");
}

interface RowProps {
  name: string;
  amounts: (string | undefined)[];
  isTotal?: boolean;
}

function Row({ name, amounts, isTotal = false }: RowProps) {
  return (
    <tr className={isTotal ? "total" : undefined}>
      <th scope="row">{name}</th>
      {amounts.map((amount, place) => (
        <td key={place} className="tabular">
          {amount !== undefined && formatPrice(amount)}
        </td>
      ))}
    </tr>
  );
}
