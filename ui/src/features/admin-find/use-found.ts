import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { DISCOUNTS } from "@/shared/admin/discounts/use-discounts";
import { useTrades } from "@/shared/admin/trades";
import type { AdminProduct } from "@/shared/admin/types";
import { useSettled } from "@/shared/admin/use-settled";
import { apiKey, reading } from "@/shared/api/query-client";
import { formatPrice } from "@/shared/lib/money";
import { sayNumber } from "@/shared/lib/practice";
import { findDiscounts } from "./find-discounts";
import { ofDocument } from "./find-documents";
import { ofMessage } from "./find-messages";
import { findServices } from "./find-services";
import type { Found, FoundGroup } from "./found";
import { findPlaces, PLACES } from "./places";

const TYPING_MS = 150;
const SHORTEST = 2;
const MOST = 5;

/**
 * Return screens, orders, customers, jobs, documents, messages, products, services and discount codes for what
 * is typed. Groups without any are left out. `isLooking` is true until the server has answered.
 */
export function useFound(typed: string): { groups: FoundGroup[]; isLooking: boolean } {
  const does = useTrades();
  const search = useSettled(typed.trim(), TYPING_MS);
  const enabled = search.length >= SHORTEST;
  const wanted = encodeURIComponent(search);
  const options = { enabled, placeholderData: keepPreviousData };
  const orders = useQuery({
    ...reading(apiKey(`/api/admin/orders?search=${wanted}`)),
    ...options,
  });
  const products = useQuery({
    ...reading(apiKey(`/api/admin/products?search=${wanted}&limit=${MOST}`)),
    ...options,
  });
  const jobs = useQuery({ ...reading(apiKey(`/api/admin/jobs?search=${wanted}`)), ...options });
  const customers = useQuery({ ...reading(apiKey(`/api/admin/contacts?search=${wanted}`)), ...options });
  const messages = useQuery({ ...reading(apiKey(`/api/admin/inbox?search=${wanted}`)), ...options });
  const services = useQuery({ ...reading(apiKey("/api/admin/service-prices")), enabled });
  const documents = useQuery({ ...reading(apiKey(`/api/admin/documents?search=${wanted}`)), ...options });
  const discounts = useQuery({ ...reading(DISCOUNTS), enabled });
  const groups = [
    {
      title: "Screens",
      found: findPlaces(
        typed,
        MOST,
        PLACES.filter(({ trade }) => does(trade)),
      ).map(({ label, to }) => ({ label, to, note: "" })),
    },
    { title: "Orders", found: enabled ? (orders.data?.orders ?? []).slice(0, MOST).map(ofOrder) : [] },
    {
      title: "Customers",
      found: enabled ? (customers.data?.contacts ?? []).slice(0, MOST).map(ofCustomer) : [],
    },
    {
      title: "Jobs",
      found: enabled && does("cars") ? (jobs.data?.jobs ?? []).slice(0, MOST).map(ofJob) : [],
    },
    {
      title: "Invoices",
      found: enabled ? (documents.data?.documents ?? []).slice(0, MOST).map(ofDocument) : [],
    },
    {
      title: "Enquiries",
      found: enabled ? (messages.data?.enquiries ?? []).slice(0, MOST).map(ofMessage) : [],
    },
    { title: "Products", found: enabled && does("parts") ? (products.data ?? []).map(ofProduct) : [] },
    { title: "Services", found: enabled ? findServices(services.data ?? [], search, MOST) : [] },
    { title: "Discounts", found: enabled ? findDiscounts(discounts.data ?? [], search, MOST) : [] },
  ];
  const asked = [orders, jobs, customers, documents, messages, products, services, discounts];
  const isLooking = typed.trim() !== search || (enabled && asked.some(({ isFetching }) => isFetching));
  return { groups: groups.filter(({ found }) => found.length > 0), isLooking };
}

function ofOrder(order: { id: string; orderNumber: string; customerName: string; total: string }): Found {
  return {
    to: `/admin/orders/${order.id}`,
    label: `Order ${order.orderNumber}`,
    note: `${order.customerName}, ${formatPrice(order.total)}`,
  };
}

function ofCustomer(customer: {
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
}): Found {
  return {
    to: `/admin/contacts/${customer.id}`,
    label: customer.name,
    note: [customer.email, customer.phone].filter(Boolean).join(", "),
  };
}

function ofJob(job: { id: string; number: number; customer: string; car: string | null }): Found {
  return {
    to: `/admin/jobs/${job.id}`,
    label: `Job ${sayNumber(job.number)}`,
    note: [job.customer, job.car].filter(Boolean).join(", "),
  };
}

function ofProduct(product: Pick<AdminProduct, "id" | "name" | "inventory" | "price" | "sale">): Found {
  return {
    to: `/admin/products/${product.id}`,
    label: product.name,
    note: `${formatPrice(product.sale?.price ?? product.price)}, ${product.inventory} in stock`,
  };
}
