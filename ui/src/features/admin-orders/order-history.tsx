import { TimeText } from "@/shared/admin/time-text";
import { describeHistory } from "./describe-history";
import { NoteForm } from "./note-form";
import { OrderPanel } from "./order-panel";
import type { AdminOrder } from "./order-types";

/** Every change with its time, oldest first, and the owner's own notes among them. */
export function OrderHistory({ order }: { order: AdminOrder }) {
  return (
    <OrderPanel title="History and notes">
      <ol className="flex flex-col gap-3">
        {describeHistory(order.history).map(({ title, note, at }, place) => (
          <li key={place} className="border-control border-l-2 pl-3">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="font-semibold">{title}</span>
              <span className="text-muted">
                <TimeText of={at} />
              </span>
            </p>
            {note && <p className="whitespace-pre-line">{note}</p>}
          </li>
        ))}
      </ol>
      <NoteForm orderId={order.id} />
    </OrderPanel>
  );
}
