import { TimeText } from "@/shared/admin/time-text";
import type { components } from "@/shared/api/schema";
import { formatPrice } from "@/shared/lib/money";
import { Link } from "@/shared/ui/link";

export type Task = components["schemas"]["InboxTaskView"];

/** Show a withdrawal or a mail that waits: whose it is, what to do, what it is about. */
export function TaskRow({ task }: { task: Task }) {
  const { kind, name, title, createdAt } = task;
  return (
    <li className="border-line border-b">
      <Link to={addressOf(task)} className="enquiry-line font-semibold">
        <span className="truncate">{name}</span>
        <span className="font-normal text-muted">
          <TimeText of={createdAt} />
        </span>
        <span className="col-span-2 flex flex-wrap items-center gap-x-2 font-normal">
          <span aria-hidden="true" className="size-2 rounded-control bg-warn" />
          <span className="text-text">{kind === "mail" ? "E-mail" : "Withdrawal"}</span>
          <span className="text-warn">{sayTodo(task)}</span>
        </span>
        <span className="col-span-2 truncate font-normal text-muted">{title}</span>
      </Link>
    </li>
  );
}

function addressOf({ kind, todo }: Task): string {
  if (kind === "mail") return `/admin/mails?status=${todo === "send_again" ? "failed" : "by_hand"}`;
  return `/admin/withdrawals?show=${todo === "decide" ? "new" : "accepted"}`;
}

/** Return "Pay back €43.90, 5 days left". */
export function sayTodo({ todo, amount, daysLeft }: Pick<Task, "todo" | "amount" | "daysLeft">): string {
  if (todo === "send_again") return "Not sent: send it again";
  if (todo === "send_by_hand") return "To be sent by you";
  if (todo === "decide") return "Accept or refuse";
  const left =
    daysLeft === null
      ? ""
      : daysLeft < 0
        ? ", late"
        : `, ${daysLeft} ${daysLeft === 1 ? "day" : "days"} left`;
  return `Pay back${amount ? ` ${formatPrice(amount)}` : ""}${left}`;
}
