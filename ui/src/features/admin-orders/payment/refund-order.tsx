import { useState } from "react";
import { METHOD_NAMES, type PaymentMethod } from "@/shared/admin/money/payment-words";
import { RefundForm } from "@/shared/admin/money/refund-form";
import { toCents } from "@/shared/lib/money";
import { sayNumber } from "@/shared/lib/practice";
import type { AdminOrder } from "../order-types";
import { type Pieces, priceOf } from "./payment-words";
import { RefundPieces } from "./refund-pieces";
import { useRefund } from "./use-payments";

/** This is the refund that a withdrawal asks for. */
export interface RefundAsked {
  amount: string | null;
  withdrawalId: string;
  reference: number;
  /** Null for the whole order. */
  items: { name: string; quantity: number }[] | null;
}

/** These pieces were just put back into stock, for this reason. */
export interface Returned {
  pieces: Pieces;
  reason: string;
}

interface RefundOrderProps {
  order: AdminOrder;
  asked: RefundAsked | undefined;
  returned: Returned | undefined;
}

/** Refund an order. The amount follows the chosen pieces until it is typed. */
export function RefundOrder({ order, asked, returned }: RefundOrderProps) {
  const [pieces, setPieces] = useState(() =>
    asked ? askedPieces(order, asked) : leftOf(order, returned?.pieces ?? {}),
  );
  const [restock, setRestock] = useState(!returned && order.status !== "cancelled");
  const give = useRefund(order, { pieces, restock, withdrawalId: asked?.withdrawalId ?? null });
  return (
    <RefundForm
      sale={order}
      email={order.customerEmail}
      methods={METHODS}
      give={give}
      price={priceOf(pieces, order)}
      led={asked ? ledBy(asked, order) : returned}
    >
      <RefundPieces
        order={order}
        pieces={pieces}
        onPieces={setPieces}
        restock={returned ? undefined : restock}
        onRestock={setRestock}
      />
    </RefundForm>
  );
}

const METHODS = Object.keys(METHOD_NAMES) as PaymentMethod[];

function ledBy({ amount, reference }: RefundAsked, { refundable }: AdminOrder) {
  const cents = amount ? Math.min(toCents(amount), toCents(refundable)) : undefined;
  return { cents, reason: `Withdrawal ${sayNumber(reference)}` };
}

/** Return these pieces, as far as no refund was for them. */
function leftOf({ items }: AdminOrder, pieces: Pieces): Pieces {
  const left = items.map(({ id, quantity, refunded }) => [
    id,
    Math.min(pieces[id] ?? 0, quantity - refunded),
  ]);
  return Object.fromEntries(left);
}

/** Return the pieces that a withdrawal names, as far as they are the order's and not settled. */
function askedPieces({ items }: AdminOrder, { items: named }: RefundAsked): Pieces {
  const chosen = items.map(({ id, productName, quantity, refunded }) => {
    const wanted = named ? (named.find(({ name }) => name === productName)?.quantity ?? 0) : quantity;
    return [id, Math.min(wanted, quantity - refunded)];
  });
  return Object.fromEntries(chosen);
}
