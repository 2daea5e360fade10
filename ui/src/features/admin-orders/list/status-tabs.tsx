import { Link } from "@/shared/ui/link";
import { type OrderPage, type OrderStatus, STATUS_NAMES, STATUSES } from "../order-types";

import { type OrdersFilter, queryOf } from "./use-orders-filter";

interface StatusTabsProps {
  filter: OrdersFilter;
  /** The number of matching orders of each status; undefined while loading. */
  counts: OrderPage["counts"] | undefined;
}

export function StatusTabs({ filter, counts }: StatusTabsProps) {
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <nav aria-label="Orders by status">
      <ul className="flex flex-wrap gap-x-5">
        <StatusTab filter={filter} status={undefined} name="All" count={all} />
        {STATUSES.map((status) => (
          <StatusTab
            key={status}
            filter={filter}
            status={status}
            name={STATUS_NAMES[status]}
            count={counts?.[status]}
          />
        ))}
      </ul>
    </nav>
  );
}

interface StatusTabProps {
  filter: OrdersFilter;
  status: OrderStatus | undefined;
  name: string;
  count: number | undefined;
}

function StatusTab({ filter, status, name, count }: StatusTabProps) {
  return (
    <li>
      <Link
        to={queryOf({ ...filter, status, page: 1 }) || "?"}
        state={{ keepScroll: true }}
        aria-current={filter.status === status ? "true" : undefined}
        className="status-tab"
      >
        {name} <span className="font-normal tabular">{count}</span>
      </Link>
    </li>
  );
}
