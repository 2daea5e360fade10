import { useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { useState } from "react";
import { apiKey, reading } from "@/shared/api/query-client";
import type { components } from "@/shared/api/schema";
import { monthWords } from "@/shared/lib/time/month-words";
import { Button } from "@/shared/ui/button";
import { Dialog } from "@/shared/ui/dialogs/dialog";
import { Icon } from "@/shared/ui/icon";
import { FindModel } from "@/shared/vehicle/chooser/find-model";

export type FittedLine = components["schemas"]["FittedLineView"];

interface FittedButtonsProps {
  line: FittedLine;
  /** The part's name. */
  name: string;
  pending: boolean;
  /** Notes that the part fitted its vehicle's model, or the one given; then calls back. */
  onSay: (modelId?: string, onDone?: () => void) => void;
}

/** Proofs of a part that fitted, and the buttons that say so. */
export function FittedButtons({ line, name, pending, onSay }: FittedButtonsProps) {
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
        <ChooseModel onChoose={(modelId) => onSay(modelId, close)} onClose={close} />
      </Dialog>
    </>
  );
}

function ChooseModel({ onChoose, onClose }: { onChoose: (modelId: string) => void; onClose: () => void }) {
  const { data: brands = [] } = useQuery(reading(apiKey("/api/brands")));
  return (
    <>
      <FindModel brands={brands} label="Find the vehicle" onFound={(_brand, model) => onChoose(model)} />
      <div className="dialog-buttons">
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </>
  );
}
