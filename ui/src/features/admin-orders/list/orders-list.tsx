import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Inbox, SearchX } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { DaySpan } from "@/shared/admin/forms/day-span";
import { SearchField } from "@/shared/admin/forms/search-field";
import { Loaded } from "@/shared/admin/loaded";
import { NothingFound } from "@/shared/admin/nothing-found";
import { withQuery } from "@/shared/admin/query-text";
import { SHARED_LIST } from "@/shared/admin/table/list-reading";
import { PageLinks } from "@/shared/admin/table/page-links";
import { listOrdersQuery } from "@/shared/api/fields/admin-fields";
import { apiKey, reading } from "@/shared/api/query-client";
import { EmptyState } from "@/shared/ui/empty-state";
import type { OrderPage } from "../order-types";
import { PaymentChoice } from "./payment-choice";
import { StatusTabs } from "./status-tabs";
import { TickedOrders } from "./ticked-orders";
import { type OrdersFilter, queryOf, readFilter, useOrdersFilter, valuesOf } from "./use-orders-filter";

/** List the orders that the address asks for, newest first. */
export function OrdersList() {
  const filter = useOrdersFilter();
  const orders = useOrders(filter);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <StatusTabs filter={filter} counts={orders.data?.counts} />
        <div className="flex flex-wrap items-center gap-3">
          {orders.data && <PaymentChoice filter={filter} answer={orders.data} />}
          <OrdersPeriod filter={filter} />
          <OrdersSearch search={filter.search} />
        </div>
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
      {/* Another list begins with nothing ticked. */}
      <TickedOrders key={queryOf(filter)} orders={answer.orders} tracksPayments={answer.tracksPayments} />
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
        Orders placed in the shop appear here automatically.
      </EmptyState>
    );
  }
  return (
    <NothingFound
      icon={SearchX}
      title="No orders found"
      all={{ to: "/admin/orders", label: "Show all orders" }}
    >
      No orders match these filters.
    </NothingFound>
  );
}

/**
 * Return a page of orders, read again whenever it is opened. The last one is returned until the next is loaded.
 */
function useOrders(filter: OrdersFilter) {
  return useQuery({
    ...reading(apiKey(withQuery("/api/admin/orders", valuesOf(filter)))),
    ...SHARED_LIST,
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
  });
}

/** Choose the first and last day. Each may be blank. */
function OrdersPeriod({ filter }: { filter: OrdersFilter }) {
  const navigate = useNavigate();
  const { from, to } = filter;
  const choose = (days: Partial<OrdersFilter>) =>
    navigate(queryOf({ ...filter, ...days, page: 1 }) || "?", { state: { keepScroll: true } });
  return <DaySpan from={from} to={to} labels={["Placed from", "Placed until"]} optional onChange={choose} />;
}

function OrdersSearch({ search }: { search: string }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [text, setText] = useTypedSearch(search, (typed) => {
    // A click may have led to a tab or to an order before the typing rested.
    const { pathname: present, search: query } = window.location;
    if (present !== pathname) return;
    const filter = { ...readFilter(new URLSearchParams(query)), search: typed, page: 1 };
    navigate(queryOf(filter) || "?", { replace: true, state: { keepScroll: true } });
  });
  return (
    <SearchField label="Search orders" value={text} onChange={setText} className="w-full md:w-64 xl:w-80" />
  );
}

const SETTLED_AFTER_MS = 250;

/**
 * Return the search box's text, and pass it on once the typing rests. It follows `search` when that changes
 * elsewhere.
 */
function useTypedSearch(search: string, onSettled: (search: string) => void) {
  const [text, setText] = useState(search);
  const settled = useRef(search);
  const handOn = useRef(onSettled);
  handOn.current = onSettled;
  useEffect(() => {
    if (search === settled.current) return;
    settled.current = search;
    setText(search);
  }, [search]);
  useEffect(() => {
    if (text === settled.current) return;
    const timer = window.setTimeout(() => {
      settled.current = text;
      handOn.current(text);
    }, SETTLED_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [text]);
  return [text, (typed: string) => setText(typed.slice(0, listOrdersQuery.search.maxLength))] as const;
}
