import { useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { useState } from "react";
import { apiKey, reading } from "@/shared/api/query-client";
import { monthWords } from "@/shared/lib/time/month-words";
import { Button } from "@/shared/ui/button";
import { Dialog } from "@/shared/ui/dialogs/dialog";
import { Icon } from "@/shared/ui/icon";
import { FindModel } from "@/shared/vehicle/chooser/find-model";
import type { AdminOrder, AdminOrderItem } from "../order-types";
import { type FittedLine, useFittedLine, useSayFitted } from "./use-fitted";

interface ItFittedProps {
  order: AdminOrder;
  item: AdminOrderItem;
}

/** Below a line of a completed order: where its part was fitted, and the buttons that say so. */
export function ItFitted({ order, item }: ItFittedProps) {
  const line = useFittedLine(order, item);
  if (order.status !== "completed" || item.returned >= item.quantity) return null;
  return (
    // Its height is kept while it is read.
    <div className="mt-1 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 text-start md:ms-17">
      {line && <FittedButtons order={order} item={item} line={line} />}
    </div>
  );
}

function FittedButtons({ order, item, line }: ItFittedProps & { line: FittedLine }) {
  const [choosing, setChoosing] = useState(false);
  const say = useSayFitted(order, item);
  const choose = (modelId: string) => say.mutate(modelId, { onSuccess: () => setChoosing(false) });
  return (
    <>
      {line.proofs.map(({ modelId, model, month }) => (
        <span key={modelId} className="inline-flex items-center gap-1 text-ok text-small">
          <Icon of={Check} className="size-4" />
          {`Fitted to ${model}, ${monthWords(month)}`}
        </span>
      ))}
      {line.isOpen && (
        <Button
          size="small"
          aria-label={`It fitted: ${item.productName} on ${line.model}`}
          pending={say.isPending}
          onClick={() => say.mutate(undefined)}
        >
          It fitted
        </Button>
      )}
      <Button
        size="small"
        variant={line.model ? "ghost" : "secondary"}
        aria-label={`${line.model ? "Another vehicle…" : "It fitted…"} ${item.productName}`}
        onClick={() => setChoosing(true)}
      >
        {line.model ? "Another vehicle…" : "It fitted…"}
      </Button>
      <Dialog
        open={choosing}
        onClose={() => setChoosing(false)}
        title="Which vehicle did it fit?"
        description={`${item.productName} then fits this vehicle, and its page says that you fitted it.`}
      >
        <ChooseModel onChoose={choose} onClose={() => setChoosing(false)} />
      </Dialog>
    </>
  );
}

function ChooseModel({ onChoose, onClose }: { onChoose: (modelId: string) => void; onClose: () => void }) {
  const { data: brands = [] } = useQuery(reading(apiKey("/api/brands")));
  return (
    <>
      <FindModel brands={brands} label="Find the vehicle" onFound={(_brand, model) => onChoose(model)} />
      <Button onClick={onClose} className="justify-self-end self-end">
        Cancel
      </Button>
    </>
  );
}
