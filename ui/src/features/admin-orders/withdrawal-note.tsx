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

/** It is to be decided, or its money to be paid back: a step forward is asked about first. */
export function isOpenWithdrawal({ withdrawal }: Pick<ListedOrder, "withdrawal">): boolean {
  return withdrawal?.status === "new" || withdrawal?.status === "accepted";
}

/** In the list: that the customer withdrew, and what became of it. */
export function WithdrawalBadge({ withdrawal }: Pick<ListedOrder, "withdrawal">) {
  if (!withdrawal) return null;
  return <Badge tone={isOpenWithdrawal({ withdrawal }) ? "warn" : "plain"}>{NAMES[withdrawal.status]}</Badge>;
}

/** "The customer withdrew on 23 Nov 2026." */
export function sayWithdrawn({ at }: Withdrawal): string {
  return `The customer withdrew on ${day.format(new Date(at))}.`;
}

/** On the order: when the customer withdrew, and the way to it. */
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
