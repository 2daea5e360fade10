import type { Dispatch, FormEvent, SetStateAction } from "react";
import { TextInput } from "@/shared/admin/forms/inputs";
import { Panel } from "@/shared/admin/panel";
import { orderChange } from "@/shared/api/fields/admin-fields";
import { Button } from "@/shared/ui/button";
import type { AdminOrder, OrderChange } from "../order-types";
import { useChangeOrder } from "./use-change-order";

/** Return whether an order can have tracking: it may be packed, and is not collected. */
export function canBeTracked({ status, deliveryMethod }: AdminOrder): boolean {
  return deliveryMethod !== "collection" && ["confirmed", "shipped", "completed"].includes(status);
}

/** Return the typed tracking where it differs from the saved one, else no change. */
export function trackingChange(
  { tracking }: AdminOrder,
  typed: string | undefined,
): Pick<OrderChange, "tracking"> {
  const wanted = typed?.trim() || null;
  return typed === undefined || wanted === tracking ? {} : { tracking: wanted };
}

/**
 * Return the hint. Before the parcel has left the mail of that step has the tracking; afterwards it needs a
 * mail of its own.
 */
function trackingHint({ status, customerEmail }: AdminOrder): string {
  if (customerEmail === "") return "The customer sees it on the order page.";
  return status === "confirmed"
    ? "It is in the e-mail that says the order is on its way."
    : "The customer sees it on the order page and gets an e-mail with it.";
}

interface ParcelTrackingProps {
  order: AdminOrder;
  /** It is undefined while the saved one is shown. */
  typed: string | undefined;
  onType: Dispatch<SetStateAction<string | undefined>>;
}

/** Edit the parcel's number or address at the carrier. An empty box removes it. */
export function ParcelTracking({ order, typed, onType }: ParcelTrackingProps) {
  const change = useChangeOrder(order.id);
  const replaced = typed !== undefined && order.tracking ? ` Saved now: ${order.tracking}.` : "";
  const hint = `A number or a web address. ${trackingHint(order)}${replaced}`;
  const save = (event: FormEvent) => {
    event.preventDefault();
    change.mutate(
      { ...trackingChange(order, typed), updatedAt: order.updatedAt },
      // What was typed while it was saved stays.
      { onSuccess: () => onType((now) => (now === typed ? undefined : now)) },
    );
  };
  return (
    <Panel title="Parcel">
      <form onSubmit={save} className="flex flex-col items-start gap-3">
        <TextInput
          label="Tracking"
          hint={hint}
          className="w-full"
          maxLength={orderChange.tracking.maxLength}
          value={typed ?? order.tracking ?? ""}
          onValue={onType}
        />
        <Button
          size="small"
          type="submit"
          disabled={!("tracking" in trackingChange(order, typed))}
          pending={change.isPending}
          pendingLabel="Saving…"
        >
          Save tracking
        </Button>
      </form>
    </Panel>
  );
}
