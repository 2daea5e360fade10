import { Truck } from "lucide-react";
import { useSettings } from "@/shared/api/use-settings";
import { freeShippingNote } from "@/shared/order/free-shipping-note";
import { Icon } from "@/shared/ui/icon";

/** What helps to decide, under the button. */
export function PurchaseNotes() {
  const note = freeShippingNote(useSettings());
  if (!note) return null;
  return (
    <p className="flex items-center gap-2 text-muted text-small">
      <Icon of={Truck} className="size-4 text-subtle" />
      {note}
    </p>
  );
}
