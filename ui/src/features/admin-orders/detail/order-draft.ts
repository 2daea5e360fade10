import { formatPrice } from "@/shared/lib/money";
import { type AdminOrder, type OrderChange, STATUS_NAMES } from "../order-types";

export interface DraftLine {
  /** It is undefined for a line that is new. */
  itemId: string | undefined;
  productId: string;
  optionId: string | null;
  name: string;
  unitPrice: string;
  quantity: number;
}

/** The draft of an order's correction. */
export interface OrderDraft {
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  deliveryMethod: AdminOrder["deliveryMethod"];
  shippingAddress: string;
  lines: DraftLine[];
}

/** Return the id by which a line's part is told from others: that of its option, else the product's. */
export function partOf({ productId, optionId }: Pick<DraftLine, "productId" | "optionId">): string {
  return optionId ?? productId;
}

export function draftOf(order: AdminOrder): OrderDraft {
  const isCollected = order.deliveryMethod === "collection";
  return {
    customerName: order.customerName,
    customerEmail: order.customerEmail,
    customerPhone: order.customerPhone ?? "",
    deliveryMethod: order.deliveryMethod,
    // An order that is collected has the workshop's address.
    shippingAddress: isCollected ? "" : order.shippingAddress,
    lines: order.items.map(({ id, productId, optionId, productName, unitPrice, quantity }) => ({
      itemId: id,
      productId,
      optionId,
      name: productName,
      unitPrice,
      quantity,
    })),
  };
}

/** Return only the changes, based on the order as it was read; undefined for none. */
export function correctionOf(order: AdminOrder, draft: OrderDraft): OrderChange | undefined {
  const before = draftOf(order);
  const change: OrderChange = {
    ...(draft.customerName !== before.customerName && { customerName: draft.customerName }),
    ...(draft.customerEmail !== before.customerEmail && { customerEmail: draft.customerEmail }),
    ...(draft.customerPhone !== before.customerPhone && { customerPhone: draft.customerPhone }),
    ...(draft.deliveryMethod &&
      draft.deliveryMethod !== before.deliveryMethod && { deliveryMethod: draft.deliveryMethod }),
    ...(draft.deliveryMethod !== "collection" &&
      draft.shippingAddress !== before.shippingAddress && { shippingAddress: draft.shippingAddress }),
    ...linesChanged(before.lines, draft.lines),
  };
  return Object.keys(change).length > 0 ? { ...change, updatedAt: order.updatedAt } : undefined;
}

function linesChanged(before: DraftLine[], now: DraftLine[]): Pick<OrderChange, "items"> {
  const changed = before.flatMap(({ itemId, quantity }) => {
    const left = now.find((line) => line.itemId === itemId)?.quantity ?? 0;
    return left === quantity ? [] : [{ itemId: itemId ?? null, quantity: left }];
  });
  const added = now
    .filter(({ itemId }) => !itemId)
    .map(({ productId, optionId, quantity }) => ({ productId, ...(optionId && { optionId }), quantity }));
  const items = [...changed, ...added];
  return items.length > 0 ? { items } : {};
}

export interface Difference {
  name: string;
  now: string;
  yours: string;
}

/** Return the changes by others since `base` was read, each with the form's value. */
export function differences(base: AdminOrder, fresh: AdminOrder, draft: OrderDraft): Difference[] {
  const [were, are, typed] = [sayAll(draftOf(base)), sayAll(draftOf(fresh)), sayAll(draft)];
  const changed = Object.keys(are).filter((name) => were[name] !== are[name]);
  const rows = changed.map((name) => ({ name, now: are[name] || "none", yours: typed[name] || "none" }));
  return base.status === fresh.status
    ? rows
    : [{ name: "Status", now: STATUS_NAMES[fresh.status], yours: STATUS_NAMES[base.status] }, ...rows];
}

function sayAll(draft: OrderDraft): Record<string, string> {
  return {
    Name: draft.customerName,
    "E-mail": draft.customerEmail,
    Phone: draft.customerPhone,
    Way: draft.deliveryMethod ?? "",
    Address: draft.shippingAddress,
    Items: draft.lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(", "),
  };
}

/** Return "€49.99 each". */
export function priceEach({ unitPrice }: DraftLine): string {
  return `${formatPrice(unitPrice)} each`;
}
