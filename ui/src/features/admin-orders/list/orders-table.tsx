import { useEffect, useMemo, useRef } from "react";
import { useLocation } from "react-router-dom";
import { ageOf } from "@/shared/admin/age-of";
import { PaymentMark } from "@/shared/admin/money/payment-mark";
import { DataTable } from "@/shared/admin/table/data-table";
import type { TableColumn } from "@/shared/admin/table/table-column";
import { TimeText } from "@/shared/admin/time-text";
import { formatPrice } from "@/shared/lib/money";
import { Checkbox } from "@/shared/ui/forms/checkbox";
import { Link } from "@/shared/ui/link";
import type { ListedOrder } from "../order-types";
import { hasPaymentMark } from "../payment/payment-words";
import { StatusMark } from "../status-mark";
import { WithdrawalBadge } from "../withdrawal-note";

/** Link to an order, which remembers the list that it was opened from. */
function OrderLink({ order }: { order: ListedOrder }) {
  const { search } = useLocation();
  return (
    <Link
      to={`/admin/orders/${order.id}`}
      state={{ list: search }}
      className="font-semibold tabular underline-offset-4 hover:underline"
    >
      {order.orderNumber}
    </Link>
  );
}

const WAYS = { delivery: "Delivery", collection: "Collection" };

/** Return whether something is still to be done for it. */
function isOpen({ status }: ListedOrder): boolean {
  return status !== "completed" && status !== "cancelled";
}

const COLUMNS: TableColumn<ListedOrder>[] = [
  {
    key: "number",
    label: "Order",
    cell: (order) => <OrderLink order={order} />,
  },
  { key: "placed", label: "Placed", cell: ({ createdAt }) => <TimeText of={createdAt} /> },
  {
    key: "age",
    label: "Age",
    className: "whitespace-nowrap text-muted tabular md:max-xl:hidden",
    cell: (order) => (isOpen(order) ? ageOf(order.createdAt, Date.now()) : ""),
  },
  {
    key: "customer",
    label: "Customer",
    className: "md:min-w-24 lg:min-w-36",
    cell: ({ customerName }) => <span className="line-clamp-1 break-all">{customerName}</span>,
  },
  {
    key: "email",
    label: "E-mail",
    className: "max-xl:hidden xl:min-w-48",
    cell: ({ customerEmail }) => <span className="line-clamp-1 break-all">{customerEmail}</span>,
  },
  {
    key: "items",
    label: "Items",
    className: "md:w-1/3 md:min-w-24 lg:min-w-40",
    cell: ({ items, tookAll }) => (
      <span className="block">
        <span className="line-clamp-1 break-all">{describeItems(items)}</span>
        {tookAll && <span className="block text-muted text-small">Took the last of the stock</span>}
      </span>
    ),
  },
  {
    key: "way",
    label: "By",
    className: "md:max-lg:hidden",
    cell: ({ deliveryMethod }) => (deliveryMethod ? WAYS[deliveryMethod] : ""),
  },
  { key: "total", label: "Total", align: "end", cell: ({ total }) => formatPrice(total) },
  {
    key: "status",
    label: "Status",
    cell: ({ status, withdrawal }) => (
      <span className="flex flex-col items-start gap-1">
        <span className="whitespace-nowrap">
          <StatusMark status={status} />
        </span>
        <WithdrawalBadge withdrawal={withdrawal} />
      </span>
    ),
  },
];

const PAYMENT: TableColumn<ListedOrder> = {
  key: "payment",
  label: "Payment",
  cell: (order) =>
    hasPaymentMark(order) && (
      <span className="block">
        <PaymentMark state={order.paymentState} />
        {order.paymentNote && (
          <span className="block whitespace-nowrap pl-4 text-danger text-small">To check</span>
        )}
      </span>
    ),
};

interface OrdersTableProps {
  orders: ListedOrder[];
  tracksPayments: boolean;
  /** The ids of the ticked orders. */
  ticked: ReadonlySet<string>;
  onTick: (ids: string[], ticked: boolean) => void;
}

export function OrdersTable({ orders, tracksPayments, ticked, onTick }: OrdersTableProps) {
  const columns = useMemo(() => {
    const payment = tracksPayments ? [PAYMENT] : [];
    return [tickColumn(orders, ticked, onTick), ...COLUMNS, ...payment];
  }, [orders, tracksPayments, ticked, onTick]);
  const rows = useRowsThatOpen();
  return (
    <div ref={rows}>
      <DataTable
        label="Orders"
        columns={columns}
        rows={orders}
        rowKey={({ id }) => id}
        rowClass={() => "cursor-pointer"}
        className="orders-table"
      />
    </div>
  );
}

function tickColumn(
  orders: ListedOrder[],
  ticked: OrdersTableProps["ticked"],
  onTick: OrdersTableProps["onTick"],
): TableColumn<ListedOrder> {
  const all = orders.every(({ id }) => ticked.has(id));
  return {
    key: "select",
    label: "Select",
    className: "md:w-10",
    heading: (
      <Checkbox
        label="Select all"
        labelHidden="wide"
        checked={all}
        indeterminate={!all && orders.some(({ id }) => ticked.has(id))}
        onChange={() =>
          onTick(
            orders.map(({ id }) => id),
            !all,
          )
        }
      />
    ),
    cell: ({ id, orderNumber }) => (
      <Checkbox
        label={`Select ${orderNumber}`}
        labelHidden
        checked={ticked.has(id)}
        onChange={({ target }) => onTick([id], target.checked)}
      />
    ),
  };
}

/**
 * Open an order by a click in its row, unless the click marks text, which a link over the whole row would not
 * allow.
 */
function useRowsThatOpen() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const open = ({ target, ctrlKey, metaKey }: MouseEvent) => {
      if (!(target instanceof Element) || target.closest("a, label, input, button")) return;
      const link = target.closest("tbody tr")?.querySelector<HTMLAnchorElement>("a[href]");
      if (!link || window.getSelection()?.isCollapsed === false) return;
      if (ctrlKey || metaKey) window.open(link.href);
      else link.click();
    };
    const rows = ref.current;
    rows?.addEventListener("click", open);
    return () => rows?.removeEventListener("click", open);
  }, []);
  return ref;
}

function describeItems(items: ListedOrder["items"]): string {
  return items.map(({ quantity, productName }) => `${quantity} × ${productName}`).join(", ");
}
