import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { serverMessage } from "@/shared/api/api-error";
import { apiKey } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import { useSettings } from "@/shared/api/use-settings";
import { Button } from "@/shared/ui/button";
import { type Return, readReturn, sentenceOf } from "./card-words";
import { TestMode } from "./test-mode";

const ASK_MS = 2000;
/** As long as the bank may take before the customer is offered another try. */
const WAIT_MS = 60_000;
/** For those who left the page: they have seldom paid, and wait for the first answer. */
const LEFT_MS = 2500;

interface CardPaymentProps {
  orderId: string;
  owes: boolean;
  /** The card's page could not be opened with the order. */
  isUnopened: boolean;
}

/** The way to the card's page, and the wait for the bank's answer after it. */
export function CardPayment({ orderId, owes, isUnopened }: CardPaymentProps) {
  const { cardTestMode } = useSettings();
  const back = isUnopened ? "unreached" : readReturn(window.location);
  const isBack = back === "paid" || back === "cancelled";
  const isWaiting = useAnswer(orderId, owes && isBack, back === "paid" ? WAIT_MS : LEFT_MS);
  return (
    <>
      {cardTestMode && <TestMode />}
      {owes && <NotPaid orderId={orderId} back={back} isWaiting={isWaiting} />}
    </>
  );
}

function NotPaid({ orderId, back, isWaiting }: { orderId: string; back: Return; isWaiting: boolean }) {
  const client = useQueryClient();
  const paying = useMutation({
    mutationFn: () => request(`/api/orders/${orderId}/pay`, { method: "POST" }),
    onSuccess: ({ url }) =>
      url ? window.location.assign(url) : client.invalidateQueries({ queryKey: orderKey(orderId) }),
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
 * Have the shop ask the bank, and read the order until it is paid, a minute at most; true while the customer waits for
 * that.
 */
function useAnswer(orderId: string, isDue: boolean, waitMs: number): boolean {
  const client = useQueryClient();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isDue) return;
    const look = () => client.invalidateQueries({ queryKey: orderKey(orderId) });
    request(`/api/orders/${orderId}/returned`, { method: "POST" }).then(look, () => setOver(true));
    const looking = setInterval(look, ASK_MS);
    const waiting = setTimeout(() => setOver(true), waitMs);
    const ending = setTimeout(() => clearInterval(looking), WAIT_MS);
    return () => {
      clearInterval(looking);
      clearTimeout(waiting);
      clearTimeout(ending);
    };
  }, [client, orderId, isDue, waitMs]);
  return isDue && !isOver;
}

function orderKey(orderId: string) {
  return apiKey(`/api/orders/${orderId}`);
}
