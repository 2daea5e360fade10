import { type EnquiryStage, STAGE_NAMES } from "@/shared/admin/enquiry-states";
import { TimeText } from "@/shared/admin/time-text";
import type { components } from "@/shared/api/schema";
import { Link } from "@/shared/ui/link";

type Entry = components["schemas"]["EarlierView"];

/** A person's orders and messages, each leading to itself. */
export function HistoryList({ entries }: { entries: Entry[] }) {
  return (
    <ul aria-label="Orders and messages">
      {entries.map((entry) => (
        <HistoryLine key={entry.id} entry={entry} />
      ))}
    </ul>
  );
}

function HistoryLine({ entry: { kind, id, title, state, createdAt } }: { entry: Entry }) {
  const isOrder = kind === "order";
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-line border-b py-1.5 sm:grid-cols-[minmax(0,1fr)_6rem_10rem]">
      <Link
        to={isOrder ? `/admin/orders/${id}` : `/admin/contact-messages/${id}`}
        className="truncate underline underline-offset-4"
      >
        {isOrder ? `Order ${title}` : title}
      </Link>
      <span className="text-muted">{isOrder ? capital(state) : STAGE_NAMES[state as EnquiryStage]}</span>
      <span className="text-muted">
        <TimeText of={createdAt} />
      </span>
    </li>
  );
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
