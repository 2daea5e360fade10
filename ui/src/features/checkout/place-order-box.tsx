import { type ReactNode, useRef } from "react";
import { Button } from "@/shared/ui/button";

export interface PlaceOrderBoxProps {
  pending: boolean;
  /** The problems to solve before there can be an order; it calls back when they are solved. */
  problems: ((onSolved: () => void) => ReactNode) | undefined;
  /** The reason why the last attempt made no order; it stays until the next. */
  failure: string | undefined;
}

/** The button that orders, below what stands in its way. */
export function PlaceOrderBox({ pending, problems, failure }: PlaceOrderBoxProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      {problems?.(() => button.current?.focus())}
      {!problems && failure && <Failure>{failure}</Failure>}
      <Button
        ref={button}
        type="submit"
        variant="primary"
        held={problems !== undefined}
        pending={pending}
        pendingLabel="Placing order…"
      >
        Place Order
      </Button>
      <p className="text-center text-muted text-small">No payment is taken.</p>
    </>
  );
}

function Failure({ children }: { children: string }) {
  return (
    <div role="alert" className="border-danger border-l-2 pl-4">
      <p className="font-semibold">Your order was not placed</p>
      <p className="text-muted">{children}</p>
    </div>
  );
}
