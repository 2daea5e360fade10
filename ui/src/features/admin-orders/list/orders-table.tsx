import { useLocation } from "react-router-dom";
import { DataTable } from "@/shared/admin/table/data-table";
import type { TableColumn } from "@/shared/admin/table/table-column";
import { TimeText } from "@/shared/admin/time-text";
import { formatPrice } from "@/shared/lib/money";
import { Link } from "@/shared/ui/link";
import type { ListedOrder } from "../order-types";
import { StatusMark } from "../status-mark";

/** Covers its row; the order remembers which list it was opened from. */
function OrderLink({ order }: { order: ListedOrder }) {
  const { search } = useLocation();
  return (
    <Link
      to={`/admin/orders/${order.id}`}
      state={{ list: search }}
      className="stretched font-semibold tabular"
    >
      {order.orderNumber}
    </Link>
  );
}

const COLUMNS: TableColumn<ListedOrder>[] = [
  {
    key: "number",
    label: "Order",
    cell: (order) => <OrderLink order={order} />,
  },
  { key: "placed", label: "Placed", cell: ({ createdAt }) => <TimeText of={createdAt} /> },
  {
    key: "customer",
    label: "Customer",
    className: "md:min-w-36",
    cell: ({ customerName }) => <span className="line-clamp-1 break-all">{customerName}</span>,
  },
  {
    key: "email",
    label: "E-mail",
    className: "max-md:hidden lg:min-w-48",
    cell: ({ customerEmail }) => <span className="line-clamp-1 break-all">{customerEmail}</span>,
  },
  {
    key: "items",
    label: "Items",
    className: "md:w-1/3 md:min-w-40",
    cell: ({ items, tookAll }) => (
      <span className="block">
        <span className="line-clamp-1 break-all">{describeItems(items)}</span>
        {tookAll && <span className="block text-muted text-small">Took the whole stock</span>}
      </span>
    ),
  },
  { key: "total", label: "Total", align: "end", cell: ({ total }) => formatPrice(total) },
  { key: "status", label: "Status", cell: ({ status }) => <StatusMark status={status} /> },
];

export function OrdersTable({ orders }: { orders: ListedOrder[] }) {
  return (
    <DataTable
      label="Orders"
      columns={COLUMNS}
      rows={orders}
      rowKey={({ id }) => id}
      rowClass={() => "relative"}
      className="orders-table"
    />
  );
}

function describeItems(items: ListedOrder["items"]): string {
  return items.map(({ quantity, productName }) => `${quantity} × ${productName}`).join(", ");
}
