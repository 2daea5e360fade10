import { Badge } from "@/shared/ui/badge";
import { Link } from "@/shared/ui/link";
import type { ListedOrder } from "./order-types";

type Withdrawal = NonNullable<ListedOrder["withdrawal"]>;

const day = new Intl.DateTimeFormat("en-IE", { day: "numeric", month: "short", year: "numeric" });
const NAMES: Record<Withdrawal["status"], string> = {
  new: "Withdrawal to decide",
  accepted: "Withdrawal accepted",
  refused: "Withdrawal refused",
  done: "Withdrawal done",
};

/**
 * Return whether a withdrawal is to be decided, or its money to be paid back. A step forward is asked about
 * first.
 */
export function isOpenWithdrawal({ withdrawal }: Pick<ListedOrder, "withdrawal">): boolean {
  return withdrawal?.status === "new" || withdrawal?.status === "accepted";
}

/** Show in the list that the customer withdrew, and the outcome. */
export function WithdrawalBadge({ withdrawal }: Pick<ListedOrder, "withdrawal">) {
  if (!withdrawal) return null;
  return <Badge tone={isOpenWithdrawal({ withdrawal }) ? "warn" : "plain"}>{NAMES[withdrawal.status]}</Badge>;
}

/** Return the words, which are true of the whole order and of parts of it. */
export function sayWithdrawn({ at }: Withdrawal): string {
  return `The customer sent a withdrawal on ${day.format(new Date(at))}.`;
}

/** Say before a step forward how far the withdrawal is, and what the goods wait for. */
export function sayStillOpen({ status }: Withdrawal): string {
  return status === "accepted"
    ? "You accepted it; the money has not been paid back yet. Do not send the goods it covers."
    : "You have not decided on it yet. Until then you usually keep the goods here.";
}

/** Say on the order when the customer withdrew, with a link to the withdrawal. */
export function WithdrawalNote({ withdrawal }: Pick<ListedOrder, "withdrawal">) {
  if (!withdrawal) return null;
  return (
    <div role="note" className="flex flex-col items-start gap-2">
      <WithdrawalBadge withdrawal={withdrawal} />
      <p>
        {sayWithdrawn(withdrawal)}{" "}
        <Link to={`/admin/withdrawals?show=${withdrawal.status}`} className="underline underline-offset-4">
          See the withdrawal
        </Link>
      </p>
    </div>
  );
}
