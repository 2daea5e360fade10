import type { components } from "@/shared/api/schema";

type Shapes = components["schemas"];

export type OrderPage = Shapes["OrdersView"];
/** An order as the list shows it. */
export type ListedOrder = Shapes["OrderView"];
/** An order whole, its lines with the pictures of the products that still exist. */
export type AdminOrder = Shapes["AdminOrderDetailView"];
export type AdminOrderItem = Shapes["AdminOrderItemView"];
export type OrderEvent = Shapes["OrderEventView"];
export type OrderChange = Shapes["OrderChange"];
export type OrderStatus = AdminOrder["status"];
/** The greatest order number, 0 without orders, and what waits. */
export type AdminFeed = Shapes["FeedView"];
