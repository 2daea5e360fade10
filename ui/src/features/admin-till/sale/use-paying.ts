import { useEffect, useRef, useState } from "react";
import { useSettled } from "@/shared/admin/use-settled";
import { ApiError } from "@/shared/api/api-error";
import { toCents } from "@/shared/lib/money";
import { type Sold, useSell, useTotals } from "../use-till";
import type { ReceiptWay } from "./receipt-choice";
import { NOTHING_TYPED, settlePayment, type Typed, type Way } from "./settle-payment";
import { type TillDraft, toBody } from "./till-draft";

/** So many milliseconds after the last scan the server adds up. */
const PAUSE = 60;

interface Paying {
  way: Way;
  typed: Typed;
}

/** Return the totals of the sale, and how it is being paid. It is made with the totals of its present lines alone. */
export function usePaying(
  draft: TillDraft,
  receipt: ReceiptWay,
  email: string,
  onSold: (sold: Sold, given: string | null, sent: TillDraft) => void,
) {
  const body = toBody(draft);
  const settledBody = useSettled(JSON.stringify(body), PAUSE);
  const totals = useTotals(draft.id, settledBody ? JSON.parse(settledBody) : undefined);
  const isStale = settledBody !== JSON.stringify(body) || totals.isFetching || totals.isPlaceholderData;
  const [paying, setPaying] = useState<Paying>();
  const [isWaiting, setWaiting] = useState(false);
  const total = totals.data?.total ?? "0.00";
  const settled = settlePayment(toCents(total), paying?.way ?? "cash", paying?.typed ?? NOTHING_TYPED);
  const sent = useRef(draft);
  const sell = useSell((sold) => {
    setPaying(undefined);
    onSold(sold, settled.given, sent.current);
  });
  const send = () => {
    if (!body || settled.problem) return;
    const { payments, given } = settled;
    sent.current = draft;
    const way = receipt === "roll" || receipt === "sheet" ? "print" : receipt;
    sell.mutate({
      ...body,
      id: draft.id,
      payments,
      given,
      total,
      receipt: way,
      email: way === "email" ? email.trim() : "",
    });
  };
  useEffect(() => {
    if (!isWaiting || isStale) return;
    setWaiting(false);
    send();
  }, [isWaiting, isStale]);
  // What is short cannot be sold, nor a part that was deleted: no money is asked for before the lines are other ones.
  const isShort = (totals.data?.lines ?? []).some(
    ({ stock, quantity }) => stock !== null && stock < quantity,
  );
  const isRefused = totals.error instanceof ApiError && totals.error.status < 500;
  const canPay = body !== undefined && !isShort && !isRefused;
  useEffect(() => {
    if (!canPay && paying) setPaying(undefined);
  }, [canPay, paying]);
  const isBusy = sell.isPending || isWaiting;
  return {
    totals,
    isStale,
    canPay,
    paying: canPay ? paying : undefined,
    settled,
    isBusy,
    begin: (way: Way) => setPaying((now) => ({ way, typed: now?.typed ?? NOTHING_TYPED })),
    type: (typed: Typed) => setPaying((now) => now && { ...now, typed }),
    pay: () => canPay && !isBusy && setWaiting(true),
    leave: () => setPaying(undefined),
  };
}
