import { Package } from "lucide-react";
import { OrderSums } from "@/shared/admin/order-sums";
import { DataTable } from "@/shared/admin/table/data-table";
import type { TableColumn } from "@/shared/admin/table/table-column";
import { cx } from "@/shared/lib/cx";
import { sayLead } from "@/shared/lib/lead-words";
import { formatPrice } from "@/shared/lib/money";
import { vehicleWords } from "@/shared/order/line-words";
import { Icon } from "@/shared/ui/icon";
import type { AdminOrder, AdminOrderItem } from "../order-types";
import { ItFitted } from "./it-fitted";

const columnsOf = (order: AdminOrder): TableColumn<AdminOrderItem>[] => [
  {
    key: "product",
    label: "Product",
    cell: (item) => <OrderedProduct order={order} item={item} />,
  },
  { key: "quantity", label: "Quantity", align: "end", cell: ({ quantity }) => quantity },
  { key: "price", label: "Unit price", align: "end", cell: ({ unitPrice }) => formatPrice(unitPrice) },
  { key: "subtotal", label: "Amount", align: "end", cell: ({ subtotal }) => formatPrice(subtotal) },
];

/** Show the ordered products, by their names and prices at that time, and the sums. */
export function OrderLines({ order }: { order: AdminOrder }) {
  return (
    <section aria-label="Items" className="order-lines rounded-card border border-line bg-surface px-2 pb-4">
      <DataTable label="Items" columns={columnsOf(order)} rows={[...order.items]} rowKey={({ id }) => id} />
      <div className="px-2">
        <OrderSums amounts={order} />
      </div>
    </section>
  );
}

function OrderedProduct({ order, item }: { order: AdminOrder; item: AdminOrderItem }) {
  return (
    <div className="w-full py-1">
      <span className="flex items-center gap-3 text-start">
        <Thumbnail item={item} />
        <span>
          <span className="wrap-anywhere font-semibold">{item.productName}</span>
          <OrderNote item={item} isOpen={order.canBeCorrected} />
          {item.tookAll && <span className="block text-muted text-small">Took the last of the stock</span>}
          {item.returned > 0 && (
            <span className="block text-muted text-small">{`${item.returned} came back`}</span>
          )}
        </span>
      </span>
      <ItFitted order={order} item={item} />
    </div>
  );
}

/** Show the vehicle of a line, where it lies, what is to be ordered for it, and that it cannot be withdrawn from. */
function OrderNote({ item, isOpen }: { item: AdminOrderItem; isOpen: boolean }) {
  const { toOrder, leadDays, madeToOrder, place } = item;
  const words = [
    vehicleWords(item),
    madeToOrder === 1 && "Made to order: no withdrawal",
    isOpen && place && `Place: ${place}`,
  ];
  return (
    <>
      {words.map(
        (each) =>
          each && (
            <span key={each} className="block text-muted text-small">
              {each}
            </span>
          ),
      )}
      {toOrder > 0 && leadDays !== null && (
        <span className={cx("block text-small", isOpen ? "font-semibold text-warn" : "text-muted")}>
          {isOpen ? `${toOrder} to order or make, told: ${sayLead(leadDays)}` : `${toOrder} not from stock`}
        </span>
      )}
    </>
  );
}

function Thumbnail({ item: { imageUrl } }: { item: AdminOrderItem }) {
  return (
    <span className="grid size-14 shrink-0 place-items-center overflow-hidden rounded-control bg-(--color-picture)">
      {imageUrl ? (
        <img
          src={imageUrl}
          alt=""
          width={56}
          height={56}
          decoding="async"
          className="size-full object-cover"
        />
      ) : (
        <Icon of={Package} className="size-5 text-subtle" />
      )}
    </span>
  );
}
