import type { CustomerOrder } from "@/shared/api/types";
import { standingOf } from "./withdrawal-words";

/** Show the headline of an order that its customer withdrew from. */
export default function WithdrawalStanding({ order }: { order: CustomerOrder }) {
  const { title, meaning } = standingOf(order);
  return (
    <>
      <h1 className="headline text-h1">{title}</h1>
      <p className="max-w-measure text-lead text-muted">{meaning}</p>
    </>
  );
}
