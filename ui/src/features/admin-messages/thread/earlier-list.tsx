import { type EnquiryStage, STAGE_NAMES } from "@/shared/admin/enquiry-states";
import { TimeText } from "@/shared/admin/time-text";
import { Link } from "@/shared/ui/link";
import type { Thread } from "./use-thread";

type Earlier = Thread["earlier"][number];

/** Earlier orders and messages of the same e-mail address or phone, folded. */
export function EarlierList({ earlier }: { earlier: Earlier[] }) {
  if (earlier.length === 0) return null;
  return (
    <details>
      <summary className="w-fit cursor-pointer py-1.5 font-semibold">
        {`Earlier from this customer (${earlier.length})`}
      </summary>
      <ul className="mt-1">
        {earlier.map((each) => (
          <EarlierLine key={each.id} earlier={each} />
        ))}
      </ul>
    </details>
  );
}

function EarlierLine({ earlier: { kind, id, title, state, createdAt } }: { earlier: Earlier }) {
  const isOrder = kind === "order";
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-baseline gap-x-4 border-line border-b py-1.5">
      <Link
        to={isOrder ? `/admin/orders/${id}` : `/admin/contact-messages/${id}`}
        className="truncate underline underline-offset-4"
      >
        {isOrder ? `Order ${title}` : title}
      </Link>
      <span className="text-muted">{isOrder ? state : STAGE_NAMES[state as EnquiryStage]}</span>
      <span className="text-muted">
        <TimeText of={createdAt} />
      </span>
    </li>
  );
}
