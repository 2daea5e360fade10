import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { serverMessage } from "@/shared/api/api-error";
import { useSettings } from "@/shared/api/use-settings";
import { Button } from "@/shared/ui/button";
import { type CardSale, orderSale } from "./card-sale";
import { type Return, readReturn, sentenceOf } from "./card-words";
import { TestMode } from "./test-mode";

const ASK_MS = 2000;
/** The bank may take so long before the customer is offered another try. */
const WAIT_MS = 60_000;
/** Those who left the page have seldom paid, and wait for the first answer only. */
const LEFT_MS = 2500;

interface CardPaymentProps {
  orderId: string;
  owes: boolean;
  /** The card's page could not be opened when the order was placed. */
  isUnopened: boolean;
}

/** Lead to the card's page, and wait for the bank's answer after it. */
export function CardPayment({ orderId, owes, isUnopened }: CardPaymentProps) {
  const { cardTestMode } = useSettings();
  const sale = useMemo(() => orderSale(orderId), [orderId]);
  const back = isUnopened ? "unreached" : readReturn(window.location);
  const isWaiting = useAnswer(sale, owes, back);
  return (
    <>
      {cardTestMode && <TestMode />}
      {owes && <NotPaid sale={sale} back={back} isWaiting={isWaiting} />}
    </>
  );
}

interface NotPaidProps {
  sale: CardSale;
  back: Return;
  isWaiting: boolean;
}

/** Show the wait for the bank's answer, or the way to the card's page. */
export function NotPaid({ sale: { key, pay }, back, isWaiting }: NotPaidProps) {
  const client = useQueryClient();
  const paying = useMutation({
    mutationFn: pay,
    onSuccess: ({ url }) => (url ? window.location.assign(url) : client.invalidateQueries({ queryKey: key })),
  });
  if (isWaiting) return <p role="status">{sentenceOf(back === "paid" ? "paid" : "asked")}</p>;
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-muted">{sentenceOf(back === "paid" ? "unanswered" : back)}</p>
      <Button
        variant="primary"
        pending={paying.isPending || paying.data?.url != null}
        pendingLabel="Opening the card page…"
        onClick={() => paying.mutate()}
      >
        {back ? "Try again" : "Pay now"}
      </Button>
      {paying.error && (
        <p role="alert" className="text-danger">
          {serverMessage(paying.error) ?? sentenceOf("unreached")}
        </p>
      )}
    </div>
  );
}

/**
 * Have the shop ask the bank, and read what is paid until it is, for a minute at most. Returns whether the
 * customer waits for that.
 */
export function useAnswer({ key, noteReturn }: CardSale, isOpen: boolean, back: Return): boolean {
  const client = useQueryClient();
  const [isOver, setOver] = useState(false);
  const isDue = isOpen && (back === "paid" || back === "cancelled");
  const waitMs = back === "paid" ? WAIT_MS : LEFT_MS;
  useEffect(() => {
    if (!isDue) return;
    const look = () => client.invalidateQueries({ queryKey: key });
    noteReturn().then(look, () => setOver(true));
    const looking = setInterval(look, ASK_MS);
    const waiting = setTimeout(() => setOver(true), waitMs);
    const ending = setTimeout(() => clearInterval(looking), WAIT_MS);
    return () => {
      clearInterval(looking);
      clearTimeout(waiting);
      clearTimeout(ending);
    };
  }, [client, key, noteReturn, isDue, waitMs]);
  return isDue && !isOver;
}
