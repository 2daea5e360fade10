import { Check } from "lucide-react";
import { useState } from "react";
import type { components } from "@/shared/api/schema";
import { monthWords } from "@/shared/lib/time/month-words";
import { Button } from "@/shared/ui/button";
import { Dialog } from "@/shared/ui/dialogs/dialog";
import { Icon } from "@/shared/ui/icon";
import { FindVehicle } from "@/shared/vehicle/chooser/find-vehicle";

export type FittedLine = components["schemas"]["FittedLineView"];

interface FittedButtonsProps {
  line: FittedLine;
  /** The part's name. */
  name: string;
  /** The car as it was written down, with which the search for its model begins. */
  car?: string | null;
  pending: boolean;
  /** Notes that the part fitted its vehicle's model, or the given one, and then calls back. */
  onSay: (modelId?: string, onDone?: () => void) => void;
}

/** Show the proofs of a part that fitted, and the buttons that note one. */
export function FittedButtons({ line, name, car, pending, onSay }: FittedButtonsProps) {
  const [choosing, setChoosing] = useState(false);
  const close = () => setChoosing(false);
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
          aria-label={`It fitted: ${name} on ${line.model}`}
          pending={pending}
          onClick={() => onSay()}
        >
          It fitted
        </Button>
      )}
      <Button
        size="small"
        variant={line.model ? "ghost" : "secondary"}
        aria-label={`${line.model ? "Another vehicle…" : "It fitted…"} ${name}`}
        onClick={() => setChoosing(true)}
      >
        {line.model ? "Another vehicle…" : "It fitted…"}
      </Button>
      <Dialog
        open={choosing}
        onClose={close}
        title="Which vehicle did it fit?"
        description={`${name} then fits this vehicle, and its page says that you fitted it.`}
      >
        <FindVehicle
          label="Find the vehicle"
          words={line.model ? "" : (car ?? "")}
          onFound={({ modelId }) => onSay(modelId, close)}
        />
        <div className="dialog-buttons">
          <Button onClick={close}>Cancel</Button>
        </div>
      </Dialog>
    </>
  );
}
