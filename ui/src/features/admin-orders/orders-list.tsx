import { Inbox, SearchX } from "lucide-react";
import { Loaded } from "@/shared/admin/loaded";
import { PageLinks } from "@/shared/admin/page-links";
import { ButtonLink } from "@/shared/ui/button-link";
import { EmptyState } from "@/shared/ui/empty-state";
import type { OrderPage } from "./order-types";
import { OrdersSearch } from "./orders-search";
import { OrdersTable } from "./orders-table";
import { StatusTabs } from "./status-tabs";
import { useOrders } from "./use-orders";
import { type OrdersFilter, queryOf, useOrdersFilter } from "./use-orders-filter";

/** The orders that the address asks for, newest first. */
export function OrdersList() {
  const filter = useOrdersFilter();
  const orders = useOrders(filter);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <StatusTabs filter={filter} counts={orders.data?.counts} />
        <OrdersSearch search={filter.search} />
      </div>
      <Loaded query={orders} failure="The orders could not be loaded.">
        {(answer) => <FoundOrders filter={filter} answer={answer} />}
      </Loaded>
    </>
  );
}

function FoundOrders({ filter, answer }: { filter: OrdersFilter; answer: OrderPage }) {
  if (answer.orders.length === 0) return <NoOrders isFiltered={queryOf(filter) !== ""} />;
  return (
    <>
      <OrdersTable orders={answer.orders} />
      <PageLinks
        answer={answer}
        shown={answer.orders.length}
        queryOf={(page) => queryOf({ ...filter, page })}
      />
    </>
  );
}

function NoOrders({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered) {
    return (
      <EmptyState icon={Inbox} title="No orders yet">
        An order placed in the shop appears here by itself.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={SearchX}
      title="No orders found"
      action={
        <ButtonLink size="small" to="/admin/orders">
          Show all orders
        </ButtonLink>
      }
    >
      No order has this status and all these words in its number, customer or products.
    </EmptyState>
  );
}
