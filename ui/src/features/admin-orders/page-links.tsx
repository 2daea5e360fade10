import { ButtonLink } from "@/shared/ui/button-link";
import type { OrderPage } from "./order-types";
import { type OrdersFilter, queryOf } from "./use-orders-filter";

/** "1–50 of 73" and the ways to the neighbouring pages; nothing while one page holds them all. */
export function PageLinks({ filter, answer }: { filter: OrdersFilter; answer: OrderPage }) {
  const { page, pageSize, total, orders } = answer;
  if (total <= pageSize && page === 1) return null;
  const first = (page - 1) * pageSize + 1;
  const to = (next: number) => queryOf({ ...filter, page: next }) || "?";
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center gap-3">
      <p className="mr-auto text-muted tabular">{`${first}–${first + orders.length - 1} of ${total}`}</p>
      {page > 1 && (
        <ButtonLink size="small" to={to(page - 1)}>
          Newer
        </ButtonLink>
      )}
      {page * pageSize < total && (
        <ButtonLink size="small" to={to(page + 1)}>
          Older
        </ButtonLink>
      )}
    </nav>
  );
}
