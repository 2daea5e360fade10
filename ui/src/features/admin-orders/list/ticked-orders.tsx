import { Check, Printer } from "lucide-react";
import { useCallback, useState } from "react";
import { createPortal } from "react-dom";
import { BulkBar } from "@/shared/admin/bulk-bar";
import { countOf } from "@/shared/admin/count-of";
import { DownloadLink } from "@/shared/admin/download-link";
import { useCall } from "@/shared/admin/use-call";
import { request } from "@/shared/api/request";
import { Button } from "@/shared/ui/button";
import { ConfirmDialog } from "@/shared/ui/dialogs/confirm-dialog";
import { Icon } from "@/shared/ui/icon";
import { PackingSlip } from "../detail/packing-slip";
import type { ListedOrder } from "../order-types";
import { isOpenWithdrawal } from "../withdrawal-note";
import { OrdersTable } from "./orders-table";

interface TickedOrdersProps {
  orders: ListedOrder[];
  tracksPayments: boolean;
}

const NONE: ReadonlySet<string> = new Set();

/** Show a page of orders, and what can be done with several of them. */
export function TickedOrders({ orders, tracksPayments }: TickedOrdersProps) {
  const [ids, setIds] = useState(NONE);
  const tick = useCallback((some: string[], ticked: boolean) => {
    setIds(
      (before) => new Set(ticked ? [...before, ...some] : [...before].filter((id) => !some.includes(id))),
    );
  }, []);
  const clear = useCallback(() => setIds(NONE), []);
  const ticked = orders.filter(({ id }) => ids.has(id));
  return (
    <>
      <OrdersTable orders={orders} tracksPayments={tracksPayments} ticked={ids} onTick={tick} />
      {ticked.length > 0 && <OrderActs ticked={ticked} onClear={clear} />}
    </>
  );
}

interface OrderActsProps {
  ticked: ListedOrder[];
  onClear: () => void;
}

function OrderActs({ ticked, onClear }: OrderActsProps) {
  const confirm = useConfirmOrders(onClear);
  const [isConfirming, setConfirming] = useState(false);
  const pending = ticked.filter(({ status }) => status === "pending");
  const withdrawn = pending.filter(isOpenWithdrawal);
  return (
    <BulkBar count={ticked.length} onClear={onClear}>
      <DownloadLink
        href={`/api/admin/export/orders.csv?ids=${ticked.map(({ id }) => id).join(",")}`}
        failure="The orders could not be exported"
      >
        Export
      </DownloadLink>
      <Button size="small" onClick={() => window.print()}>
        <Icon of={Printer} className="size-4" />
        Print packing slips
      </Button>
      {pending.length > 0 && (
        <Button
          size="small"
          variant="primary"
          pending={confirm.isPending}
          pendingLabel="Confirming…"
          onClick={() => (withdrawn.length > 0 ? setConfirming(true) : confirm.mutate({ orders: pending }))}
        >
          <Icon of={Check} className="size-4" />
          {pending.length === ticked.length ? "Confirm" : `Confirm ${pending.length} pending`}
        </Button>
      )}
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        onConfirm={() => confirm.mutateAsync({ orders: pending, despiteWithdrawal: true })}
        title="Confirm anyway?"
        description={
          <p>
            Not settled yet: the customer's withdrawal from{" "}
            {withdrawn.map(({ orderNumber }) => orderNumber).join(", ")}.
          </p>
        }
        confirmLabel="Confirm"
        pendingLabel="Confirming…"
      />
      {createPortal(<Slips orders={ticked} />, document.body)}
    </BulkBar>
  );
}

/** Print the slips on paper in place of the page. */
function Slips({ orders }: { orders: ListedOrder[] }) {
  return (
    <div className="packing-slips">
      {orders.map((order) => (
        <PackingSlip key={order.id} order={order} />
      ))}
    </div>
  );
}

interface ToConfirm {
  orders: ListedOrder[];
  despiteWithdrawal?: boolean;
}

/** Confirm all orders or none. One that was changed elsewhere is named, and the list shows it as it is now. */
function useConfirmOrders(onDone: () => void) {
  return useCall(
    ({ orders, despiteWithdrawal = false }: ToConfirm) =>
      request("/api/admin/orders/confirm", {
        method: "POST",
        body: { orders: orders.map(({ id, updatedAt }) => ({ id, updatedAt })), despiteWithdrawal },
      }),
    {
      failure: "Failed to confirm the orders",
      success: ({ confirmed }) => ({ title: `${countOf(confirmed, "order")} confirmed` }),
      done: onDone,
      // These are the feed, each list and each order: all are below the same path.
      reload: (client) => client.invalidateQueries({ predicate: ({ queryKey }) => isOfOrders(queryKey) }),
      reloadsAlways: true,
    },
  );
}

function isOfOrders([, area, what]: readonly unknown[]): boolean {
  return area === "admin" && /^orders(\?|$)/.test(String(what));
}
