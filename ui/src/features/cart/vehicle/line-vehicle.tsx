import { useState } from "react";
import type { CartItem } from "@/shared/api/types";
import VehicleDialog from "@/shared/vehicle/chooser/vehicle-dialog";
import Verdict from "@/shared/vehicle/verdict";
import { verdictWords } from "@/shared/vehicle/verdict-words";
import { toBody } from "../changes/vehicle-body";
import { useChangeQuantity } from "../use-cart-lines";

/** Show the vehicle that a line is for, its verdict, and the way to another vehicle. */
export default function LineVehicle({ item }: { item: CartItem }) {
  const [open, setOpen] = useState(false);
  const change = useChangeQuantity();
  const { vehicle, fit } = item;
  if (!vehicle || !fit) return null;
  // The label has the year already, and every sentence but that of a universal part has the label.
  const words = verdictWords(fit, { name: vehicle.label, year: null });
  return (
    <div className="mt-2 flex flex-col gap-1 text-small">
      <Verdict fit={fit} words={words} />
      {fit.note && fit.verdict !== "fits_if" && <p className="text-muted">{fit.note}</p>}
      <p className="flex flex-wrap items-center gap-x-4 text-muted">
        {fit.verdict === "universal" && <span>For {vehicle.label}</span>}
        <button
          type="button"
          aria-label={`Change the vehicle of ${item.product.name}`}
          onClick={() => setOpen(true)}
          className="min-h-11 underline underline-offset-4 hover:text-accent"
        >
          Change
        </button>
      </p>
      <VehicleDialog
        open={open}
        onClose={() => setOpen(false)}
        onChosen={(chosen) =>
          change.mutate({ itemId: item.id, quantity: item.quantity, vehicle: toBody(chosen) })
        }
      />
    </div>
  );
}
