import { Check, Circle, X } from "lucide-react";
import type { CustomerOrder } from "@/shared/api/types";
import { cx } from "@/shared/lib/cx";
import { formatTime } from "@/shared/lib/time/format-time";
import { Icon } from "@/shared/ui/icon";
import { isWithdrawn, type OrderStep, orderSteps } from "./order-steps";

/** Show the steps that were taken, with their times, and those that are expected. */
export function OrderTimeline({ order }: { order: CustomerOrder }) {
  return (
    <ol className="flex flex-col">
      {orderSteps({ ...order, isWithdrawn: isWithdrawn(order) }).map((each, place) => (
        <TimelineStep key={each.status} step={each} isPresent={place === order.history.length - 1} />
      ))}
    </ol>
  );
}

function TimelineStep({ step: { status, title, at }, isPresent }: { step: OrderStep; isPresent: boolean }) {
  return (
    <li className="flex gap-4 pb-5 last:pb-0" aria-current={isPresent ? "step" : undefined}>
      <Icon
        of={markOf(status, at)}
        className={cx("mt-0.5", isPresent ? "text-accent" : at ? "text-ok" : "text-subtle")}
      />
      <p className={at ? "" : "text-subtle"}>
        <span className={isPresent ? "font-semibold" : ""}>{title}</span>
        {!at && <span className="sr-only"> (still to come)</span>}
        {at && (
          <time dateTime={at} className="block text-muted text-small tabular">
            {formatTime(at)}
          </time>
        )}
      </p>
    </li>
  );
}

function markOf(status: OrderStep["status"], at: string | null) {
  if (!at) return Circle;
  return status === "cancelled" ? X : Check;
}
