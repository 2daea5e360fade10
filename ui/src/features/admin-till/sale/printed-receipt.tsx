import { formatPrice } from "@/shared/lib/money";
import { dateWriter } from "@/shared/lib/time/date-writer";
import type { Receipt } from "../use-till";

const writeDay = dateWriter({ day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

interface PrintedReceiptProps {
  receipt: Receipt;
  /** The cash that was given and what went back, where it was paid in cash. */
  cash?: { given: string; change: string } | undefined;
  /** The money went back, for pieces that came back. */
  isRefund?: boolean;
}

/**
 * Show a receipt on paper: seller, lines, tax by rate, and how it was paid or paid back. Tax that is
 * added to the lines is above the total, so that what is shown adds up.
 */
export function PrintedReceipt({ receipt, cash, isRefund = false }: PrintedReceiptProps) {
  const { seller, lines, rates, payments, taxed, priced, discount, note } = receipt;
  const isAdded = taxed && priced === "net";
  const taxes = rates.map(({ rate, net, tax }) => (
    <Row key={rate} name={`VAT ${rate} % on ${formatPrice(net)}`} amount={tax} />
  ));
  return (
    <article>
      <h1>{seller.name}</h1>
      <p>{[seller.legalName, seller.address, seller.phone].filter(Boolean).join("\n")}</p>
      {seller.vatNumber && <p>VAT number {seller.vatNumber}</p>}
      <p>{`${isRefund ? "Refund" : "Receipt"} ${receipt.number} · ${writeDay(new Date(receipt.issuedOn))} · order ${receipt.order}`}</p>
      <table>
        <tbody>
          {lines.map((line, place) => (
            <tr key={place}>
              <td>
                {`${line.quantity} × ${line.name}`}
                {line.detail && <p>{line.detail}</p>}
              </td>
              <td>{formatPrice(line.amount)}</td>
            </tr>
          ))}
          {isAdded && <Row name="Total excl. VAT" amount={receipt.net} />}
          {isAdded && taxes}
          <tr className="total">
            <th scope="row">{isRefund ? "Paid back" : "Total"}</th>
            <td>{formatPrice(receipt.total)}</td>
          </tr>
          {payments.map(({ label, amount }, place) => (
            <Row key={place} name={label} amount={amount} />
          ))}
          {cash && <Row name="Cash given" amount={cash.given} />}
          {cash && <Row name="Change" amount={cash.change} />}
        </tbody>
      </table>
      {taxed && !isAdded && (
        <table>
          <tbody>{taxes}</tbody>
        </table>
      )}
      {discount && <p>{discount}</p>}
      {note && <p>{note}</p>}
    </article>
  );
}

function Row({ name, amount }: { name: string; amount: string }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{formatPrice(amount)}</td>
    </tr>
  );
}
