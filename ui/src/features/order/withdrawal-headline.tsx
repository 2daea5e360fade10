import type { CustomerOrder } from "@/shared/api/types";
import { headlineOf } from "./withdrawal-words";

/** Show the headline of an order that its customer withdrew from. */
export default function WithdrawalHeadline({ order }: { order: CustomerOrder }) {
  const { title, meaning } = headlineOf(order);
  return (
    <>
      <h1 className="headline text-h1">{title}</h1>
      <p className="max-w-measure text-lead text-muted">{meaning}</p>
    </>
  );
}
