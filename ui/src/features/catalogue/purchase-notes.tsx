import { Truck } from "lucide-react";
import { Icon } from "@/shared/ui/icon";

/** What helps to decide, under the button. */
export function PurchaseNotes() {
  return (
    <p className="flex items-center gap-2 text-muted text-small">
      <Icon of={Truck} className="size-4 text-subtle" />
      Free shipping on orders over €500
    </p>
  );
}
