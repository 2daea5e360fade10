import { Store, Truck } from "lucide-react";
import type { UseFormRegisterReturn } from "react-hook-form";
import type { DeliveryMethod } from "@/shared/api/types";
import { deliveryPrice } from "@/shared/order/amount-rows";
import { Icon } from "@/shared/ui/icon";

/** A delivery method and its price. */
export interface OfferedMethod {
  method: DeliveryMethod;
  delivery: string;
}

interface DeliveryChoiceProps {
  offered: OfferedMethod[];
  bind: () => UseFormRegisterReturn;
  error: string | undefined;
  /** The words on collection. */
  collection: string;
}

const WORDS = {
  delivery: { name: "Delivery", hint: "To your address", icon: Truck },
  collection: { name: "Collection", hint: "", icon: Store },
};

/** Choose delivery or collection, each with its price. */
export function DeliveryChoice({ offered, bind, error, collection }: DeliveryChoiceProps) {
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1.5 font-semibold text-small">Delivery or collection</legend>
      {error && <p className="text-danger text-small">{error}</p>}
      <div className="grid gap-3 sm:grid-cols-2">
        {offered.map((each) => (
          <MethodCard key={each.method} offered={each} bind={bind} collection={collection} />
        ))}
      </div>
    </fieldset>
  );
}

function MethodCard({
  offered: { method, delivery },
  bind,
  collection,
}: { offered: OfferedMethod } & Pick<DeliveryChoiceProps, "bind" | "collection">) {
  const { name, hint, icon } = WORDS[method];
  return (
    <label className="flex items-start gap-3 rounded-card border border-control p-4 transition-colors hover:border-text has-checked:border-accent has-checked:bg-surface">
      <input {...bind()} type="radio" value={method} className="mt-1 size-4.5 shrink-0 accent-accent" />
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-2 font-semibold">
          <Icon of={icon} className="text-subtle" />
          {name}
        </span>
        <span className="text-muted text-small">{hint || collection}</span>
      </span>
      <span className="font-display tabular">{deliveryPrice(delivery)}</span>
    </label>
  );
}
