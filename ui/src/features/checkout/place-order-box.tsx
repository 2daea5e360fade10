import { type ReactNode, useRef, useState } from "react";
import type { CartItem, PaymentChoice } from "@/shared/api/types";
import { Button } from "@/shared/ui/button";
import { UnfitBox } from "./unfit-box";
import type { Failure } from "./use-place-order";

export interface PlaceOrderBoxProps {
  pending: boolean;
  /** Shows the problems to solve before there can be an order, and calls back when they are solved. */
  problems: ((onSolved: () => void) => ReactNode) | undefined;
  /** The lines that do not fit the vehicle they are for. */
  unfit: CartItem[];
  failure: Failure | undefined;
  /** It is null while none is chosen. */
  paying: PaymentChoice | null;
  /** Where nothing is owed, the order is recorded without payment. */
  isOwed: boolean;
}

/** Show the button that orders, below what prevents the order. */
export function PlaceOrderBox({ pending, problems, unfit, failure, paying, isOwed }: PlaceOrderBoxProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [agreed, setAgreed] = useState(false);
  return (
    <>
      {problems?.(() => button.current?.focus())}
      {unfit.length > 0 && <UnfitBox items={unfit} agreed={agreed} onAgree={setAgreed} />}
      {!problems && failure && <FailureNote {...failure} />}
      <Button
        ref={button}
        type="submit"
        variant="primary"
        held={problems !== undefined || (unfit.length > 0 && !agreed)}
        pending={pending}
        pendingLabel="Placing order…"
      >
        {isOwed ? obligation(paying) : "Place Order"}
      </Button>
      {!isOwed && <p className="text-center text-muted text-small">No payment is taken.</p>}
    </>
  );
}

/** Return the words on the button. Only they count: without them the customer is not bound. */
function obligation(paying: PaymentChoice | null): string {
  return paying === "card" ? "Pay now" : "Order with obligation to pay";
}

function FailureNote({ title, text }: Failure) {
  return (
    <div role="alert" className="border-danger border-l-2 pl-4">
      <p className="font-semibold">{title}</p>
      <p className="text-muted">{text}</p>
    </div>
  );
}
