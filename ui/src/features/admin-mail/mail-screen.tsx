import { useSearchParams } from "react-router-dom";
import { Loaded } from "@/shared/admin/loaded";
import { ButtonLink } from "@/shared/ui/button";
import { Link } from "@/shared/ui/link";
import { FoundMails } from "./found-mails";
import { STATUS_NAMES } from "./mail-words";
import {
  type MailPage,
  type MailStatus,
  type MailsFilter,
  queryOf,
  readFilter,
  TAB_STATUSES,
  useMails,
} from "./use-mails";

/**
 * Show the outbox: every mail that the shop wrote, and its outcome. `canSend` says that there is a mail server.
 */
export function MailScreen({ canSend }: { canSend: boolean }) {
  const [params] = useSearchParams();
  const filter = readFilter(params);
  const mails = useMails(filter);
  return (
    <>
      <MailTabs filter={filter} counts={mails.data?.counts} />
      <Loaded query={mails} failure="The e-mails could not be loaded.">
        {(answer) => <FoundMails key={filter.status} filter={filter} answer={answer} canSend={canSend} />}
      </Loaded>
    </>
  );
}

interface MailTabsProps {
  filter: MailsFilter;
  /** The counts are unknown while they are loaded. What is done is not counted. */
  counts: MailPage["counts"] | undefined;
}

function MailTabs({ filter, counts }: MailTabsProps) {
  const numbers: Partial<Record<MailStatus, number | undefined>> = {
    by_hand: counts?.byHand,
    failed: counts?.failed,
    waiting: counts?.waiting,
  };
  return (
    <nav aria-label="E-mails by status">
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

/** Say that without a mail server every mail waits for the owner, and how to set one up. */
export function NoServerNote() {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-control border-l-2 bg-surface p-4">
      <p className="mr-auto max-w-measure grow basis-56">
        No mail server is set up. Open an e-mail in your own mail program and send it there; it is marked as
        done here.
      </p>
      <ButtonLink size="small" to="/admin/settings/mail">
        Set up a mail server
      </ButtonLink>
    </div>
  );
}
