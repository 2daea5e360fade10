import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";
import { formatPrice } from "@/shared/lib/money";
import type { AdminFeed } from "../order-types";

type Shapes = components["schemas"];

/** Something new, which is shown in a toast, and by the system where the owner wishes it. */
export interface OrderAlert {
  title: string;
  description?: string | undefined;
  to: string;
  /** The link's text. */
  label: string;
}

const SOME_ORDER: OrderAlert = {
  title: "New order",
  to: "/admin/orders?status=pending",
  label: "Show orders",
};
const SOME_MESSAGE: OrderAlert = {
  title: "New enquiry",
  to: "/admin/contact-messages",
  label: "Read enquiries",
};
const EXCERPT = 80;

/** Find the customers' orders since `known`; undefined when the owner entered all of them. */
export async function findNewOrders(known: AdminFeed): Promise<OrderAlert | undefined> {
  const { orders } = await request("/api/admin/orders");
  const isNew = ({ orderNumber }: Shapes["AdminOrderView"]) => figureOf(orderNumber) > known.newest;
  return describeOrders(orders.filter(isNew).filter(({ source }) => source === "shop"));
}

/** Return the figure of an order's number, which begins with DEMO- in the practice shop. */
function figureOf(orderNumber: string): number {
  return Number(orderNumber.replace(/^DEMO-/, ""));
}

export async function findNewMessages(known: AdminFeed): Promise<OrderAlert | undefined> {
  const { enquiries } = await request("/api/admin/inbox");
  return describeMessages(enquiries.filter(({ createdAt }) => createdAt > (known.newestEnquiryAt ?? "")));
}

export function describeOrders(orders: Shapes["AdminOrderView"][]): OrderAlert | undefined {
  const [order, ...more] = orders;
  if (!order) return undefined;
  if (more.length > 0) {
    const names = orders.map(({ orderNumber, customerName }) => `${orderNumber} ${customerName}`);
    return { ...SOME_ORDER, title: `${orders.length} new orders`, description: shorten(names.join(", ")) };
  }
  return {
    title: `New order ${order.orderNumber}`,
    description: `${order.customerName}, ${formatPrice(order.total)}`,
    to: `/admin/orders/${order.id}`,
    label: "Open the order",
  };
}

export function describeMessages(enquiries: Shapes["ListedEnquiryView"][]): OrderAlert | undefined {
  const [enquiry, ...more] = enquiries;
  if (!enquiry) return undefined;
  if (more.length > 0) {
    const names = enquiries.map((each) => each.name);
    return {
      ...SOME_MESSAGE,
      title: `${enquiries.length} new messages`,
      description: shorten(names.join(", ")),
    };
  }
  const { name, message } = enquiry;
  return {
    ...SOME_MESSAGE,
    title: `New enquiry from ${name}`,
    description: shorten(message),
  };
}

function shorten(text: string): string {
  return text.length > EXCERPT ? `${text.slice(0, EXCERPT).trimEnd()}…` : text;
}

/** These are shown where the particulars could not be read. */
export const UNREAD = { order: SOME_ORDER, message: SOME_MESSAGE };

/** Return one alert for several, because there is one toast at a time. It has the first one's link. */
export function joinAlerts(alerts: OrderAlert[]): OrderAlert | undefined {
  const [first, second] = alerts;
  return first && second ? { ...first, title: `${first.title} · ${second.title}` } : first;
}
