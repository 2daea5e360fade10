import { type RefObject, useState } from "react";
import { tellFailure } from "@/shared/admin/tell-failure";
import { ApiError } from "@/shared/api/api-error";
import type { ChosenVehicle } from "@/shared/lib/chosen-vehicle";
import { formatPrice, toCents } from "@/shared/lib/money";
import { toast } from "@/shared/ui/toast-store";
import { readTotals, type Sold, type Till, useDropParked, usePark, useUndoSale } from "../use-till";
import { type ReceiptWay, storedReceipt } from "./receipt-choice";
import { asNewIfEmpty, type TillDraft, takeUp, toBody, withoutSold, withPart } from "./till-draft";
import { usePaying } from "./use-paying";
import { useSale } from "./use-sale";
import { useScans } from "./use-scans";

/** A sale that was just made. */
export interface Done {
  sold: Sold;
  /** The cash that was given, null where none was. */
  given: string | null;
}

/** Return the sale at the counter with everything that can be done with it. `field` has the focus between sales. */
export function useCounter(till: Till, field: RefObject<HTMLInputElement | null>) {
  const { draft, setDraft } = useSale();
  const [vehicle, setVehicle] = useState<ChosenVehicle | null>(null);
  const [done, setDone] = useState<Done>();
  const receipt = useReceipt(till);
  const focus = () => field.current?.focus();
  const change = (next: (now: TillDraft) => TillDraft) => {
    setDone(undefined);
    setDraft((now) => asNewIfEmpty(next(now)));
  };
  const scans = useScans((part) => change((now) => withPart(now, part)));
  const beginNext = (sent: TillDraft) => {
    setDraft((now) => withoutSold(now, sent));
    setVehicle(null);
    focus();
  };
  const paying = usePaying(draft, receipt.way, receipt.email, (sold, given, sent) => {
    beginNext(sent);
    setDone({ sold, given });
    receipt.sold(sold);
  });
  const park = usePark();
  const parkNow = async () => {
    const body = toBody(draft);
    if (!body || park.isPending) return;
    await park.mutateAsync({ ...body, id: draft.id });
    beginNext(draft);
  };
  const undo = useUndoSale(() => {
    setDone(undefined);
    focus();
  });
  const [isUndoOpen, setUndoOpen] = useState(false);
  const drop = useDropParked();
  const takeUpAgain = async (parked: Till["parked"][number]) => {
    if (draft.lines.length > 0) await parkNow();
    const totals = await readTotals(parked.content);
    // Only the server's word that it is gone prevents it: an answer that was lost must not lose the sale.
    await drop.mutateAsync(parked.id).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) throw error;
    });
    setDone(undefined);
    setDraft(takeUp(parked, totals));
    tellOtherTotal(parked.total, totals.total);
    focus();
  };
  return {
    draft,
    change,
    scans,
    mark: (key: string) => setDraft((now) => ({ ...now, marked: key })),
    vehicle,
    chooseVehicle: (chosen: ChosenVehicle | null) => {
      setVehicle(chosen);
      change((now) => ({ ...now, vehicle: chosen && namedOf(chosen) }));
      focus();
    },
    paying,
    receipt,
    done,
    isParking: park.isPending,
    park: () => parkNow().catch(() => undefined),
    takeUp: (parked: Till["parked"][number]) =>
      takeUpAgain(parked).catch(tellFailure("The sale was not taken up", "Please try again.")),
    isUndoOpen,
    askUndo: () => till.lastSale && setUndoOpen(true),
    leaveUndo: () => {
      setUndoOpen(false);
      focus();
    },
    undo: (id: string) => undo.mutateAsync(id),
    focus,
  };
}

/** Say that a sale that was put aside costs more or less by now: the customer was told another price. */
function tellOtherTotal(before: string | null, after: string): void {
  if (before === null || toCents(before) === toCents(after)) return;
  toast({
    title: "A price has changed since this sale was put aside",
    description: `It came to ${formatPrice(before)}, and now to ${formatPrice(after)}.`,
  });
}

export type Counter = ReturnType<typeof useCounter>;

/** Return how the customer gets the receipt. A choice that cannot be is none. */
function useReceipt(till: Till) {
  const [chosen, setChosen] = useState(storedReceipt);
  const [email, setEmail] = useState("");
  const [isPrinting, setPrinting] = useState(false);
  const way: ReceiptWay = till.missing.length > 0 ? "none" : chosen;
  const paper = way === "sheet" ? "sheet" : "roll";
  return {
    way,
    email,
    paper: paper as "sheet" | "roll",
    isPrinting,
    choose: (next: ReceiptWay, typed: string) => {
      setChosen(next);
      setEmail(typed);
    },
    print: () => setPrinting(true),
    printed: () => setPrinting(false),
    sold: ({ receipt }: Sold) => {
      setEmail("");
      setPrinting(receipt !== null && (way === "roll" || way === "sheet"));
    },
  };
}

function namedOf({ modelId, year, engineId }: ChosenVehicle): TillDraft["vehicle"] {
  return { modelId, year, engineId };
}
