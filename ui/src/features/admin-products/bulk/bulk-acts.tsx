import { BadgePercent, CarFront, Euro, Pencil, Tag, Trash2 } from "lucide-react";
import { useState } from "react";
import { BulkBar } from "@/shared/admin/bulk-bar";
import { LabelsDialog } from "@/shared/admin/labels/labels-dialog";
import { CAN_ALL_COME_BACK } from "@/shared/admin/undo";
import { Button } from "@/shared/ui/button";
import { ConfirmDialog } from "@/shared/ui/dialogs/confirm-dialog";
import { Icon } from "@/shared/ui/icon";
import { CopyFitmentDialog } from "../copy-fitment-dialog";
import { useSelection } from "../list/selection";
import { BulkEditDialog } from "./bulk-edit-dialog";
import { PriceDialog } from "./price-dialog";
import { SaleDialog } from "./sale-dialog";
import { useBulkActs } from "./use-bulk-acts";

/** Show the bar of the selected products, and the dialogs of its buttons. */
export function BulkActs() {
  const { names, clear } = useSelection();
  const { remove, change, copyFitment, changePrices, putOnSale } = useBulkActs();
  const [asked, setAsked] = useState<"edit" | "prices" | "sale" | "copy" | "labels" | "delete">();
  const chosen = [...names.keys()];
  const close = () => setAsked(undefined);
  const many = chosen.length === 1 ? "1 product" : `${chosen.length} products`;
  return (
    <>
      {chosen.length > 0 && (
        <BulkBar count={chosen.length} onClear={clear}>
          <Button size="small" onClick={() => setAsked("edit")}>
            <Icon of={Pencil} className="size-4" />
            Bulk edit
          </Button>
          <Button size="small" onClick={() => setAsked("prices")}>
            <Icon of={Euro} className="size-4" />
            Change prices…
          </Button>
          <Button size="small" onClick={() => setAsked("sale")}>
            <Icon of={BadgePercent} className="size-4" />
            Put on sale…
          </Button>
          <Button size="small" onClick={() => setAsked("copy")}>
            <Icon of={CarFront} className="size-4" />
            Copy vehicles from…
          </Button>
          <Button size="small" onClick={() => setAsked("labels")}>
            <Icon of={Tag} className="size-4" />
            Print labels…
          </Button>
          <Button size="small" variant="danger" onClick={() => setAsked("delete")}>
            <Icon of={Trash2} className="size-4" />
            Bulk delete
          </Button>
        </BulkBar>
      )}
      <BulkEditDialog
        open={asked === "edit"}
        onClose={close}
        many={many}
        names={<SelectedNames names={names} />}
        onSave={(updates) => change.mutateAsync({ ids: chosen, updates })}
      />
      <PriceDialog
        open={asked === "prices"}
        ids={chosen}
        many={many}
        onClose={close}
        onSave={(wanted) => changePrices.mutateAsync({ ids: chosen, ...wanted })}
      />
      <SaleDialog
        open={asked === "sale"}
        ids={chosen}
        many={many}
        onClose={close}
        onSave={(wanted) => putOnSale.mutateAsync({ ids: chosen, ...wanted })}
      />
      <CopyFitmentDialog
        open={asked === "copy"}
        many={many}
        onClose={close}
        onCopy={(from, mode) => copyFitment.mutateAsync({ fromProductId: from.id, toIds: chosen, mode })}
      />
      <LabelsDialog open={asked === "labels"} ids={chosen} many={many} onClose={close} />
      <ConfirmDialog
        open={asked === "delete"}
        onClose={close}
        onConfirm={() => remove.mutateAsync(chosen)}
        title={`Delete ${many}?`}
        description={
          <>
            <SelectedNames names={names} />
            They and their pictures are removed. {CAN_ALL_COME_BACK} They stay in past orders but are removed
            from carts.
          </>
        }
        confirmLabel={`Delete ${many}`}
        pendingLabel="Deleting…"
        destructive
      />
    </>
  );
}

const NAMED = 5;

/** Show the selected products: the first few by name, and the number of the others. */
function SelectedNames({ names }: { names: ReadonlyMap<string, string> }) {
  const rest = names.size - NAMED;
  return (
    <ul className="mb-3 list-disc pl-5">
      {[...names].slice(0, NAMED).map(([id, name]) => (
        <li key={id}>{name}</li>
      ))}
      {rest > 0 && <li>and {rest} more</li>}
    </ul>
  );
}
