import { type FormEvent, useState } from "react";
import { Button } from "@/shared/ui/button";
import { Field } from "@/shared/ui/field";
import { Input } from "@/shared/ui/input";
import { OrderPanel } from "./order-panel";
import type { DeskOrder } from "./order-types";
import { useChangeOrder } from "./use-change-order";

const LONGEST_TRACKING = 500;

/** From the moment it may be packed, where it is not collected. */
export function canBeTracked({ status, deliveryMethod }: DeskOrder): boolean {
  return deliveryMethod !== "collection" && ["confirmed", "shipped", "completed"].includes(status);
}

/** The parcel's number or address at the carrier; an empty box takes it off again. */
export function ParcelTracking({ order }: { order: DeskOrder }) {
  const known = order.tracking ?? "";
  const [typed, setTyped] = useState(known);
  const change = useChangeOrder(order.id);
  const save = (event: FormEvent) => {
    event.preventDefault();
    change.mutate({ tracking: typed.trim() || null });
  };
  return (
    <OrderPanel title="Parcel">
      <form onSubmit={save} className="flex flex-col items-start gap-3">
        <Field
          label="Tracking"
          hint="A number or a web address. Saved before shipping, it goes out with the mail."
          className="w-full"
        >
          {(control) => (
            <Input
              {...control}
              maxLength={LONGEST_TRACKING}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
        <Button
          size="small"
          type="submit"
          disabled={typed.trim() === known}
          pending={change.isPending}
          pendingLabel="Saving…"
        >
          Save tracking
        </Button>
      </form>
    </OrderPanel>
  );
}
