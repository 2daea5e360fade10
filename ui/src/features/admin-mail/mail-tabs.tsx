import { Link } from "react-router-dom";
import type { MailPage, MailStatus } from "./mail-types";
import { STATUS_NAMES } from "./mail-words";
import { type MailsFilter, queryOf, TAB_STATUSES } from "./mails-filter";

interface MailTabsProps {
  filter: MailsFilter;
  /** Unknown while loading. What is done with is not counted. */
  counts: MailPage["counts"] | undefined;
}

export function MailTabs({ filter, counts }: MailTabsProps) {
  const numbers: Partial<Record<MailStatus, number | undefined>> = {
    by_hand: counts?.byHand,
    failed: counts?.failed,
    waiting: counts?.waiting,
  };
  return (
    <nav aria-label="Mails by state">
      <ul className="flex flex-wrap gap-x-5">
        {[undefined, ...TAB_STATUSES].map((status) => (
          <li key={status ?? "all"}>
            <Link
              to={queryOf({ status, page: 1 }) || "?"}
              state={{ keepScroll: true }}
              aria-current={filter.status === status ? "true" : undefined}
              className="status-tab"
            >
              {status ? STATUS_NAMES[status] : "All"}
              {status && <span className="font-normal tabular">{numbers[status]}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
